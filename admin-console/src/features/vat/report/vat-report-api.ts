import { activeFilters, api, listTag, type VatReport } from '@balsam/shared-api';
import { readListQuery, VAT_REPORT_FILTERS, type ListFilters } from '@balsam/shared-ui/console';

/** The vendor's report can be narrowed by the same, this one to one vendor too. */
const FILTERS = { ...VAT_REPORT_FILTERS, vendor_id: 'text' } satisfies ListFilters<string>;

/** What an address asks the report to show. */
export const readAdminVatReportQuery = (search: URLSearchParams) => readListQuery(FILTERS, search);

export const vatReportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What of everybody's sales between two days is tax, with a page of the vendors, kinds and rates behind it. */
    getAdminVatReport: build.query<VatReport, ReturnType<typeof readAdminVatReportQuery>>({
      query: ({ page, from, to, currency, vendor_id }) => ({
        url: 'admin/reports/vat',
        params: { page, ...activeFilters({ from, to, currency, vendor_id }) },
      }),
      transformResponse: ({ data }: { data: VatReport }) => data,
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useGetAdminVatReportQuery } = vatReportApi;
