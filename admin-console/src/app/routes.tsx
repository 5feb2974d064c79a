import { RedirectSignedIn } from '@balsam/shared-api';
import { lazyPage, NotFound } from '@balsam/shared-ui';
import { Navigate, type RouteObject } from 'react-router-dom';
import { AdminLayout } from './layout/AdminLayout.tsx';
import {
  addVendorHandle,
  adminsHandle,
  areasHandle,
  auditHandle,
  categoriesHandle,
  couponsHandle,
  customerHandle,
  customersHandle,
  dashboardHandle,
  editCategoryHandle,
  editCouponHandle,
  editPageHandle,
  editPostHandle,
  editVendorHandle,
  messagesHandle,
  newsletterHandle,
  openingHandle,
  ordersHandle,
  pagesHandle,
  placesHandle,
  postsHandle,
  productHandle,
  productsHandle,
  reviewsHandle,
  searchMissesHandle,
  settingsHandle,
  synonymsHandle,
  testimonialsHandle,
  vendorsHandle,
} from './page-handles.ts';

const SignInPage = lazyPage(() => import('../features/sign-in/SignInPage.tsx').then((page) => page.SignInPage));
const DashboardPage = lazyPage(() =>
  import('../features/dashboard/DashboardPage.tsx').then((page) => page.DashboardPage),
);
const CategoriesPage = lazyPage(() =>
  import('../features/categories/CategoriesPage.tsx').then((page) => page.CategoriesPage),
);
const AddCategoryPage = lazyPage(() =>
  import('../features/categories/AddCategoryPage.tsx').then((page) => page.AddCategoryPage),
);
const EditCategoryPage = lazyPage(() =>
  import('../features/categories/EditCategoryPage.tsx').then((page) => page.EditCategoryPage),
);
const AddVendorPage = lazyPage(() =>
  import('../features/vendors/AddVendorPage.tsx').then((page) => page.AddVendorPage),
);
const EditVendorPage = lazyPage(() =>
  import('../features/vendors/EditVendorPage.tsx').then((page) => page.EditVendorPage),
);
const VendorsPage = lazyPage(() => import('../features/vendors/VendorsPage.tsx').then((page) => page.VendorsPage));
const ProductsPage = lazyPage(() => import('../features/products/ProductsPage.tsx').then((page) => page.ProductsPage));
const ProductPage = lazyPage(() =>
  import('../features/products/approval/ProductPage.tsx').then((page) => page.ProductPage),
);
const OrdersPage = lazyPage(() => import('../features/orders/OrdersPage.tsx').then((page) => page.OrdersPage));
const CustomersPage = lazyPage(() =>
  import('../features/customers/CustomersPage.tsx').then((page) => page.CustomersPage),
);
const CustomerPage = lazyPage(() => import('../features/customers/CustomerPage.tsx').then((page) => page.CustomerPage));
const CouponsPage = lazyPage(() => import('../features/coupons/CouponsPage.tsx').then((page) => page.CouponsPage));
const AddCouponPage = lazyPage(() =>
  import('../features/coupons/AddCouponPage.tsx').then((page) => page.AddCouponPage),
);
const EditCouponPage = lazyPage(() =>
  import('../features/coupons/EditCouponPage.tsx').then((page) => page.EditCouponPage),
);
const ReviewsPage = lazyPage(() => import('../features/reviews/ReviewsPage.tsx').then((page) => page.ReviewsPage));
const NewsletterPage = lazyPage(() =>
  import('../features/newsletter/NewsletterPage.tsx').then((page) => page.NewsletterPage),
);
const MessagesPage = lazyPage(() => import('../features/messages/MessagesPage.tsx').then((page) => page.MessagesPage));
const AdminsPage = lazyPage(() => import('../features/admins/AdminsPage.tsx').then((page) => page.AdminsPage));
const InvitationPage = lazyPage(() =>
  import('../features/invitation/InvitationPage.tsx').then((page) => page.InvitationPage),
);
const SynonymsPage = lazyPage(() => import('../features/synonyms/SynonymsPage.tsx').then((page) => page.SynonymsPage));
const SearchMissesPage = lazyPage(() =>
  import('../features/synonyms/SearchMissesPage.tsx').then((page) => page.SearchMissesPage),
);
const AuditLogPage = lazyPage(() => import('../features/audit-log/AuditLogPage.tsx').then((page) => page.AuditLogPage));
const AreasPage = lazyPage(() => import('../features/areas/AreasPage.tsx').then((page) => page.AreasPage));
const PlacesPage = lazyPage(() => import('../features/places/PlacesPage.tsx').then((page) => page.PlacesPage));
const PagesPage = lazyPage(() => import('../features/pages/PagesPage.tsx').then((page) => page.PagesPage));
const EditPagePage = lazyPage(() => import('../features/pages/EditPagePage.tsx').then((page) => page.EditPagePage));
const PostsPage = lazyPage(() => import('../features/posts/PostsPage.tsx').then((page) => page.PostsPage));
const AddPostPage = lazyPage(() => import('../features/posts/AddPostPage.tsx').then((page) => page.AddPostPage));
const EditPostPage = lazyPage(() => import('../features/posts/EditPostPage.tsx').then((page) => page.EditPostPage));
const TestimonialsPage = lazyPage(() =>
  import('../features/testimonials/TestimonialsPage.tsx').then((page) => page.TestimonialsPage),
);
const OpeningPage = lazyPage(() => import('../features/opening/OpeningPage.tsx').then((page) => page.OpeningPage));
const SettingsPage = lazyPage(() => import('../features/settings/SettingsPage.tsx').then((page) => page.SettingsPage));

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
