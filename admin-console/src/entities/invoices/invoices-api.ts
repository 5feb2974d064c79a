import { api, listTag, type AdminInvoice } from '@balsam/shared-api';
import type { INVOICE_FILTERS, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../lists/list-params.ts';
import { toListPage } from '../lists/to-list-page.ts';

type InvoiceFilters = Partial<Record<keyof typeof INVOICE_FILTERS, string>>;

// Invoices are issued and credited when an order's status changes.
export const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Invoices to customers and vendors, newest first. */
    listInvoices: build.query<ListPage<AdminInvoice>, InvoiceFilters & PageQuery>({
      query: (query) => ({ url: 'admin/invoices', params: listParams(query) }),
      transformResponse: toListPage('invoices'),
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useListInvoicesQuery } = invoicesApi;
