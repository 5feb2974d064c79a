import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';
import { emptyPlatform } from '../../src/modules/operations/platform/defaults.ts';

/** Sets the newsletter discount, which the demo has too. */
export const promisePercent = (database: Database, percent: number) => {
  const { promises, ...others } = emptyPlatform(null);
  const value = { ...others, promises: { ...promises, newsletter_percent: percent } };
  return database.query(sql`INSERT INTO settings (key, value) VALUES ('platform', ${JSON.stringify(value)}::jsonb)`);
};

/**
 * Form of the platform's settings.
 * @param shipping overrides of the shipping defaults
 * @param changes other overrides
 */
export const platformForm = (shipping: object = {}, changes: object = {}) => ({
  brand: { name: 'Cedar', name_arabic: 'الأرز', accent: '#7a3b12' },
  default_currency: 'SAR',
  default_lang: 'ar',
  company: {
    legal_name: 'Cedar Trading',
    legal_name_arabic: 'الأرز للتجارة',
    cr_number: '1010123456',
    vat_number: '',
  },
  contact: {
    emails: ['care@example.com'],
    phones: ['+966 11 555 0100'],
    address: '12 Palm Street, Riyadh',
    address_arabic: '12 شارع النخيل، الرياض',
    latitude: 24.7,
    longitude: 46.7,
  },
  social: [{ network: 'x', url: 'https://example.com/x' }],
  checkout: { guest_checkout: false },
  promises: { return_days: 14, gift_from: { SAR: 500, BHD: 50.005, USD: null }, newsletter_percent: 10 },
  shipping_defaults: {
    flat_fee: { SAR: 10, BHD: 1.005, USD: 3 },
    free_from: { SAR: 200, BHD: null, USD: 55.5 },
    handling_days_min: 2,
    handling_days_max: 4,
    ...shipping,
  },
  ...changes,
});
