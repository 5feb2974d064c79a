import { api, CURRENCIES, activeFilters, listTag, type VendorReport } from '@balsam/shared-api';
import { ORDER_FILTERS, readListState, type ListFilters } from '@balsam/shared-ui/console';
import { readDay, spanProblem } from './spans.ts';

export const REPORT_FILTERS = {
  from: 'text',
  to: 'text',
  currency: CURRENCIES,
  status: ORDER_FILTERS.status,
} satisfies ListFilters<string>;

/** '' if not in the address: the backend defaults to the last 30 days and the reader's currency. */
type ReportFilters = Record<keyof typeof REPORT_FILTERS, string>;

export type ReportQuery = ReportFilters & { page: number };

/** Reads the report query from an address. An invalid date range is ignored. */
export function readReportQuery(search: URLSearchParams): ReportQuery {
  const { page, values } = readListState(REPORT_FILTERS, search);
  const [from, to] = [readDay(values.from), readDay(values.to)];
  const isSpan = from !== null && to !== null && spanProblem({ from, to }) === null;
  return { page, ...values, ...(isSpan ? { from, to } : { from: '', to: '' }) };
}

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Earnings between two days, with a page of the orders behind them. */
    getVendorReport: build.query<VendorReport, ReportQuery>({
      query: ({ page, ...filters }) => ({ url: 'vendor/reports', params: { page, ...activeFilters(filters) } }),
      transformResponse: ({ data }: { data: VendorReport }) => data,
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useGetVendorReportQuery } = reportsApi;
