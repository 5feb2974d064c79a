import { api, listTag, type PageMeta, type VendorCustomer } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui';

/** The first one is the backend's own order: who ordered last comes first. */
export const CUSTOMER_SORTS = ['recent', 'name', 'orders', 'spent'] as const;

export const CUSTOMER_FILTERS = { search: 'text', sort: CUSTOMER_SORTS } satisfies ListFilters<string>;

export interface CustomersQuery {
  page: number;
  /** How many customers a page has. */
  perPage?: number;
  /** Part of a name, an e-mail address or a phone number. */
  search: string;
  /** One of CUSTOMER_SORTS, or '' for the backend's own order. */
  sort: string;
}

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The people who ordered from the vendor. */
    listVendorCustomers: build.query<ListPage<VendorCustomer>, CustomersQuery>({
      query: ({ page, perPage, search, sort }) => ({
        url: 'vendor/customers',
        params: { page, per_page: perPage, search: search || undefined, sort: sort || undefined },
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
