import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { receiptIcon } from '@balsam/shared-ui';
import { ADMIN_ORDER_FILTERS } from './order-filters.ts';
import { isWholeOrder } from './order-number.ts';
import { ordersApi } from './orders-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { getPlacedOrder, listAdminOrders } = ordersApi.endpoints;

export const orderPages: AdminPage[] = [
  {
    path: paths.orders,
    permission: 'orders.read',
    load: () => import('./OrdersRoute.tsx').then(({ OrdersRoute }) => OrdersRoute),
    queries: ({ params: { number }, search }) => [
      isWholeOrder(number)
        ? ask(getPlacedOrder, number)
        : ask(listAdminOrders, readListQuery(ADMIN_ORDER_FILTERS, search)),
    ],
    sidebar: { name: 'orders', icon: receiptIcon, group: 'orders' },
  },
];
