import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { receiptIcon } from '@balsam/shared-ui';
import { ADMIN_ORDER_FILTERS } from './order-filters.ts';
import { ordersApi } from './orders-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const orderPages: AdminPage[] = [
  {
    path: paths.orders,
    load: () => import('./OrdersPage.tsx').then(({ OrdersPage }) => OrdersPage),
    queries: ({ search }) => [ask(ordersApi.endpoints.listAdminOrders, readListQuery(ADMIN_ORDER_FILTERS, search))],
    sidebar: { name: 'orders', icon: receiptIcon, group: 'orders' },
  },
];
