import { activeFilters, api, listTag, type VatReport } from '@balsam/shared-api';
import { readListQuery, VAT_REPORT_FILTERS, type ListFilters } from '@balsam/shared-ui/console';

/** Filters of the vendor's report, and the vendor's id. */
const FILTERS = { ...VAT_REPORT_FILTERS, vendor_id: 'text' } satisfies ListFilters<string>;

/** Filters of the report in a URL. */
export const readAdminVatReportQuery = (search: URLSearchParams) => readListQuery(FILTERS, search);

export const vatReportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** VAT report between two days, with a page of its breakdown by vendor, kind and rate. */
    getAdminVatReport: build.query<VatReport, ReturnType<typeof readAdminVatReportQuery>>({
      query: ({ page, from, to, currency, vendor_id }) => ({
        url: 'admin/reports/vat',
        params: { page, ...activeFilters({ from, to, currency, vendor_id }) },
      }),
      transformResponse: ({ data }: { data: VatReport }) => data,
      // Its address is below that of the reports of products and vendors.
      providesTags: [listTag('Order'), listTag('Report')],
    }),
  }),
});

export const { useGetAdminVatReportQuery } = vatReportApi;
