import type { Currency, HeadTag, Lang } from '@balsam/shared-api';
import { readShopSearch, toFilters } from '../features/shop/shopSearch.ts';
import type { PageDescription, PageName } from '../page-head/headTags.ts';

/** An address as a page reads it, and whom it is read for. */
export interface Place {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  lang: Lang;
  currency: Currency;
  origin: string;
}

/** A head with what only the first HTML needs: data for search engines, pictures to fetch ahead. */
type FirstHead = PageDescription & { extra?: HeadTag[] };

/** What a page asks for first, and what its head says then. */
export interface PageDefinition {
  path: string;
  /** The chunk's name in routes.tsx. */
  chunk?: string;
  calls?(place: Place): string[];
  /** @param bodies the answers' bodies in the calls' order; undefined for one that failed */
  describe(bodies: unknown[], place: Place): FirstHead;
}

/** A call with parameters, as fetchBaseQuery writes it. */
const callOf = (path: string, params: object): string => {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

const plain = (path: string, page: PageName, chunk?: string): PageDefinition => ({
  path,
  chunk,
  describe: () => ({ page }),
});
const personal = (path: string, page: PageName, chunk?: string): PageDefinition => ({
  path,
  chunk,
  describe: () => ({ page, isPrivate: true }),
});

/** Every page of the shop. */
export const PAGES: PageDefinition[] = [
  {
    path: '/',
    chunk: 'home',
    calls: () => ['categories', 'products?featured=true'],
    describe: () => ({ page: 'home' }),
  },
  {
    path: '/shop',
    chunk: 'shop',
    calls: ({ search, currency }) => [
      callOf('products', { filter: true, ...toFilters(readShopSearch(search, currency)) }),
      'categories',
      'products?max_price=true',
      'products/top-rated',
      'tags',
    ],
    describe: () => ({ page: 'shop' }),
  },
  {
    path: '/product/:slug',
    chunk: 'product',
    calls: ({ params: { slug = '' } }) => [`products/${encodeURIComponent(slug)}`],
    describe: () => ({ page: 'product' }),
  },
  plain('/about', 'about', 'about'),
  plain('/contact-us', 'contact', 'contact'),
  plain('/blogs', 'blogs', 'blogs'),
  plain('/track-order', 'trackOrder', 'track-order'),
  plain('/login', 'login', 'login'),
  plain('/register', 'register', 'register'),
  plain('/forgot-password', 'forgotPassword'),
  plain('/privacy-policy', 'privacyPolicy'),
  plain('/terms-condition', 'terms'),
  personal('/reset-password/:token', 'resetPassword'),
  personal('/cart', 'cart', 'cart'),
  personal('/checkout', 'checkout', 'checkout'),
  personal('/wish-list', 'wishlist'),
  personal('/dashboard', 'dashboard'),
  personal('/dashboard/orders', 'orders'),
  personal('/dashboard/address', 'address'),
  personal('/dashboard/account', 'account'),
  personal('/newsletter/confirm', 'newsletter'),
  personal('/newsletter/unsubscribe', 'newsletter'),
];
