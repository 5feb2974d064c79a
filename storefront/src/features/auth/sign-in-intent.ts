import type { SignInState } from '@balsam/shared-api';
import type { NewCartLine } from '../../entities/cart/cart-api.ts';

const NEWS = ['registered', 'vendorWaits', 'linkSent', 'passwordReset'] as const;

/** Reason for the login and the e-mail address that it concerns. */
export interface SignInNews {
  what: (typeof NEWS)[number];
  email: string;
  /** Names of the person's passkeys, after a new password. */
  passkeys?: readonly string[];
}

/** Location state of the login page: return path, interrupted action and news. */
interface SignInIntent extends SignInState {
  addToCart?: NewCartLine;
  addToWishlist?: number;
  news?: SignInNews;
}

// The location state comes from the browser's history, so it may contain anything.
const read = (state: unknown, key: keyof SignInIntent): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;

const isCartLine = (value: unknown): value is NewCartLine =>
  typeof value === 'object' && value !== null && 'product_id' in value && 'quantity' in value;

const isPasskeys = (value: object): boolean =>
  !('passkeys' in value) || (Array.isArray(value.passkeys) && value.passkeys.every((name) => typeof name === 'string'));

const isNews = (value: unknown): value is SignInNews =>
  typeof value === 'object' &&
  value !== null &&
  'what' in value &&
  NEWS.some((what) => what === value.what) &&
  'email' in value &&
  typeof value.email === 'string' &&
  isPasskeys(value);

/** Action to complete after the login. */
export type Intent = Pick<SignInIntent, 'addToCart' | 'addToWishlist'>;

export function readIntent(state: unknown): Intent {
  const line = read(state, 'addToCart');
  const productId = read(state, 'addToWishlist');
  return {
    addToCart: isCartLine(line) ? line : undefined,
    addToWishlist: typeof productId === 'number' ? productId : undefined,
  };
}

/** News from the location state, or null. */
export function readNews(state: unknown): SignInNews | null {
  const news = read(state, 'news');
  return isNews(news) ? news : null;
}

/** The same intent with news for the login page. */
export const withNews = (state: unknown, news: SignInNews): SignInIntent => ({
  ...(typeof state === 'object' ? state : {}),
  news,
});
