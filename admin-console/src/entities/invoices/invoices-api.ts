import { api, listTag, type AdminInvoice } from '@balsam/shared-api';
import type { INVOICE_FILTERS, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../lists/list-params.ts';
import { toListPage } from '../lists/to-list-page.ts';

type InvoiceFilters = Partial<Record<keyof typeof INVOICE_FILTERS, string>>;

// An invoice comes and is credited with the status of its order.
export const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What everybody has been invoiced, the newest first. */
    listInvoices: build.query<ListPage<AdminInvoice>, InvoiceFilters & PageQuery>({
      query: (query) => ({ url: 'admin/invoices', params: listParams(query) }),
      transformResponse: toListPage('invoices'),
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useListInvoicesQuery } = invoicesApi;
