import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { receiptIcon } from '@balsam/shared-ui';
import { VENDOR_ORDER_FILTERS } from '../../entities/orders/order-filters.ts';
import { ordersApi } from '../../entities/orders/orders-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

const { listVendorOrders, getVendorOrder } = ordersApi.endpoints;

export const orderPages: VendorPage[] = [
  {
    path: paths.orders,
    permission: 'orders.read',
    load: () => import('./OrdersPage.tsx').then(({ OrdersPage }) => OrdersPage),
    queries: ({ search }) => [ask(listVendorOrders, readListQuery(VENDOR_ORDER_FILTERS, search))],
    sidebar: { name: 'orders', icon: receiptIcon },
  },
  {
    path: paths.order,
    permission: 'orders.read',
    load: () => import('./OrderPage.tsx').then(({ OrderPage }) => OrderPage),
    queries: ({ params }) => [ask(getVendorOrder, params.slug ?? '')],
  },
];
