import { ask, authApi } from '@balsam/shared-api';
import { addressesApi } from '../../entities/addresses/addresses-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

type Of = Pick<ShopPage, 'name' | 'path' | 'load'>;

/** A page within the dashboard's layout. */
const dashboardPage = (page: Of): ShopPage => ({
  ...page,
  access: 'customer',
  queries: ({ role }) => (role === 'user' ? [ask(authApi.endpoints.getUser)] : []),
  isPrivate: true,
});

export const dashboardPages: ShopPage[] = [
  dashboardPage({
    name: 'dashboard',
    path: paths.dashboard,
    load: () => import('./home/DashboardPage.tsx').then(({ DashboardPage }) => DashboardPage),
  }),
  dashboardPage({
    name: 'orders',
    path: paths.orders,
    load: () => import('./orders/OrdersPage.tsx').then(({ OrdersPage }) => OrdersPage),
  }),
  dashboardPage({
    name: 'customerReturns',
    path: paths.customerReturns,
    load: () => import('./returns/ReturnsPage.tsx').then(({ ReturnsPage }) => ReturnsPage),
  }),
  dashboardPage({
    name: 'customerReturns',
    path: paths.customerReturn,
    load: () => import('./returns/ReturnPage.tsx').then(({ ReturnPage }) => ReturnPage),
  }),
  dashboardPage({
    name: 'returnItems',
    path: paths.returnItems,
    load: () => import('./returns/ReturnItemsPage.tsx').then(({ ReturnItemsPage }) => ReturnItemsPage),
  }),
  {
    ...dashboardPage({
      name: 'address',
      path: paths.address,
      load: () => import('./address/AddressPage.tsx').then(({ AddressPage }) => AddressPage),
    }),
    queries: ({ role }) =>
      role === 'user' ? [ask(authApi.endpoints.getUser), ask(addressesApi.endpoints.listAddresses)] : [],
  },
  dashboardPage({
    name: 'account',
    path: paths.account,
    load: () => import('./account/AccountPage.tsx').then(({ AccountPage }) => AccountPage),
  }),
  dashboardPage({
    name: 'privacyRequests',
    path: paths.privacyRequests,
    load: () => import('./privacy/PrivacyPage.tsx').then(({ PrivacyPage }) => PrivacyPage),
  }),
  dashboardPage({
    name: 'security',
    path: paths.security,
    load: () => import('./security/SecurityPage.tsx').then(({ SecurityPage }) => SecurityPage),
  }),
];
