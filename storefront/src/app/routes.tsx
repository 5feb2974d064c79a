import { RedirectSignedIn, RequireRole } from '@balsam/shared-api';
import { lazyPage } from '@balsam/shared-ui';
import type { RouteObject } from 'react-router-dom';
import { StorefrontLayout } from './layout/StorefrontLayout.tsx';
import {
  aboutHandle,
  blogsHandle,
  cartHandle,
  checkoutHandle,
  confirmationHandle,
  dashboardHandle,
  frameHandle,
  homeHandle,
  legalHandle,
  postHandle,
  productHandle,
  vendorHandle,
  shopHandle,
  wishlistHandle,
} from './page-handles.ts';

// A named chunk is one that the gateway preloads: first-page/pages.ts says for which paths.
const HomePage = lazyPage(() =>
  import(/* webpackChunkName: "home" */ '../features/home/HomePage.tsx').then((module) => module.HomePage),
);
const ShopPage = lazyPage(() =>
  import(/* webpackChunkName: "shop" */ '../features/shop/ShopPage.tsx').then((module) => module.ShopPage),
);
const ProductPage = lazyPage(() =>
  import(/* webpackChunkName: "product" */ '../features/product/ProductPage.tsx').then((module) => module.ProductPage),
);
const VendorPage = lazyPage(() =>
  import(/* webpackChunkName: "seller" */ '../features/shop/vendor/VendorPage.tsx').then((module) => module.VendorPage),
);
const ComparePage = lazyPage(() => import('../features/compare/ComparePage.tsx').then((module) => module.ComparePage));
const QuickOrderPage = lazyPage(() =>
  import('../features/quick-order/QuickOrderPage.tsx').then((module) => module.QuickOrderPage),
);
const CartPage = lazyPage(() =>
  import(/* webpackChunkName: "cart" */ '../features/cart/CartPage.tsx').then((module) => module.CartPage),
);
const CheckoutPage = lazyPage(() =>
  import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutPage.tsx').then(
    (module) => module.CheckoutPage,
  ),
);
const ConfirmationPage = lazyPage(() =>
  import('../features/confirmation/ConfirmationPage.tsx').then((module) => module.ConfirmationPage),
);
const TrackOrderPage = lazyPage(() =>
  import(/* webpackChunkName: "track-order" */ '../features/tracking/TrackOrderPage.tsx').then(
    (module) => module.TrackOrderPage,
  ),
);
const SignInPage = lazyPage(() =>
  import(/* webpackChunkName: "login" */ '../features/auth/SignInPage.tsx').then((module) => module.SignInPage),
);
const RegisterPage = lazyPage(() =>
  import(/* webpackChunkName: "register" */ '../features/auth/RegisterPage.tsx').then((module) => module.RegisterPage),
);
const ForgotPasswordPage = lazyPage(() =>
  import('../features/auth/ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage),
);
const ResetPasswordPage = lazyPage(() =>
  import('../features/auth/ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
);
const WishlistPage = lazyPage(() =>
  import('../features/wishlist/WishlistPage.tsx').then((module) => module.WishlistPage),
);
const DashboardLayout = lazyPage(() =>
  import('../features/dashboard/DashboardLayout.tsx').then((module) => module.DashboardLayout),
);
const DashboardHome = lazyPage(() =>
  import('../features/dashboard/home/DashboardHome.tsx').then((module) => module.DashboardHome),
);
const OrdersPage = lazyPage(() =>
  import('../features/dashboard/orders/OrdersPage.tsx').then((module) => module.OrdersPage),
);
const AddressPage = lazyPage(() =>
  import('../features/dashboard/address/AddressPage.tsx').then((module) => module.AddressPage),
);
const AccountPage = lazyPage(() =>
  import('../features/dashboard/account/AccountPage.tsx').then((module) => module.AccountPage),
);
const AboutPage = lazyPage(() =>
  import(/* webpackChunkName: "about" */ '../features/about/AboutPage.tsx').then((module) => module.AboutPage),
);
const ContactPage = lazyPage(() =>
  import(/* webpackChunkName: "contact" */ '../features/contact/ContactPage.tsx').then((module) => module.ContactPage),
);
const BlogListPage = lazyPage(() =>
  import(/* webpackChunkName: "blogs" */ '../features/blog/BlogListPage.tsx').then((module) => module.BlogListPage),
);
const BlogPostPage = lazyPage(() => import('../features/blog/BlogPostPage.tsx').then((module) => module.BlogPostPage));
const ConfirmSubscriptionPage = lazyPage(() =>
  import('../features/newsletter/SubscriptionPage.tsx').then((module) => module.ConfirmSubscriptionPage),
);
const EndSubscriptionPage = lazyPage(() =>
  import('../features/newsletter/SubscriptionPage.tsx').then((module) => module.EndSubscriptionPage),
);
const EndStockAlertsPage = lazyPage(() =>
  import('../features/stock-alerts/EndStockAlertsPage.tsx').then((module) => module.EndStockAlertsPage),
);
const PrivacyPolicyPage = lazyPage(() =>
  import('../features/legal/LegalPage.tsx').then((module) => module.PrivacyPolicyPage),
);
const TermsPage = lazyPage(() => import('../features/legal/LegalPage.tsx').then((module) => module.TermsPage));
const ReturnsPage = lazyPage(() => import('../features/legal/LegalPage.tsx').then((module) => module.ReturnsPage));
const ShippingPage = lazyPage(() => import('../features/legal/LegalPage.tsx').then((module) => module.ShippingPage));
const NotFoundPage = lazyPage(() =>
  import('../entities/not-found/NotFoundPage.tsx').then((module) => module.NotFoundPage),
);

/** Every page of the shop, under its frame. */
export const routes: RouteObject[] = [
  {
    element: <StorefrontLayout />,
    handle: frameHandle,
    children: [
      { index: true, element: <HomePage />, handle: homeHandle },
      { path: 'shop', element: <ShopPage />, handle: shopHandle },
      { path: 'product/:slug', element: <ProductPage />, handle: productHandle },
      { path: 'sellers/:id', element: <VendorPage />, handle: vendorHandle },
      { path: 'compare', element: <ComparePage /> },
      { path: 'quick-order', element: <QuickOrderPage /> },
      { path: 'cart', element: <CartPage />, handle: cartHandle },
      { path: 'checkout', element: <CheckoutPage />, handle: checkoutHandle },
      {
        path: 'order/:orderNo/confirmed',
        element: <RequireRole role="user" signInPath="/login" />,
        children: [{ index: true, element: <ConfirmationPage />, handle: confirmationHandle }],
      },
      { path: 'track-order', element: <TrackOrderPage /> },
      { path: 'wish-list', element: <WishlistPage />, handle: wishlistHandle },
      {
        element: <RedirectSignedIn customerHome="/dashboard" />,
        children: [
          { path: 'login', element: <SignInPage /> },
          { path: 'register', element: <RegisterPage /> },
        ],
      },
      { path: 'forgot-password', element: <ForgotPasswordPage /> },
      { path: 'reset-password/:token', element: <ResetPasswordPage /> },
      {
        path: 'dashboard',
        element: <RequireRole role="user" signInPath="/login" />,
        children: [
          {
            element: <DashboardLayout />,
            children: [
              { index: true, element: <DashboardHome />, handle: dashboardHandle },
              { path: 'orders', element: <OrdersPage />, handle: dashboardHandle },
              { path: 'address', element: <AddressPage />, handle: dashboardHandle },
              { path: 'account', element: <AccountPage />, handle: dashboardHandle },
            ],
          },
        ],
      },
      { path: 'about', element: <AboutPage />, handle: aboutHandle },
      { path: 'contact-us', element: <ContactPage /> },
      { path: 'blogs', element: <BlogListPage />, handle: blogsHandle },
      { path: 'blog/:slug', element: <BlogPostPage />, handle: postHandle },
      { path: 'newsletter/confirm', element: <ConfirmSubscriptionPage /> },
      { path: 'newsletter/unsubscribe', element: <EndSubscriptionPage /> },
      { path: 'stock-alerts/unsubscribe', element: <EndStockAlertsPage /> },
      { path: 'privacy-policy', element: <PrivacyPolicyPage />, handle: legalHandle('privacy') },
      { path: 'terms-condition', element: <TermsPage />, handle: legalHandle('terms') },
      { path: 'returns-policy', element: <ReturnsPage />, handle: legalHandle('returns') },
      { path: 'shipping-policy', element: <ShippingPage />, handle: legalHandle('shipping') },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
