import {
  activeFilters,
  api,
  idTag,
  listTag,
  staleAfter,
  type Invoice,
  type InvoiceSettings,
  type PageMeta,
  type Success,
} from '@balsam/shared-api';
import type { INVOICE_FILTERS, ListPage } from '@balsam/shared-ui/console';

type InvoicesQuery = { page: number; perPage?: number } & Record<keyof typeof INVOICE_FILTERS, string>;

const SETTINGS = idTag('Settings', 'invoices');
// All store settings share one database row, so saving any of them makes the others stale.
const STORE = ['invoices', 'general', 'products', 'payments', 'tax'].map((part) => idTag('Settings', part));

// Invoices and credit notes are issued when an order changes its status.
export const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Invoices for the vendor's sales and for the commission, newest first. */
    listVendorInvoices: build.query<ListPage<Invoice>, InvoicesQuery>({
      query: ({ page, perPage, ...filters }) => ({
        url: 'vendor/invoices',
        params: { page, per_page: perPage, ...activeFilters(filters) },
      }),
      transformResponse: ({ data }: { data: { invoices: Invoice[]; meta: PageMeta } }) => ({
        rows: data.invoices,
        meta: data.meta,
      }),
      providesTags: [listTag('Order')],
    }),
    /** Invoices of one order, by its id. */
    listVendorOrderInvoices: build.query<Invoice[], number>({
      query: (id) => `vendor/orders/${id}/invoices`,
      transformResponse: ({ data }: { data: { invoices: Invoice[] } }) => data.invoices,
      providesTags: [listTag('Order')],
    }),
    getInvoiceSettings: build.query<InvoiceSettings, void>({
      query: () => 'vendor/invoice-settings',
      transformResponse: ({ data }: { data: InvoiceSettings }) => data,
      providesTags: [SETTINGS],
    }),
    saveInvoiceSettings: build.mutation<Success, Pick<InvoiceSettings, 'mode'> & { updated_at_seen: string }>({
      query: (body) => ({ url: 'vendor/invoice-settings', method: 'POST', body }),
      invalidatesTags: staleAfter(STORE),
    }),
    /** Uploads an invoice from the vendor's own software. Refused (409) once Balsam has issued one. */
    uploadOwnInvoice: build.mutation<Success, { id: number; body: FormData }>({
      query: ({ id, body }) => ({ url: `vendor/orders/${id}/own-invoice`, method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Order')]),
    }),
  }),
});

export const {
  useListVendorInvoicesQuery,
  useListVendorOrderInvoicesQuery,
  useGetInvoiceSettingsQuery,
  useSaveInvoiceSettingsMutation,
  useUploadOwnInvoiceMutation,
} = invoicesApi;
