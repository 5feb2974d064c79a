import { api, listTag, type Invoice } from '@balsam/shared-api';

// An invoice comes and is credited with the status of its order.
const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The invoices and credit notes of one vendor's part of an order, the oldest first; by the id of the part. */
    listOrderInvoices: build.query<Invoice[], number>({
      query: (id) => `orders/${id}/invoices`,
      transformResponse: ({ data }: { data: { invoices: Invoice[] } }) => data.invoices,
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useListOrderInvoicesQuery } = invoicesApi;
