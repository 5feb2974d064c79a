import { queriesFor, RedirectSignedIn } from '@balsam/shared-api';
import { lazyPage, NotFound, ORDER_FILTERS, readListState } from '@balsam/shared-ui';
import type { RouteObject } from 'react-router-dom';
import { VendorLayout } from './layout/VendorLayout.tsx';
import { ordersApi } from './orders/ordersApi.ts';

const SignInPage = lazyPage(() => import('./features/sign-in/SignInPage.tsx').then((page) => page.SignInPage));
const HomePage = lazyPage(() => import('./features/home/HomePage.tsx').then((page) => page.HomePage));
const OrdersPage = lazyPage(() => import('./features/orders/OrdersPage.tsx').then((page) => page.OrdersPage));
const OrderPage = lazyPage(() => import('./features/orders/OrderPage.tsx').then((page) => page.OrderPage));
const ProductsPage = lazyPage(() => import('./features/products/ProductsPage.tsx').then((page) => page.ProductsPage));

const { listVendorOrders, getVendorOrder } = ordersApi.endpoints;

const ordersHandle = queriesFor('vendor', (dispatch, { search }) => {
  const { page, values } = readListState(ORDER_FILTERS, search);
  void dispatch(listVendorOrders.initiate({ page, ...values }, { subscribe: false }));
});

const orderHandle = queriesFor('vendor', (dispatch, { params }) => {
  void dispatch(getVendorOrder.initiate(params.slug ?? '', { subscribe: false }));
});

/** The pages of the portal, below /vendor. Everything but the sign-in page stands behind the layout's guard. */
export const routes: RouteObject[] = [
  { path: 'login', element: <RedirectSignedIn />, children: [{ index: true, element: <SignInPage /> }] },
  {
    element: <VendorLayout />,
    children: [
      { index: true, element: <HomePage /> },
      { path: 'orders', element: <OrdersPage />, handle: ordersHandle },
      { path: 'orders/:slug', element: <OrderPage />, handle: orderHandle },
      { path: 'products', element: <ProductsPage /> },
      { path: '*', element: <NotFound homeHref="/vendor" /> },
    ],
  },
];
