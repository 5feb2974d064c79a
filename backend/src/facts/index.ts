// Constants shared with the front ends: `npm run wire` writes every export of this file next to their types.
export { CARRIERS, TRACKING_NUMBER } from './carriers.ts';
export {
  ARABIC_CURRENCY_SIGNS,
  CURRENCIES,
  CURRENCY_DIGITS,
  CURRENCY_HOMES,
  FALLBACK_CURRENCY,
  PRICE_FIELDS,
} from './currencies.ts';
export { CONTENT_LANGS, DEFAULT_LANG, LANGS, LANGUAGES } from './languages.ts';
export { LICENCE_ACTIVITIES } from './licences.ts';
export { LIMITS } from './limits.ts';
export { ORDER_STATUSES, ORDER_STEPS } from './order-statuses.ts';
export { PAYMENT_METHODS } from './payment-methods.ts';
export { PLATFORM_PERMISSIONS, VENDOR_PERMISSIONS } from './permissions.ts';
export { POSTAL_CODES, STORE_POSTAL_CODES } from './postal-codes.ts';
export { RECALL_TARGETS } from './recalls.ts';
export { AUTHORITIES, NHRA_CLASSES, PRODUCT_KINDS, SFDA_CLASSES } from './registration.ts';
export { COUNTRY_CODES } from './country-codes.ts';
export { AUDIENCES, SALE_LIMITS } from './sale-rules.ts';
export { REPORT_REASONS } from './reports.ts';
export { SHELF_LIFE_DAYS } from './shelf-life.ts';
export { FAULT_REASONS, RETURN_CLASSES, RETURN_DAYS, RETURN_REASONS, RETURN_STATES } from './returns.ts';
export { ACCENT_CONTRAST, STANDARD_ACCENT, UNNAMED_SHOP } from './shop.ts';
export { LOW_STOCK } from './stock.ts';
export { EMAIL_ADDRESS, PHONE_NUMBER } from './text-input.ts';
export { VAT_CLASSES, VAT_COUNTRIES, VAT_REGIMES } from './vat.ts';
