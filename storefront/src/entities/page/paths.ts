import { createHref } from '@balsam/shared-api';

/** Paths of all pages of the shop. */
export const paths = {
  home: '',
  shop: 'shop',
  product: 'product/:slug',
  vendor: 'sellers/:id',
  compare: 'compare',
  quickOrder: 'quick-order',
  cart: 'cart',
  checkout: 'checkout',
  pay: 'pay/:orderNo',
  confirmation: 'order/:orderNo/confirmed',
  trackOrder: 'track-order',
  wishlist: 'wish-list',
  login: 'login',
  register: 'register',
  forgotPassword: 'forgot-password',
  resetPassword: 'reset-password/:token',
  dashboard: 'dashboard',
  orders: 'dashboard/orders',
  customerReturns: 'dashboard/returns',
  customerReturn: 'dashboard/returns/:returnNo',
  returnItems: 'dashboard/orders/:id/return',
  address: 'dashboard/address',
  account: 'dashboard/account',
  about: 'about',
  contact: 'contact-us',
  blogs: 'blogs',
  post: 'blog/:slug',
  confirmSubscription: 'newsletter/confirm',
  endSubscription: 'newsletter/unsubscribe',
  endStockAlerts: 'stock-alerts/unsubscribe',
  privacy: 'privacy-policy',
  terms: 'terms-condition',
  returns: 'returns-policy',
  shipping: 'shipping-policy',
} as const;

/** Address of a page: `href('product', { slug, tab: 'reviews' })`. */
export const href = createHref('', paths);
