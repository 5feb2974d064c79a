import { api, provideList, type Order, type PageMeta } from '@balsam/shared-api';
import { ORDER_STATUS_FILTERS, type ListFilters, type ListPage } from '@balsam/shared-ui';

/** What the list can be narrowed by. Status 5 finds both cancellations, 6 only those with a refund. */
export const ORDER_FILTERS = { search: 'text', status: ORDER_STATUS_FILTERS } satisfies ListFilters<string>;

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
