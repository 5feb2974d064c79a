import { href } from '../../entities/page/paths.ts';

/** Navigation targets with the keys of their labels. */
export const MAIN_PLACES = [
  { to: href('home'), text: 'layout.home' },
  { to: href('shop'), text: 'shop.title' },
  { to: href('about'), text: 'layout.about' },
  { to: href('blogs'), text: 'layout.blogs' },
  { to: href('trackOrder'), text: 'layout.trackOrder' },
  { to: href('contact'), text: 'layout.contactUs' },
] as const;

const SIGN_IN = { to: href('login'), text: 'layout.signIn' } as const;
const ACCOUNT = { to: href('dashboard'), text: 'layout.account' } as const;
const CART = { to: href('cart'), text: 'layout.cartPage' } as const;
const WISHLIST = { to: href('wishlist'), text: 'layout.wishlist' } as const;

/** Visitors get a login link instead of the account link. */
export const personalPlaces = (isSignedIn: boolean) => [isSignedIn ? ACCOUNT : SIGN_IN, CART, WISHLIST] as const;

export const LEGAL_PLACES = [
  { to: href('privacy'), text: 'layout.privacyPolicy' },
  { to: href('terms'), text: 'layout.terms' },
  { to: href('returns'), text: 'layout.returns' },
  { to: href('shipping'), text: 'layout.shipping' },
  { to: href('recalls'), text: 'recalls.title' },
] as const;

export type Place =
  | (typeof MAIN_PLACES)[number]
  | ReturnType<typeof personalPlaces>[number]
  | (typeof LEGAL_PLACES)[number];
