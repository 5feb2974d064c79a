import { api, inForce, provideList, type Order, type PageMeta } from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui';
import type { OrderFilterValues } from './orderFilters.ts';

export interface OrdersQuery extends OrderFilterValues {
  page: number;
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The orders of all vendors, newest first. */
    listAdminOrders: build.query<ListPage<Order>, OrdersQuery>({
      query: ({ page, ...values }) => ({ url: 'admin/orders', params: { filter: true, page, ...inForce(values) } }),
      transformResponse: ({ data }: { data: { orders: Order[]; meta: PageMeta } }) => ({
        rows: data.orders,
        meta: data.meta,
      }),
      providesTags: (list) => provideList('Order', list?.rows),
    }),
  }),
});

export const { useListAdminOrdersQuery } = ordersApi;
