import { categoriesApi, queriesFor, RedirectSignedIn, selectCurrency } from '@balsam/shared-api';
import { lazyPage, NotFound } from '@balsam/shared-ui';
import { readListState, readSalesQuery } from '@balsam/shared-ui/console';
import type { RouteObject } from 'react-router-dom';
import { identityApi } from '../features/account/identity-api.ts';
import { CUSTOMER_FILTERS, customersApi } from '../features/customers/customers-api.ts';
import { dashboardApi } from '../features/home/dashboard-api.ts';
import { productFormApi } from '../features/product-form/product-form-api.ts';
import { PRODUCT_FILTERS } from '../features/products/product-filters.ts';
import { productsApi } from '../features/products/products-api.ts';
import { readReportQuery, reportsApi } from '../features/reports/reports-api.ts';
import { REVIEW_FILTERS, vendorReviewsApi } from '../features/reviews/reviews-api.ts';
import { settingsApi } from '../entities/settings/settings-api.ts';
import { VendorLayout } from './layout/VendorLayout.tsx';
import { VENDOR_ORDER_FILTERS } from '../entities/orders/order-filters.ts';
import { ordersApi } from '../entities/orders/orders-api.ts';

const SignInPage = lazyPage(() => import('../features/sign-in/SignInPage.tsx').then((page) => page.SignInPage));
const HomePage = lazyPage(() => import('../features/home/HomePage.tsx').then((page) => page.HomePage));
const OrdersPage = lazyPage(() => import('../features/orders/OrdersPage.tsx').then((page) => page.OrdersPage));
const OrderPage = lazyPage(() => import('../features/orders/OrderPage.tsx').then((page) => page.OrderPage));
const PackingSlipPage = lazyPage(() =>
  import('../features/order-documents/PackingSlipPage.tsx').then((page) => page.PackingSlipPage),
);
const InvoicePage = lazyPage(() =>
  import('../features/order-documents/InvoicePage.tsx').then((page) => page.InvoicePage),
);
const LabelPage = lazyPage(() => import('../features/order-documents/LabelPage.tsx').then((page) => page.LabelPage));
const PackingSlipsPage = lazyPage(() =>
  import('../features/order-documents/PackingSlipsPage.tsx').then((page) => page.PackingSlipsPage),
);
const LabelsPage = lazyPage(() => import('../features/order-documents/LabelsPage.tsx').then((page) => page.LabelsPage));
const ProductsPage = lazyPage(() => import('../features/products/ProductsPage.tsx').then((page) => page.ProductsPage));
const AddProductPage = lazyPage(() =>
  import('../features/product-form/AddProductPage.tsx').then((page) => page.AddProductPage),
);
const EditProductPage = lazyPage(() =>
  import('../features/product-form/EditProductPage.tsx').then((page) => page.EditProductPage),
);
const AccountPage = lazyPage(() => import('../features/account/AccountPage.tsx').then((page) => page.AccountPage));
const ImportPage = lazyPage(() => import('../features/products/import/ImportPage.tsx').then((page) => page.ImportPage));
const CustomersPage = lazyPage(() =>
  import('../features/customers/CustomersPage.tsx').then((page) => page.CustomersPage),
);
const ReportsPage = lazyPage(() => import('../features/reports/ReportsPage.tsx').then((page) => page.ReportsPage));
const ReviewsPage = lazyPage(() => import('../features/reviews/ReviewsPage.tsx').then((page) => page.ReviewsPage));
const SettingsPage = lazyPage(() => import('../features/settings/SettingsPage.tsx').then((page) => page.SettingsPage));

const { listVendorOrders, getVendorOrder } = ordersApi.endpoints;
const { getVendorDashboard } = dashboardApi.endpoints;
const { listVendorCustomers } = customersApi.endpoints;
const { getVendorReport } = reportsApi.endpoints;
const { listVendorProducts } = productsApi.endpoints;
const { getVendorProduct } = productFormApi.endpoints;
const { listVendorReviews } = vendorReviewsApi.endpoints;
const { getProductSettings, listShippingZones, getPaymentSettings } = settingsApi.endpoints;
const { getIdentity } = identityApi.endpoints;
const { listCategories } = categoriesApi.endpoints;

const homeHandle = queriesFor('vendor', (dispatch, { search }) => {
  void dispatch(getVendorDashboard.initiate(readSalesQuery(search), { subscribe: false }));
});

const customersHandle = queriesFor('vendor', (dispatch, { search }) => {
  const { page, perPage, values } = readListState(CUSTOMER_FILTERS, search);
  void dispatch(listVendorCustomers.initiate({ page, perPage, ...values }, { subscribe: false }));
});

const reportsHandle = queriesFor('vendor', (dispatch, { search }) => {
  void dispatch(getVendorReport.initiate(readReportQuery(search), { subscribe: false }));
});

const ordersHandle = queriesFor('vendor', (dispatch, { search }) => {
  const { page, perPage, values } = readListState(VENDOR_ORDER_FILTERS, search);
  void dispatch(listVendorOrders.initiate({ page, perPage, ...values }, { subscribe: false }));
});

const orderHandle = queriesFor('vendor', (dispatch, { params }) => {
  void dispatch(getVendorOrder.initiate(params.slug ?? '', { subscribe: false }));
});

const productsHandle = queriesFor('vendor', (dispatch, { search }) => {
  const { page, perPage, values } = readListState(PRODUCT_FILTERS, search);
  void dispatch((_dispatch, getState) => {
    const query = { page, perPage, currency: selectCurrency(getState()), ...values };
    return dispatch(listVendorProducts.initiate(query, { subscribe: false }));
  });
});

const addProductHandle = queriesFor('vendor', (dispatch) => {
  void dispatch(listCategories.initiate(undefined, { subscribe: false }));
});

const editProductHandle = queriesFor('vendor', (dispatch, { params }) => {
  void dispatch(listCategories.initiate(undefined, { subscribe: false }));
  void dispatch(getVendorProduct.initiate(params.slug ?? '', { subscribe: false }));
});

const reviewsHandle = queriesFor('vendor', (dispatch, { search }) => {
  const { page, perPage, values } = readListState(REVIEW_FILTERS, search);
  void dispatch(listVendorReviews.initiate({ page, perPage, ...values }, { subscribe: false }));
});

// What the general tab asks for needs the vendor's own id, which the frame asks for.
const settingsHandle = queriesFor('vendor', (dispatch, { search }) => {
  const once = { subscribe: false } as const;
  const tab = search.get('tab');
  if (tab === 'products') void dispatch(getProductSettings.initiate(undefined, once));
  if (tab === 'shipping') void dispatch(listShippingZones.initiate(undefined, once));
  if (tab === 'payments') void dispatch(getPaymentSettings.initiate(undefined, once));
});

const accountHandle = queriesFor('vendor', (dispatch) => {
  void dispatch(getIdentity.initiate(undefined, { subscribe: false }));
});

/** The pages of the portal, below /vendor. Everything but the sign-in page stands behind the layout's guard. */
export const routes: RouteObject[] = [
  { path: 'login', element: <RedirectSignedIn />, children: [{ index: true, element: <SignInPage /> }] },
  {
    element: <VendorLayout />,
    children: [
      { index: true, element: <HomePage />, handle: homeHandle },
      { path: 'orders', element: <OrdersPage />, handle: ordersHandle },
      { path: 'orders/packing-slips', element: <PackingSlipsPage /> },
      { path: 'orders/labels', element: <LabelsPage /> },
      { path: 'orders/:slug', element: <OrderPage />, handle: orderHandle },
      { path: 'orders/:slug/packing-slip', element: <PackingSlipPage />, handle: orderHandle },
      { path: 'orders/:slug/invoice', element: <InvoicePage />, handle: orderHandle },
      { path: 'orders/:slug/label', element: <LabelPage />, handle: orderHandle },
      { path: 'products', element: <ProductsPage />, handle: productsHandle },
      { path: 'add-product', element: <AddProductPage />, handle: addProductHandle },
      { path: 'edit-product/:slug', element: <EditProductPage />, handle: editProductHandle },
      { path: 'products/import', element: <ImportPage /> },
      { path: 'customers', element: <CustomersPage />, handle: customersHandle },
      { path: 'reports', element: <ReportsPage />, handle: reportsHandle },
      { path: 'reviews', element: <ReviewsPage />, handle: reviewsHandle },
      { path: 'account', element: <AccountPage />, handle: accountHandle },
      { path: 'settings', element: <SettingsPage />, handle: settingsHandle },
      { path: '*', element: <NotFound homeHref="/vendor" /> },
    ],
  },
];
