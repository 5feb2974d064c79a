import {
  api,
  idTag,
  listTag,
  provideList,
  type AdminCustomer,
  type AdminCustomerRow,
  type Order,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

export const CUSTOMER_STATES = ['active', 'blocked'] as const;

/** `search`: part of a name, an e-mail address or a phone number. */
export const CUSTOMER_FILTERS = { search: 'text', state: CUSTOMER_STATES } satisfies ListFilters<string>;

type CustomerFilters = Record<keyof typeof CUSTOMER_FILTERS, string>;

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whoever has an account to shop with, the newest first. */
    listCustomers: build.query<ListPage<AdminCustomerRow>, CustomerFilters & PageQuery>({
      query: (query) => ({ url: 'admin/customers', params: listParams(query) }),
      transformResponse: toListPage('customers'),
      providesTags: (list) => provideList('Customer', list?.rows),
    }),
    /** One customer; null where there is none. */
    getCustomer: build.query<AdminCustomer | null, number>({
      query: (id) => ({
        url: `admin/customers/${id}`,
        // An address whose id is no number is refused with 422.
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: AdminCustomer }) => data ?? null,
      providesTags: (_customer, _error, id) => [idTag('Customer', id)],
    }),
    /** The newest orders of a customer, one for each vendor's part. */
    listCustomerOrders: build.query<ListPage<Order>, number>({
      query: (customer) => ({ url: 'admin/orders', params: { filter: true, page: 1, customer } }),
      transformResponse: toListPage('orders'),
      providesTags: (list) => provideList('Order', list?.rows),
    }),
    /** Shuts a customer out; the customer reads the reason. */
    blockCustomer: build.mutation<Success, { id: number; reason: string; status_seen: AdminCustomer['state'] }>({
      query: ({ id, ...body }) => ({ url: `admin/customers/${id}/block`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [listTag('Customer'), idTag('Customer', id)]),
    }),
    /** Lets a customer in again. */
    unblockCustomer: build.mutation<Success, { id: number; status_seen: AdminCustomer['state'] }>({
      query: ({ id, ...body }) => ({ url: `admin/customers/${id}/unblock`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [listTag('Customer'), idTag('Customer', id)]),
    }),
  }),
});

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useListCustomerOrdersQuery,
  useBlockCustomerMutation,
  useUnblockCustomerMutation,
} = customersApi;
