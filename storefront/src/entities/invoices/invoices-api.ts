import { api, listTag, type Invoice } from '@balsam/shared-api';

// Invoices are issued and credited when the status of their order changes.
const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Invoices and credit notes of a sub-order by its id, oldest first. */
    listOrderInvoices: build.query<Invoice[], number>({
      query: (id) => `orders/${id}/invoices`,
      transformResponse: ({ data }: { data: { invoices: Invoice[] } }) => data.invoices,
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useListOrderInvoicesQuery } = invoicesApi;
