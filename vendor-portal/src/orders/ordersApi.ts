import {
  api,
  idTag,
  invalidate,
  listTag,
  provideList,
  type Order,
  type PageMeta,
  type Success,
} from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui';

export interface OrdersQuery {
  page: number;
  search: string;
  /** A status code, or '' for all. */
  status: string;
}

/** A new status with what goes with it; `id` is that of the vendor's own part of the order. */
export interface StatusUpdate {
  id: number;
  status: number;
  note?: string;
  cancellation_reason?: string;
  tracking_information?: string;
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The vendor's own orders, newest first. */
    listVendorOrders: build.query<ListPage<Order>, OrdersQuery>({
      query: ({ page, search, status }) => ({
        url: 'vendor/orders',
        params: { filter: true, page, search: search || undefined, status: status || undefined },
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
      invalidatesTags: (_answer, error, { id }) =>
        invalidate(error, [idTag('Order', id), listTag('Order'), listTag('Product')]),
    }),
  }),
});

export const { useListVendorOrdersQuery, useGetVendorOrderQuery, useUpdateOrderStatusMutation } = ordersApi;
