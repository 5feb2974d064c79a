import { api, listTag, type Currency, type SalesPeriod, type VendorDashboard } from '@balsam/shared-api';

export interface DashboardQuery {
  period: SalesPeriod;
  /** If undefined, the backend chooses. Amounts in different currencies are never added up. */
  currency?: Currency;
}

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sales of a period and the one before, best sellers, and pending work. */
    getVendorDashboard: build.query<VendorDashboard, DashboardQuery>({
      query: (params) => ({ url: 'vendor/dashboard', params }),
      transformResponse: ({ data }: { data: VendorDashboard }) => data,
      providesTags: [listTag('Dashboard'), listTag('Order'), listTag('Product')],
    }),
  }),
});

export const { useGetVendorDashboardQuery } = dashboardApi;
