import { api, provideList, type Order, type PlacedOrder } from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui/console';
import type { OrderFilterValues } from './order-filters.ts';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

export type OrdersQuery = PageQuery & OrderFilterValues;

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Orders of all vendors, newest first. */
    listAdminOrders: build.query<ListPage<Order>, OrdersQuery>({
      query: (query) => ({ url: 'admin/orders', params: { filter: true, ...listParams(query) } }),
      transformResponse: toListPage('orders'),
      providesTags: (list) => provideList('Order', list?.rows),
    }),
    /** A sub-order by number; null if it does not exist. */
    getAdminOrder: build.query<Order | null, string>({
      query: (number) => ({
        url: `admin/orders/${encodeURIComponent(number)}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ order }: { order?: Order }) => order ?? null,
      providesTags: (order) => provideList('Order', order ? [order] : []),
    }),
    /** A whole order by number, in any spelling; null if it does not exist. */
    getPlacedOrder: build.query<PlacedOrder | null, string>({
      query: (number) => ({
        url: `admin/orders/placed/${encodeURIComponent(number)}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ order }: { order?: PlacedOrder }) => order ?? null,
      providesTags: (order) => provideList('Order', order?.orders),
    }),
  }),
});

export const { useListAdminOrdersQuery, useGetAdminOrderQuery, useGetPlacedOrderQuery } = ordersApi;
