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
// The store's settings are saved in one row: each save makes a newer state of all of them.
const STORE = ['invoices', 'general', 'products', 'payments', 'tax'].map((part) => idTag('Settings', part));

// An invoice comes and is credited with the status of its order.
export const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was invoiced of the vendor's sales, and to him for the commission; the newest first. */
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
    /** The invoices of one order, by its id. */
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
    /** Keeps an invoice of the vendor's own program with an order. Refused (409) once Balsam has made one. */
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
