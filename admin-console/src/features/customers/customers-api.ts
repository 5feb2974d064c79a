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

/** `search`: part of a name, an email address or a phone number. */
export const CUSTOMER_FILTERS = { search: 'text', state: CUSTOMER_STATES } satisfies ListFilters<string>;

type CustomerFilters = Record<keyof typeof CUSTOMER_FILTERS, string>;

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Customer accounts, newest first. */
    listCustomers: build.query<ListPage<AdminCustomerRow>, CustomerFilters & PageQuery>({
      query: (query) => ({ url: 'admin/customers', params: listParams(query) }),
      transformResponse: toListPage('customers'),
      providesTags: (list) => provideList('Customer', list?.rows),
    }),
    /** A customer; null if the id does not exist. */
    getCustomer: build.query<AdminCustomer | null, number>({
      query: (id) => ({
        url: `admin/customers/${id}`,
        // A non-numeric id is refused with 422.
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: AdminCustomer }) => data ?? null,
      providesTags: (_customer, _error, id) => [idTag('Customer', id)],
    }),
    /** Newest sub-orders of a customer. */
    listCustomerOrders: build.query<ListPage<Order>, number>({
      query: (customer) => ({ url: 'admin/orders', params: { filter: true, page: 1, customer } }),
      transformResponse: toListPage('orders'),
      providesTags: (list) => provideList('Order', list?.rows),
    }),
    /** Blocks a customer; the reason is shown to them. */
    blockCustomer: build.mutation<Success, { id: number; reason: string; status_seen: AdminCustomer['state'] }>({
      query: ({ id, ...body }) => ({ url: `admin/customers/${id}/block`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [listTag('Customer'), idTag('Customer', id)]),
    }),
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
