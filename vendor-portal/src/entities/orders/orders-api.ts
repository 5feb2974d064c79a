import {
  api,
  idTag,
  activeFilters,
  listTag,
  type ORDER_STEPS,
  provideList,
  type BulkResult,
  type ChangeVendorOrdersRequest,
  type DecideVendorOrderCancellationRequest,
  type Order,
  type PageMeta,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui/console';
import type { OrderFilterValues } from './order-filters.ts';

export interface OrdersQuery extends Partial<OrderFilterValues> {
  page: number;
  /** How many orders a page has. */
  perPage?: number;
  /** Only the orders of these ids, with commas between them. */
  ids?: string;
}

export type OrderAction = keyof typeof ORDER_STEPS;

/** A new status with what goes with it; `id` is that of the vendor's own part of the order. */
export interface StatusUpdate {
  id: number;
  status: number;
  note?: string;
  cancellation_reason?: string;
  tracking_information?: string;
  /** The status that the screen showed. */
  status_seen: Order['status'];
}

/** The vendor's answer to a customer who wants a confirmed order cancelled; a reason goes with a refusal. */
type CancellationDecision = DecideVendorOrderCancellationRequest & { id: number };

/** When a carrier fetches an order's parcel: a day and two times of it (`HH:mm`), in the marketplace's time zone. */
interface PickupRequest {
  id: number;
  date: string;
  from: string;
  to: string;
  status_seen: Order['status'];
}

// What becomes of an order changes every sum of the vendor's dashboard and reports.
const changedOrder = (id: number) => [idTag('Order', id), listTag('Order'), listTag('Dashboard')];

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The vendor's own orders, newest first. */
    listVendorOrders: build.query<ListPage<Order>, OrdersQuery>({
      query: ({ page, perPage, ...values }) => ({
        url: 'vendor/orders',
        params: { filter: true, page, per_page: perPage, ...activeFilters(values) },
      }),
      transformResponse: ({ data }: { data: { orders: Order[]; meta: PageMeta } }) => ({
        rows: data.orders,
        meta: data.meta,
      }),
      providesTags: (list) => provideList('Order', list?.rows),
    }),
    /** One order by its sub order number; null where the vendor has none of that number. */
    getVendorOrder: build.query<Order | null, string>({
      query: (slug) => ({
        url: `vendor/orders/${encodeURIComponent(slug)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { order?: Order }) => body.order ?? null,
      providesTags: (order) => (order ? [idTag('Order', order.id)] : []),
    }),
    updateOrderStatus: build.mutation<Success, StatusUpdate>({
      query: ({ id, ...body }) => ({ url: `vendor/orders/${id}/status`, method: 'POST', body }),
      // A cancellation gives stock back, so products change with it.
      invalidatesTags: staleAfter(({ id }) => [...changedOrder(id), listTag('Product')]),
    }),
    /** Each order that is elsewhere is named in the answer and stays as it is. */
    changeOrders: build.mutation<BulkResult, ChangeVendorOrdersRequest>({
      query: (body) => ({ url: 'vendor/orders/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter(({ ids }) => ids.flatMap(changedOrder)),
    }),
    decideCancellation: build.mutation<Success, CancellationDecision>({
      query: ({ id, ...body }) => ({ url: `vendor/orders/${id}/cancellation`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [...changedOrder(id), listTag('Product')]),
    }),
    schedulePickup: build.mutation<Success, PickupRequest>({
      query: (body) => ({ url: 'orders/schedule-pickup', method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [idTag('Order', id)]),
    }),
    cancelPickup: build.mutation<Success, { id: number; status_seen: Order['status'] }>({
      query: (body) => ({ url: 'orders/cancel-pickup', method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [idTag('Order', id)]),
    }),
  }),
});

export const {
  useListVendorOrdersQuery,
  useLazyListVendorOrdersQuery,
  useChangeOrdersMutation,
  useGetVendorOrderQuery,
  useUpdateOrderStatusMutation,
  useDecideCancellationMutation,
  useSchedulePickupMutation,
  useCancelPickupMutation,
} = ordersApi;
