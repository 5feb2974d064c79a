import { api, provideList, type Order, type PageMeta } from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui';

export interface OrdersQuery {
  page: number;
  search: string;
  /** A status code, or '' for all. */
  status: string;
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The orders of all vendors, newest first. */
    listAdminOrders: build.query<ListPage<Order>, OrdersQuery>({
      query: ({ page, search, status }) => ({
        url: 'admin/orders',
        params: { filter: true, page, search: search || undefined, status: status || undefined },
      }),
      transformResponse: ({ data }: { data: { orders: Order[]; meta: PageMeta } }) => ({
        rows: data.orders,
        meta: data.meta,
      }),
      providesTags: (list) => provideList('Order', list?.rows),
    }),
  }),
});

export const { useListAdminOrdersQuery } = ordersApi;
