/** Where the navigation leads, each place with the key of its name. */
export const MAIN_PLACES = [
  { to: '/', text: 'layout.home' },
  { to: '/shop', text: 'shop.title' },
  { to: '/about', text: 'layout.about' },
  { to: '/blogs', text: 'layout.blogs' },
  { to: '/track-order', text: 'layout.trackOrder' },
  { to: '/contact-us', text: 'layout.contactUs' },
] as const;

const SIGN_IN = { to: '/login', text: 'layout.signIn' } as const;
const ACCOUNT = { to: '/dashboard', text: 'layout.account' } as const;
const CART = { to: '/cart', text: 'layout.cartPage' } as const;
const WISHLIST = { to: '/wish-list', text: 'layout.wishlist' } as const;

/** A visitor has no account to go to, and who is signed in need not sign in. */
export const personalPlaces = (isSignedIn: boolean) => [isSignedIn ? ACCOUNT : SIGN_IN, CART, WISHLIST] as const;

export const LEGAL_PLACES = [
  { to: '/privacy-policy', text: 'layout.privacyPolicy' },
  { to: '/terms-condition', text: 'layout.terms' },
  { to: '/returns-policy', text: 'layout.returns' },
  { to: '/shipping-policy', text: 'layout.shipping' },
] as const;

export type Place =
  | (typeof MAIN_PLACES)[number]
  | ReturnType<typeof personalPlaces>[number]
  | (typeof LEGAL_PLACES)[number];
