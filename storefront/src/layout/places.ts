/** Where the navigation leads, each place with the key of its name. */
export const MAIN_PLACES = [
  { to: '/', text: 'layout.home' },
  { to: '/shop', text: 'shop.title' },
  { to: '/about', text: 'layout.about' },
  { to: '/blogs', text: 'layout.blogs' },
  { to: '/track-order', text: 'layout.trackOrder' },
  { to: '/contact-us', text: 'layout.contactUs' },
] as const;

export const PERSONAL_PLACES = [
  { to: '/login', text: 'layout.signIn' },
  { to: '/dashboard', text: 'layout.account' },
  { to: '/cart', text: 'layout.cartPage' },
  { to: '/wish-list', text: 'layout.wishlist' },
] as const;

export const LEGAL_PLACES = [
  { to: '/privacy-policy', text: 'layout.privacyPolicy' },
  { to: '/terms-condition', text: 'layout.terms' },
  { to: '/returns-policy', text: 'layout.returns' },
  { to: '/shipping-policy', text: 'layout.shipping' },
] as const;

export type Place = (typeof MAIN_PLACES)[number] | (typeof PERSONAL_PLACES)[number] | (typeof LEGAL_PLACES)[number];
