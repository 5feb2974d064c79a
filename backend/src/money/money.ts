import { CURRENCY_DIGITS, eachCurrency, PRICE_FIELDS, type Currency, type PriceField } from '../facts/currencies.ts';

/**
 * Converts minor to major units: 1255 fils → 1.255.
 * @param minor integer
 */
export const toWire = (minor: number, currency: Currency): number => minor / 10 ** CURRENCY_DIGITS[currency];

/**
 * Converts major to minor units: 1.255 BHD → 1255. Parses the decimal digits instead of multiplying a float.
 * @returns null if negative, not finite or with too many decimal places
 */
export const fromWire = (value: number, currency: Currency): number | null => {
  const digits = CURRENCY_DIGITS[currency];
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || fraction.length > digits) return null;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
};

/** Price in each currency, minor units. */
export type PriceRow = Record<PriceField, number>;

/** Discounted price in each currency. */
export type FinalPrices = Record<`final_${Lowercase<Currency>}`, number>;

/** Highest discounted variant price in each currency; null where one price applies. */
export type TopPrices = Record<`top_final_${Lowercase<Currency>}`, number | null>;

/** Columns of each currency. Column names come from here, never from a request. */
export const priceColumns = eachCurrency((currency) => ({
  price: PRICE_FIELDS[currency],
  final: `final_${currency.toLowerCase()}` as keyof FinalPrices,
  topPrice: `top_price_${currency.toLowerCase()}` as const,
  topFinal: `top_final_${currency.toLowerCase()}` as keyof TopPrices,
}));

/**
 * Discounted price, half rounded up: same as the generated `final_*` columns.
 * @param price minor units
 * @param discount percent, 0-100
 */
export const discounted = (price: number, discount: number): number =>
  Math.floor((price * (100 - discount) + 50) / 100);
