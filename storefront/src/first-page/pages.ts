import { describePost, postData } from '../blog/describePost.ts';
import { findPost } from '../blog/posts.ts';
import { organizationData } from '../company/organizationData.ts';
import type { PageName } from '../page-head/headTags.ts';
import type { PageDefinition } from './definition.ts';
import { productFirstPage } from './productFirstPage.ts';
import { sellerFirstPage } from './sellerFirstPage.ts';
import { shopFirstPage } from './shopFirstPage.ts';

const plain = (path: string, page: PageName, chunk?: string): PageDefinition => ({
  path,
  chunk,
  describe: () => ({ page }),
});
/** A page that tells search engines how to reach the shop. */
const ofTheShop = (path: string, page: PageName, chunk: string): PageDefinition => ({
  path,
  chunk,
  describe: (_bodies, place, site) => ({
    page,
    extra: site && [{ tag: 'data', data: organizationData(site, place) }],
  }),
});
const personal = (path: string, page: PageName, chunk?: string): PageDefinition => ({
  path,
  chunk,
  describe: () => ({ page, isPrivate: true }),
});

/** Every page of the shop. */
export const PAGES: PageDefinition[] = [
  { ...ofTheShop('/', 'home', 'home'), calls: () => ['categories', 'products?featured=true'] },
  shopFirstPage,
  productFirstPage,
  sellerFirstPage,
  plain('/about', 'about', 'about'),
  ofTheShop('/contact-us', 'contact', 'contact'),
  plain('/blogs', 'blogs', 'blogs'),
  {
    path: '/blog/:slug',
    describe: (_bodies, { params, t }) => {
      const post = findPost(params.slug);
      if (!post) return 'missing';
      const head = describePost(post, t);
      return { ...head, extra: [{ tag: 'data', data: postData(post, head.values) }] };
    },
  },
  plain('/track-order', 'trackOrder', 'track-order'),
  plain('/login', 'login', 'login'),
  { ...plain('/register', 'register', 'register'), calls: () => ['countries'] },
  plain('/privacy-policy', 'privacyPolicy'),
  plain('/terms-condition', 'terms'),
  personal('/forgot-password', 'forgotPassword'),
  personal('/reset-password/:token', 'resetPassword'),
  {
    path: '/order/:orderNo/confirmed',
    describe: (_bodies, { params: { orderNo = '' } }) => ({
      page: 'confirmation',
      values: { number: orderNo },
      isPrivate: true,
    }),
  },
  personal('/compare', 'compare'),
  personal('/quick-order', 'quickOrder'),
  personal('/cart', 'cart', 'cart'),
  { ...personal('/checkout', 'checkout', 'checkout'), calls: () => ['countries'] },
  personal('/wish-list', 'wishlist'),
  personal('/dashboard', 'dashboard'),
  personal('/dashboard/orders', 'orders'),
  personal('/dashboard/address', 'address'),
  personal('/dashboard/account', 'account'),
  personal('/newsletter/confirm', 'newsletter'),
  personal('/newsletter/unsubscribe', 'newsletter'),
  personal('/stock-alerts/unsubscribe', 'stockAlerts'),
];
