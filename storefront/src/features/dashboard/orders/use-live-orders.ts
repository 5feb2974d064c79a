import { isUnderway } from '../../../entities/tracking/parcel-steps.ts';
import { usePollingInterval } from '../../../entities/tracking/use-polling-interval.ts';
import { useGetOrderQuery, useListOrdersQuery } from './orders-api.ts';

/** A page of a customer's orders, polled while a parcel on it is under way. */
export function useLiveOrders(page: Parameters<typeof useListOrdersQuery>[0]) {
  const query = useListOrdersQuery(page);
  const pollingInterval = usePollingInterval(query.data?.orders.some(isUnderway) ?? false);
  // A second subscription to the same response, because the interval depends on it.
  useListOrdersQuery(page, { skip: pollingInterval === 0, pollingInterval });
  return query;
}

/** A sub-order, polled while it is under way. */
export function useLiveOrder(id: number, skip: boolean) {
  const query = useGetOrderQuery(id, { skip });
  const isPolled = query.data ? isUnderway(query.data) : false;
  const pollingInterval = usePollingInterval(isPolled);
  useGetOrderQuery(id, { skip: skip || !isPolled, pollingInterval });
  return query;
}
