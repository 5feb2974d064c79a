import { api, idTag, inForce, provideList, type Order } from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui';
import type { OrderFilterValues } from './orderFilters.ts';
import { toListPage } from '../../lists/toListPage.ts';

export interface OrdersQuery extends OrderFilterValues {
  page: number;
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The orders of all vendors, newest first. */
    listAdminOrders: build.query<ListPage<Order>, OrdersQuery>({
      query: ({ page, ...values }) => ({ url: 'admin/orders', params: { filter: true, page, ...inForce(values) } }),
      transformResponse: toListPage('orders'),
      providesTags: (list) => provideList('Order', list?.rows),
    }),
    /** One vendor's part of an order by its number; null where there is none. */
    getAdminOrder: build.query<Order | null, string>({
      query: (number) => ({
        url: `admin/orders/${encodeURIComponent(number)}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ order }: { order?: Order }) => order ?? null,
      providesTags: (order) => (order ? [idTag('Order', order.id)] : []),
    }),
  }),
});

export const { useListAdminOrdersQuery, useGetAdminOrderQuery } = ordersApi;
