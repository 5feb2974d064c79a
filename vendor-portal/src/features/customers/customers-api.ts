import { api, activeFilters, listTag, type PageMeta, type VendorCustomer } from '@balsam/shared-api';
import type { Sorts } from '@balsam/shared-ui';
import { sortFilters, type ListFilters, type ListPage } from '@balsam/shared-ui/console';

export const CUSTOMER_SORTS: Sorts = { recent: 'desc', name: 'asc', orders: 'desc', spent: 'desc' };

export const CUSTOMER_FILTERS = { search: 'text', ...sortFilters(CUSTOMER_SORTS) } satisfies ListFilters<string>;

/** `search`: part of a name, email address or phone number; '' if not set. */
interface CustomersQuery extends Record<keyof typeof CUSTOMER_FILTERS, string> {
  page: number;
  /** Customers per page. */
  perPage?: number;
}

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Customers who ordered from the vendor. */
    listVendorCustomers: build.query<ListPage<VendorCustomer>, CustomersQuery>({
      query: ({ page, perPage, ...values }) => ({
        url: 'vendor/customers',
        params: { page, per_page: perPage, ...activeFilters(values) },
      }),
      transformResponse: ({ customers, meta }: { customers: VendorCustomer[]; meta: PageMeta }) => ({
        rows: customers,
        meta,
      }),
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useListVendorCustomersQuery } = customersApi;
