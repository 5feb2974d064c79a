import type { SignInState } from '@balsam/shared-api';
import type { NewCartLine } from '../../entities/cart/cart-api.ts';

const NEWS = ['registered', 'vendorWaits', 'linkSent', 'passwordReset'] as const;

/** What has just happened to somebody who is now asked to sign in, and to which address. */
export interface SignInNews {
  what: (typeof NEWS)[number];
  email: string;
}

/** What a sign-in page finds in the location: where to return to, what the visitor was about to buy or keep, what is new. */
interface SignInIntent extends SignInState {
  addToCart?: NewCartLine;
  /** The id of the product. */
  addToWishlist?: number;
  news?: SignInNews;
}

// The location's state comes from the browser's history: it may hold anything.
const read = (state: unknown, key: keyof SignInIntent): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;

const isCartLine = (value: unknown): value is NewCartLine =>
  typeof value === 'object' && value !== null && 'product_id' in value && 'quantity' in value;

const isNews = (value: unknown): value is SignInNews =>
  typeof value === 'object' &&
  value !== null &&
  'what' in value &&
  NEWS.some((what) => what === value.what) &&
  'email' in value &&
  typeof value.email === 'string';

/** What waits for the sign-in. */
export type Intent = Pick<SignInIntent, 'addToCart' | 'addToWishlist'>;

export function readIntent(state: unknown): Intent {
  const line = read(state, 'addToCart');
  const wish = read(state, 'addToWishlist');
  return {
    addToCart: isCartLine(line) ? line : undefined,
    addToWishlist: typeof wish === 'number' ? wish : undefined,
  };
}

/** What is new, or null. */
export function readNews(state: unknown): SignInNews | null {
  const news = read(state, 'news');
  return isNews(news) ? news : null;
}

/** The same intent, with news for the sign-in page. */
export const withNews = (state: unknown, news: SignInNews): SignInIntent => ({
  ...(typeof state === 'object' ? state : {}),
  news,
});
