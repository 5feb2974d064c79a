import { CURRENCIES, eachCurrency } from '../../../facts/currencies.ts';
import { DEFAULT_LANG } from '../../../facts/languages.ts';
import type { StoredPlatform } from './stored-platform.ts';

type Shipping = NonNullable<StoredPlatform['shipping_defaults']>;

/** Countries that a new vendor ships to, by ISO code. */
export const HOME_MARKETS = ['SA', 'BH'] as const;

/** Default shipping rule of new vendors until an admin sets one, in minor units. Shipping is never free. */
export const SHIPPING_FALLBACK: Shipping = {
  flat_fee: { SAR: 750, BHD: 750, USD: 200 },
  free_from: eachCurrency(() => null),
  handling_days_min: 1,
  handling_days_max: 3,
};

/**
 * Settings before anything is entered.
 * @param email contact address from the configuration, if any
 */
export const emptyPlatform = (email: string | null): StoredPlatform => ({
  brand: { name: '', name_arabic: '', accent: '' },
  default_currency: CURRENCIES[0],
  default_lang: DEFAULT_LANG,
  company: { legal_name: '', legal_name_arabic: '', cr_number: '', vat_number: '' },
  contact: {
    emails: email === null ? [] : [email],
    phones: [],
    address: '',
    address_arabic: '',
    latitude: null,
    longitude: null,
  },
  social: [],
  checkout: { guest_checkout: false },
  promises: { return_days: null, gift_from: eachCurrency(() => null), newsletter_percent: null },
  shipping_defaults: null,
});
