import { queriesFor, RedirectSignedIn } from '@balsam/shared-api';
import { lazyPage, NotFound, ORDER_FILTERS, readListState } from '@balsam/shared-ui';
import { Navigate, type RouteObject } from 'react-router-dom';
import { dashboardApi } from './features/dashboard/dashboardApi.ts';
import { ordersApi } from './features/orders/ordersApi.ts';
import { PRODUCT_FILTERS, productsApi } from './features/products/productsApi.ts';
import { VENDOR_FILTERS, vendorsApi } from './features/vendors/vendorsApi.ts';
import { AdminLayout } from './layout/AdminLayout.tsx';

const SignInPage = lazyPage(() => import('./features/sign-in/SignInPage.tsx').then((page) => page.SignInPage));
const DashboardPage = lazyPage(() =>
  import('./features/dashboard/DashboardPage.tsx').then((page) => page.DashboardPage),
);
const VendorsPage = lazyPage(() => import('./features/vendors/VendorsPage.tsx').then((page) => page.VendorsPage));
const ProductsPage = lazyPage(() => import('./features/products/ProductsPage.tsx').then((page) => page.ProductsPage));
const OrdersPage = lazyPage(() => import('./features/orders/OrdersPage.tsx').then((page) => page.OrdersPage));

const AHEAD = { subscribe: false };

const dashboardHandle = queriesFor('admin', (dispatch) => {
  void dispatch(dashboardApi.endpoints.getAdminDashboard.initiate(undefined, AHEAD));
});
const vendorsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(VENDOR_FILTERS, search);
  void dispatch(vendorsApi.endpoints.listAdminVendors.initiate({ page, ...values }, AHEAD));
});
const productsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(PRODUCT_FILTERS, search);
  void dispatch(productsApi.endpoints.listAdminProducts.initiate({ page, ...values }, AHEAD));
});
const ordersHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(ORDER_FILTERS, search);
  void dispatch(ordersApi.endpoints.listAdminOrders.initiate({ page, ...values }, AHEAD));
});

/** The pages of the console, below /admin. Everything but the sign-in page stands behind the layout's guard. */
export const routes: RouteObject[] = [
  { path: 'login', element: <RedirectSignedIn />, children: [{ index: true, element: <SignInPage /> }] },
  {
    element: <AdminLayout />,
    children: [
      { index: true, element: <Navigate to="/admin/dashboard" replace /> },
      { path: 'dashboard', element: <DashboardPage />, handle: dashboardHandle },
      { path: 'vendors', element: <VendorsPage />, handle: vendorsHandle },
      { path: 'products', element: <ProductsPage />, handle: productsHandle },
      { path: 'orders', element: <OrdersPage />, handle: ordersHandle },
      { path: '*', element: <NotFound homeHref="/admin/dashboard" /> },
    ],
  },
];
