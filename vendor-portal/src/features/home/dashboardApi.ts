import { api, CURRENCIES, listTag, type Currency, type SalesPeriod, type VendorDashboard } from '@balsam/shared-api';

/** The first one is shown where the address names none. */
export const PERIODS = ['week', 'month', 'year'] as const satisfies SalesPeriod[];

export interface DashboardQuery {
  period: SalesPeriod;
  /** Undefined: the backend chooses. Amounts of different currencies are never added. */
  currency?: Currency;
}

/** What an address asks the dashboard to show. */
export const readDashboardQuery = (search: URLSearchParams): DashboardQuery => ({
  period: PERIODS.find((period) => period === search.get('period')) ?? PERIODS[0],
  currency: CURRENCIES.find((currency) => currency === search.get('currency')),
});

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sales of a period beside the span before, what sells best, and what waits for the vendor. */
    getVendorDashboard: build.query<VendorDashboard, DashboardQuery>({
      query: (params) => ({ url: 'vendor/dashboard', params }),
      transformResponse: ({ data }: { data: VendorDashboard }) => data,
      providesTags: [listTag('Dashboard'), listTag('Order'), listTag('Product')],
    }),
  }),
});

export const { useGetVendorDashboardQuery } = dashboardApi;
