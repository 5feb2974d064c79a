import { api, listTag, type Currency, type SalesPeriod, type VendorDashboard } from '@balsam/shared-api';

export interface DashboardQuery {
  period: SalesPeriod;
  /** Undefined: the backend chooses. Amounts of different currencies are never added. */
  currency?: Currency;
}

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
