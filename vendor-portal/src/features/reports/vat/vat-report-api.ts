import { activeFilters, api, listTag, type VatReport } from '@balsam/shared-api';
import type { readVatReportQuery } from '@balsam/shared-ui/console';

export const vatReportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Output VAT between two days, with a page of VAT categories and rates. */
    getVendorVatReport: build.query<VatReport, ReturnType<typeof readVatReportQuery>>({
      query: ({ page, from, to, currency }) => ({
        url: 'vendor/reports/vat',
        params: { page, ...activeFilters({ from, to, currency }) },
      }),
      transformResponse: ({ data }: { data: VatReport }) => data,
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useGetVendorVatReportQuery } = vatReportApi;
