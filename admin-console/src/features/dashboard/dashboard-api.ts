import { api, listTag, type Currency, type Dashboard } from '@balsam/shared-api';
import type { SalesPeriod } from '@balsam/shared-ui/console';

export interface DashboardQuery {
  period: SalesPeriod;
  /** Undefined for the backend's default. Amounts in different currencies are never added up. */
  currency?: Currency;
}

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Pending counts, order counts, and the sales of all vendors compared with the previous period. */
    getAdminDashboard: build.query<Dashboard, DashboardQuery>({
      query: (params) => ({ url: 'admin/dashboard', params }),
      transformResponse: ({ data }: { data: Dashboard }) => data,
      providesTags: [listTag('Dashboard'), listTag('Order'), listTag('Product'), listTag('Vendor'), listTag('Review')],
    }),
  }),
});

export const { useGetAdminDashboardQuery } = dashboardApi;
