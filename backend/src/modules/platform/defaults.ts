import type { StoredPlatform } from './repository.ts';

type Shipping = StoredPlatform['shipping_defaults'];

/** The countries that a new vendor ships to, by ISO code. */
export const HOME_MARKETS = ['SA', 'BH'] as const;

/** What a new vendor charges for shipping to each of them, in minor units. */
export const SHIPPING_DEFAULTS: Shipping = {
  flat_fee: { SAR: 750, BHD: 750, USD: 200 },
  free_from: { SAR: 20_000, BHD: 20_000, USD: 5300 },
  handling_days_min: 1,
  handling_days_max: 3,
};

/**
 * What the platform comes with, until an admin saves something else. Amounts in minor units.
 * @param email the address that gets the messages of the contact form
 */
export const platformDefaults = (email: string): StoredPlatform => ({
  default_currency: 'SAR',
  contact: {
    emails: [email, 'quotes@balsam.test'],
    phones: ['+966 11 555 0100', '+973 1755 0100'],
    address: 'King Fahd Road, Al Olaya, Riyadh 12213, Saudi Arabia',
    address_arabic: 'طريق الملك فهد، حي العليا، الرياض 12213، المملكة العربية السعودية',
    latitude: 24.6966,
    longitude: 46.6808,
  },
  social: [
    { network: 'instagram', url: 'https://balsam.test/instagram' },
    { network: 'x', url: 'https://balsam.test/x' },
  ],
  shipping_defaults: SHIPPING_DEFAULTS,
});
