import { locationsApi, queriesFor, RedirectSignedIn } from '@balsam/shared-api';
import { lazyPage, NotFound, readListState, readSalesQuery } from '@balsam/shared-ui';
import { Navigate, type RouteObject } from 'react-router-dom';
import { areasApi, BEACON_FILTERS } from './areas/areasApi.ts';
import { ADMIN_FILTERS, adminsApi } from './features/admins/adminsApi.ts';
import { AUDIT_FILTERS, auditApi } from './features/audit-log/auditApi.ts';
import { adminCategoriesApi, CATEGORY_FILTERS } from './features/categories/categoriesApi.ts';
import { COUPON_FILTERS, couponsApi } from './features/coupons/couponsApi.ts';
import { CUSTOMER_FILTERS, customersApi } from './features/customers/customersApi.ts';
import { dashboardApi } from './features/dashboard/dashboardApi.ts';
import { MESSAGE_FILTERS, messagesApi } from './features/messages/messagesApi.ts';
import { newsletterApi, SUBSCRIBER_FILTERS } from './features/newsletter/newsletterApi.ts';
import { ADMIN_ORDER_FILTERS } from './features/orders/orderFilters.ts';
import { ordersApi } from './features/orders/ordersApi.ts';
import { holderAt, PLACE_FILTERS, placesApi } from './features/places/placesApi.ts';
import { PRODUCT_FILTERS } from './features/products/productFilters.ts';
import { productsApi } from './features/products/productsApi.ts';
import { REVIEW_FILTERS, reviewsApi } from './features/reviews/reviewsApi.ts';
import { platformApi } from './features/settings/platformApi.ts';
import { SYNONYM_FILTERS, synonymsApi } from './features/synonyms/synonymsApi.ts';
import { VENDOR_FILTERS, vendorsApi } from './features/vendors/vendorsApi.ts';
import { pagesApi } from './features/pages/pagesApi.ts';
import { POST_FILTERS, postsApi } from './features/posts/postsApi.ts';
import { TESTIMONIAL_FILTERS, testimonialsApi } from './features/testimonials/testimonialsApi.ts';
import { openingApi } from './opening/openingApi.ts';
import { AdminLayout } from './layout/AdminLayout.tsx';

const SignInPage = lazyPage(() => import('./features/sign-in/SignInPage.tsx').then((page) => page.SignInPage));
const DashboardPage = lazyPage(() =>
  import('./features/dashboard/DashboardPage.tsx').then((page) => page.DashboardPage),
);
const CategoriesPage = lazyPage(() =>
  import('./features/categories/CategoriesPage.tsx').then((page) => page.CategoriesPage),
);
const AddCategoryPage = lazyPage(() =>
  import('./features/categories/AddCategoryPage.tsx').then((page) => page.AddCategoryPage),
);
const EditCategoryPage = lazyPage(() =>
  import('./features/categories/EditCategoryPage.tsx').then((page) => page.EditCategoryPage),
);
const AddVendorPage = lazyPage(() => import('./features/vendors/AddVendorPage.tsx').then((page) => page.AddVendorPage));
const EditVendorPage = lazyPage(() =>
  import('./features/vendors/EditVendorPage.tsx').then((page) => page.EditVendorPage),
);
const VendorsPage = lazyPage(() => import('./features/vendors/VendorsPage.tsx').then((page) => page.VendorsPage));
const ProductsPage = lazyPage(() => import('./features/products/ProductsPage.tsx').then((page) => page.ProductsPage));
const ProductPage = lazyPage(() =>
  import('./features/products/approval/ProductPage.tsx').then((page) => page.ProductPage),
);
const OrdersPage = lazyPage(() => import('./features/orders/OrdersPage.tsx').then((page) => page.OrdersPage));
const CustomersPage = lazyPage(() =>
  import('./features/customers/CustomersPage.tsx').then((page) => page.CustomersPage),
);
const CustomerPage = lazyPage(() => import('./features/customers/CustomerPage.tsx').then((page) => page.CustomerPage));
const CouponsPage = lazyPage(() => import('./features/coupons/CouponsPage.tsx').then((page) => page.CouponsPage));
const AddCouponPage = lazyPage(() => import('./features/coupons/AddCouponPage.tsx').then((page) => page.AddCouponPage));
const EditCouponPage = lazyPage(() =>
  import('./features/coupons/EditCouponPage.tsx').then((page) => page.EditCouponPage),
);
const ReviewsPage = lazyPage(() => import('./features/reviews/ReviewsPage.tsx').then((page) => page.ReviewsPage));
const NewsletterPage = lazyPage(() =>
  import('./features/newsletter/NewsletterPage.tsx').then((page) => page.NewsletterPage),
);
const MessagesPage = lazyPage(() => import('./features/messages/MessagesPage.tsx').then((page) => page.MessagesPage));
const AdminsPage = lazyPage(() => import('./features/admins/AdminsPage.tsx').then((page) => page.AdminsPage));
const InvitationPage = lazyPage(() =>
  import('./features/invitation/InvitationPage.tsx').then((page) => page.InvitationPage),
);
const SynonymsPage = lazyPage(() => import('./features/synonyms/SynonymsPage.tsx').then((page) => page.SynonymsPage));
const SearchMissesPage = lazyPage(() =>
  import('./features/synonyms/SearchMissesPage.tsx').then((page) => page.SearchMissesPage),
);
const AuditLogPage = lazyPage(() => import('./features/audit-log/AuditLogPage.tsx').then((page) => page.AuditLogPage));
const AreasPage = lazyPage(() => import('./features/areas/AreasPage.tsx').then((page) => page.AreasPage));
const PlacesPage = lazyPage(() => import('./features/places/PlacesPage.tsx').then((page) => page.PlacesPage));
const PagesPage = lazyPage(() => import('./features/pages/PagesPage.tsx').then((page) => page.PagesPage));
const EditPagePage = lazyPage(() => import('./features/pages/EditPagePage.tsx').then((page) => page.EditPagePage));
const PostsPage = lazyPage(() => import('./features/posts/PostsPage.tsx').then((page) => page.PostsPage));
const AddPostPage = lazyPage(() => import('./features/posts/AddPostPage.tsx').then((page) => page.AddPostPage));
const EditPostPage = lazyPage(() => import('./features/posts/EditPostPage.tsx').then((page) => page.EditPostPage));
const TestimonialsPage = lazyPage(() =>
  import('./features/testimonials/TestimonialsPage.tsx').then((page) => page.TestimonialsPage),
);
const OpeningPage = lazyPage(() => import('./features/opening/OpeningPage.tsx').then((page) => page.OpeningPage));
const SettingsPage = lazyPage(() => import('./features/settings/SettingsPage.tsx').then((page) => page.SettingsPage));

const AHEAD = { subscribe: false };

const dashboardHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(dashboardApi.endpoints.getAdminDashboard.initiate(readSalesQuery(search), AHEAD));
  void dispatch(areasApi.endpoints.listAreas.initiate(undefined, AHEAD));
  void dispatch(openingApi.endpoints.getOpening.initiate(undefined, AHEAD));
});
const categoriesHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(CATEGORY_FILTERS, search);
  void dispatch(adminCategoriesApi.endpoints.listAdminCategories.initiate({ page, ...values }, AHEAD));
});
const editCategoryHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(adminCategoriesApi.endpoints.getAdminCategory.initiate(params.idOrSlug ?? '', AHEAD));
});
const addVendorHandle = queriesFor('admin', (dispatch) => {
  void dispatch(locationsApi.endpoints.listCountries.initiate(undefined, AHEAD));
});
const editVendorHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(locationsApi.endpoints.listCountries.initiate(undefined, AHEAD));
  void dispatch(vendorsApi.endpoints.getAdminVendor.initiate(Number(params.id), AHEAD));
});
const vendorsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(VENDOR_FILTERS, search);
  void dispatch(vendorsApi.endpoints.listAdminVendors.initiate({ page, ...values }, AHEAD));
});
const productsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(PRODUCT_FILTERS, search);
  void dispatch(productsApi.endpoints.listAdminProducts.initiate({ page, ...values }, AHEAD));
});
const productHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(productsApi.endpoints.getAdminProduct.initiate(params.id ?? '', AHEAD));
});
const ordersHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(ADMIN_ORDER_FILTERS, search);
  void dispatch(ordersApi.endpoints.listAdminOrders.initiate({ page, ...values }, AHEAD));
});
const customersHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(CUSTOMER_FILTERS, search);
  void dispatch(customersApi.endpoints.listCustomers.initiate({ page, ...values }, AHEAD));
});
const customerHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(customersApi.endpoints.getCustomer.initiate(Number(params.id), AHEAD));
});
const couponsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(COUPON_FILTERS, search);
  void dispatch(couponsApi.endpoints.listCoupons.initiate({ page, ...values }, AHEAD));
});
const editCouponHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(couponsApi.endpoints.getCoupon.initiate(params.id ?? '', AHEAD));
});
const reviewsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(REVIEW_FILTERS, search);
  void dispatch(reviewsApi.endpoints.listAdminReviews.initiate({ page, ...values }, AHEAD));
});
const newsletterHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(SUBSCRIBER_FILTERS, search);
  void dispatch(newsletterApi.endpoints.listSubscribers.initiate({ page, ...values }, AHEAD));
});
const messagesHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(MESSAGE_FILTERS, search);
  void dispatch(messagesApi.endpoints.listMessages.initiate({ page, ...values }, AHEAD));
});
const adminsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(ADMIN_FILTERS, search);
  void dispatch(adminsApi.endpoints.listAdmins.initiate({ page, ...values }, AHEAD));
  void dispatch(adminsApi.endpoints.listInvitations.initiate(undefined, AHEAD));
});
const synonymsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(SYNONYM_FILTERS, search);
  void dispatch(synonymsApi.endpoints.listSynonyms.initiate({ page, ...values }, AHEAD));
});
const searchMissesHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(SYNONYM_FILTERS, search);
  void dispatch(synonymsApi.endpoints.listSearchMisses.initiate({ page, ...values }, AHEAD));
});
const auditHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(AUDIT_FILTERS, search);
  void dispatch(auditApi.endpoints.listAudit.initiate({ page, ...values }, AHEAD));
  void dispatch(auditApi.endpoints.getAuditChoices.initiate(undefined, AHEAD));
});
const areasHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(BEACON_FILTERS, search);
  void dispatch(areasApi.endpoints.listAreas.initiate(undefined, AHEAD));
  void dispatch(areasApi.endpoints.listBeacons.initiate({ page, ...values }, AHEAD));
});
const placesHandle = queriesFor('admin', (dispatch, { params, search }) => {
  const { page, values } = readListState(PLACE_FILTERS, search);
  void dispatch(placesApi.endpoints.listPlaces.initiate({ ...holderAt(params), page, ...values }, AHEAD));
});
const pagesHandle = queriesFor('admin', (dispatch) => {
  void dispatch(pagesApi.endpoints.listPages.initiate(undefined, AHEAD));
});
const editPageHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(pagesApi.endpoints.getAdminPage.initiate(params.key ?? '', AHEAD));
});
const postsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(POST_FILTERS, search);
  void dispatch(postsApi.endpoints.listAdminPosts.initiate({ page, ...values }, AHEAD));
});
const editPostHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(postsApi.endpoints.getAdminPost.initiate(params.id ?? '', AHEAD));
});
const testimonialsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(TESTIMONIAL_FILTERS, search);
  void dispatch(testimonialsApi.endpoints.listAdminTestimonials.initiate({ page, ...values }, AHEAD));
});
const openingHandle = queriesFor('admin', (dispatch) => {
  void dispatch(openingApi.endpoints.getOpening.initiate(undefined, AHEAD));
});
const settingsHandle = queriesFor('admin', (dispatch) => {
  void dispatch(platformApi.endpoints.getPlatformSettings.initiate(undefined, AHEAD));
});

/** The pages of the console, below /admin. Everything but the doors, sign-in and invitation, stands behind the layout's guard. */
export const routes: RouteObject[] = [
  { path: 'login', element: <RedirectSignedIn />, children: [{ index: true, element: <SignInPage /> }] },
  { path: 'invitation', element: <InvitationPage /> },
  {
    element: <AdminLayout />,
    children: [
      { index: true, element: <Navigate to="/admin/dashboard" replace /> },
      { path: 'dashboard', element: <DashboardPage />, handle: dashboardHandle },
      { path: 'categories', element: <CategoriesPage />, handle: categoriesHandle },
      { path: 'add-category', element: <AddCategoryPage /> },
      { path: 'edit-category/:idOrSlug', element: <EditCategoryPage />, handle: editCategoryHandle },
      { path: 'add-vendor', element: <AddVendorPage />, handle: addVendorHandle },
      { path: 'edit-vendor/:id', element: <EditVendorPage />, handle: editVendorHandle },
      { path: 'vendors', element: <VendorsPage />, handle: vendorsHandle },
      { path: 'products', element: <ProductsPage />, handle: productsHandle },
      { path: 'products/:id', element: <ProductPage />, handle: productHandle },
      { path: 'orders/:number?', element: <OrdersPage />, handle: ordersHandle },
      { path: 'customers', element: <CustomersPage />, handle: customersHandle },
      { path: 'customers/:id', element: <CustomerPage />, handle: customerHandle },
      { path: 'coupons', element: <CouponsPage />, handle: couponsHandle },
      { path: 'add-coupon', element: <AddCouponPage /> },
      { path: 'edit-coupon/:id', element: <EditCouponPage />, handle: editCouponHandle },
      { path: 'reviews', element: <ReviewsPage />, handle: reviewsHandle },
      { path: 'newsletter', element: <NewsletterPage />, handle: newsletterHandle },
      { path: 'messages', element: <MessagesPage />, handle: messagesHandle },
      { path: 'admins', element: <AdminsPage />, handle: adminsHandle },
      { path: 'synonyms', element: <SynonymsPage />, handle: synonymsHandle },
      { path: 'synonyms/missed', element: <SearchMissesPage />, handle: searchMissesHandle },
      { path: 'audit-log', element: <AuditLogPage />, handle: auditHandle },
      { path: 'areas', element: <AreasPage />, handle: areasHandle },
      { path: 'places', element: <PlacesPage />, handle: placesHandle },
      { path: 'places/:countryId', element: <PlacesPage />, handle: placesHandle },
      { path: 'places/:countryId/:stateId', element: <PlacesPage />, handle: placesHandle },
      { path: 'pages', element: <PagesPage />, handle: pagesHandle },
      { path: 'pages/:key', element: <EditPagePage />, handle: editPageHandle },
      { path: 'posts', element: <PostsPage />, handle: postsHandle },
      { path: 'add-post', element: <AddPostPage /> },
      { path: 'edit-post/:id', element: <EditPostPage />, handle: editPostHandle },
      { path: 'testimonials', element: <TestimonialsPage />, handle: testimonialsHandle },
      { path: 'opening', element: <OpeningPage />, handle: openingHandle },
      { path: 'settings', element: <SettingsPage />, handle: settingsHandle },
      { path: '*', element: <NotFound homeHref="/admin/dashboard" /> },
    ],
  },
];
