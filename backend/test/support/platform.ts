/**
 * The platform's settings as the admin saves them.
 * @param shipping what differs about the shipping defaults
 * @param changes what else differs
 */
export const platformForm = (shipping: object = {}, changes: object = {}) => ({
  default_currency: 'SAR',
  contact: {
    emails: ['care@example.com'],
    phones: ['+966 11 555 0100'],
    address: '12 Palm Street, Riyadh',
    address_arabic: '12 شارع النخيل، الرياض',
    latitude: 24.7,
    longitude: 46.7,
  },
  social: [{ network: 'x', url: 'https://example.com/x' }],
  shipping_defaults: {
    flat_fee: { SAR: 10, BHD: 1.005, USD: 3 },
    free_from: { SAR: 200, BHD: null, USD: 55.5 },
    handling_days_min: 2,
    handling_days_max: 4,
    ...shipping,
  },
  ...changes,
});
