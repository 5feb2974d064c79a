import { describePost, postData } from '../../entities/blog/describe-post.ts';
import type { Page, Post } from '@balsam/shared-api';
import { organizationData } from '../../entities/company/organization-data.ts';
import { describeLegalPage, LEGAL_PAGES, type LegalKey } from '../../features/legal/legal-pages.ts';
import type { PageName } from '../../entities/page-head/head-tags.ts';
import type { PageDefinition } from './definition.ts';
import { productFirstPage } from './product-first-page.ts';
import { vendorFirstPage } from './vendor-first-page.ts';
import { shopFirstPage } from './shop-first-page.ts';

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

const legal = (key: LegalKey): PageDefinition => ({
  path: LEGAL_PAGES[key].to,
  calls: () => [`pages/${key}`],
  describe: ([body]) => describeLegalPage(key, (body as { data?: Page } | undefined)?.data),
});

/** Every page of the shop. */
export const PAGES: PageDefinition[] = [
  { ...ofTheShop('/', 'home', 'home'), calls: () => ['categories', 'products?featured=true', 'testimonials'] },
  shopFirstPage,
  productFirstPage,
  vendorFirstPage,
  { ...plain('/about', 'about', 'about'), calls: () => ['pages/about', 'posts'] },
  ofTheShop('/contact-us', 'contact', 'contact'),
  { ...plain('/blogs', 'blogs', 'blogs'), calls: () => ['posts'] },
  {
    path: '/blog/:slug',
    calls: ({ params: { slug = '' } }) => [`posts/${encodeURIComponent(slug)}`, 'posts'],
    describe: ([body], { lang }) => {
      const post = (body as { data?: Post } | undefined)?.data;
      if (!post) return null;
      const head = describePost(post, lang);
      return { ...head, extra: [{ tag: 'data', data: postData(post, head.values) }] };
    },
  },
  plain('/track-order', 'trackOrder', 'track-order'),
  plain('/login', 'login', 'login'),
  { ...plain('/register', 'register', 'register'), calls: () => ['countries'] },
  ...(['privacy', 'terms', 'returns', 'shipping'] as const).map(legal),
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
