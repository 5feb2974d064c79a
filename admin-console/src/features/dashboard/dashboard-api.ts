import { api, listTag, type Currency, type Dashboard } from '@balsam/shared-api';
import type { SalesPeriod } from '@balsam/shared-ui/console';

export interface DashboardQuery {
  period: SalesPeriod;
  /** Undefined: the backend chooses. Amounts of different currencies are never added. */
  currency?: Currency;
}

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What waits for an admin, how the orders stand, and the sales of all vendors beside the span before. */
    getAdminDashboard: build.query<Dashboard, DashboardQuery>({
      query: (params) => ({ url: 'admin/dashboard', params }),
      transformResponse: ({ data }: { data: Dashboard }) => data,
      providesTags: [listTag('Dashboard'), listTag('Order'), listTag('Product'), listTag('Vendor'), listTag('Review')],
    }),
  }),
});

export const { useGetAdminDashboardQuery } = dashboardApi;
