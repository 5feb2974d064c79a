import type { ShopPage } from '../entities/page/shop-page.ts';
import { aboutPages } from '../features/about/pages.ts';
import { authPages } from '../features/auth/pages.ts';
import { blogPages } from '../features/blog/pages.ts';
import { cartPages } from '../features/cart/pages.ts';
import { checkoutPages } from '../features/checkout/pages.ts';
import { comparePages } from '../features/compare/pages.ts';
import { confirmationPages } from '../features/confirmation/pages.ts';
import { contactPages } from '../features/contact/pages.ts';
import { guestOrderPages } from '../features/dashboard/guest-order/pages.ts';
import { privacyPages } from '../features/dashboard/privacy/pages.ts';
import { dashboardPages } from '../features/dashboard/pages.ts';
import { homePages } from '../features/home/pages.ts';
import { legalPages } from '../features/legal/pages.ts';
import { newsletterPages } from '../features/newsletter/pages.ts';
import { payPages } from '../features/pay/pages.ts';
import { productPages } from '../features/product/pages.ts';
import { quickOrderPages } from '../features/quick-order/pages.ts';
import { recallPages } from '../features/recalls/pages.ts';
import { shopPages } from '../features/shop/pages.ts';
import { vendorPages } from '../features/shop/vendor/pages.ts';
import { specificationSheetPages } from '../features/specification-sheet/pages.ts';
import { stockAlertPages } from '../features/stock-alerts/pages.ts';
import { trackingPages } from '../features/tracking/pages.ts';
import { wishlistPages } from '../features/wishlist/pages.ts';

/** All pages except the dashboard's, which share a layout. */
const pages = [
  ...[...homePages, ...shopPages, ...vendorPages, ...productPages, ...comparePages, ...quickOrderPages],
  ...[...cartPages, ...checkoutPages, ...payPages, ...confirmationPages, ...trackingPages, ...wishlistPages],
  ...[...authPages, ...aboutPages, ...contactPages, ...blogPages, ...legalPages, ...recallPages],
  ...[...newsletterPages, ...stockAlertPages, ...specificationSheetPages, ...privacyPages],
];

const accessibleTo = (access: ShopPage['access']) => pages.filter((page) => page.access === access);

/** Pages by access and layout. */
export const PAGES = {
  public: accessibleTo(undefined),
  visitor: accessibleTo('visitor'),
  customer: accessibleTo('customer'),
  buyer: [...accessibleTo('buyer'), ...guestOrderPages],
  dashboard: dashboardPages,
};

export const ALL_PAGES: readonly ShopPage[] = Object.values(PAGES).flat();
