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
  type VendorCarrier,
  staleAfter,
} from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui/console';
import type { OrderFilterValues } from './order-filters.ts';

export interface OrdersQuery extends Partial<OrderFilterValues> {
  page: number;
  /** Orders per page. */
  perPage?: number;
  /** Order ids, separated by commas. */
  ids?: string;
}

export type OrderAction = keyof typeof ORDER_STEPS;

/** A status change with its texts; `id` is that of the sub-order. */
export interface StatusUpdate {
  id: number;
  status: number;
  note?: string;
  cancellation_reason?: string;
  tracking_information?: string;
  /** Status shown on screen when the change was made. */
  status_seen: Order['status'];
}

/** The vendor's decision on a cancellation request, with a reason if declined. */
type CancellationDecision = DecideVendorOrderCancellationRequest & { id: number };

/** Pickup slot: a day and two times (`HH:mm`) in the marketplace's time zone. */
interface PickupRequest {
  id: number;
  date: string;
  from: string;
  to: string;
  status_seen: Order['status'];
}

/** Carrier and number of a parcel; `tracking_url` is the page of a carrier that the vendor enters. */
interface TrackingRequest {
  id: number;
  carrier: string;
  tracking_number: string;
  tracking_url: string;
  status_seen: Order['status'];
}

const CARRIERS = idTag('Settings', 'carriers');

// An order change affects every total on the vendor's dashboard and reports.
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
    /** One sub-order by its number; null if the vendor has no such sub-order. */
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
      // A cancellation restores stock, so products change too.
      invalidatesTags: staleAfter(({ id }) => [...changedOrder(id), listTag('Product')]),
    }),
    /** Orders in a different status are named in the response and stay unchanged. */
    changeOrders: build.mutation<BulkResult, ChangeVendorOrdersRequest>({
      query: (body) => ({ url: 'vendor/orders/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter(({ ids }) => ids.flatMap(changedOrder)),
    }),
    decideCancellation: build.mutation<Success, CancellationDecision>({
      query: ({ id, ...body }) => ({ url: `vendor/orders/${id}/cancellation`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [...changedOrder(id), listTag('Product')]),
    }),
    /** Carriers that the vendor has entered, with their pages about parcels. */
    listCarriers: build.query<VendorCarrier[], void>({
      query: () => 'vendor/carriers',
      transformResponse: ({ carriers }: { carriers: VendorCarrier[] }) => carriers,
      providesTags: [CARRIERS],
    }),
    saveTracking: build.mutation<Success, TrackingRequest>({
      query: ({ id, ...body }) => ({ url: `vendor/orders/${id}/tracking`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [idTag('Order', id), listTag('Order'), CARRIERS]),
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
  useListCarriersQuery,
  useSaveTrackingMutation,
  useSchedulePickupMutation,
  useCancelPickupMutation,
} = ordersApi;
