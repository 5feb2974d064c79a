import type { StoredPlatform } from '../../../src/modules/operations/platform/stored-platform.ts';

/** Fictional shop details of the demo; amounts in minor units. */
export const DEMO_PLATFORM: StoredPlatform = {
  brand: { name: 'Balsam', name_arabic: 'بلسم', accent: '' },
  default_currency: 'SAR',
  default_lang: 'en',
  company: {
    legal_name: 'Balsam Demo Trading Company',
    legal_name_arabic: 'شركة بلسم التجريبية للتجارة',
    cr_number: '1010000000',
    vat_number: '300000000000003',
  },
  contact: {
    emails: ['care@balsam.test', 'quotes@balsam.test'],
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
  checkout: { guest_checkout: false },
  promises: {
    return_days: 30,
    gift_from: { SAR: 50_000, BHD: 50_000, USD: 13_000 },
    newsletter_percent: 10,
  },
  shipping_defaults: {
    flat_fee: { SAR: 750, BHD: 750, USD: 200 },
    free_from: { SAR: 20_000, BHD: 20_000, USD: 5300 },
    handling_days_min: 1,
    handling_days_max: 3,
  },
};
