import { api, listTag, type Currency, type Order, type OrderStatus } from '@balsam/shared-api';

/** What was sold in one currency over one period, cancelled orders left out. */
export interface Sales {
  period: 'today' | 'last_7_days' | 'last_30_days';
  currency: Currency;
  orders: number;
  /** In major units of the currency. */
  total: number;
}

/** The admin's first page. Amounts of different currencies stand apart: they are never added. */
export interface Dashboard {
  orders_by_status: { status: OrderStatus; status_code: number; count: number }[];
  vendors_waiting: number;
  products_waiting: number;
  newest_orders: Order[];
  sales: Sales[];
}

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminDashboard: build.query<Dashboard, void>({
      query: () => 'admin/dashboard',
      transformResponse: ({ data }: { data: Dashboard }) => data,
      providesTags: [listTag('Dashboard'), listTag('Order')],
    }),
  }),
});

export const { useGetAdminDashboardQuery } = dashboardApi;
