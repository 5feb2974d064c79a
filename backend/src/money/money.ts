import { CURRENCY_DIGITS, eachCurrency, PRICE_FIELDS, type Currency, type PriceField } from '../facts/currencies.ts';

/**
 * An amount as it goes out: 1255 fils → 1.255.
 * @param minor integer of the currency's minor unit
 */
export const toWire = (minor: number, currency: Currency): number => minor / 10 ** CURRENCY_DIGITS[currency];

/**
 * An amount as it comes in: 1.255 BHD → 1255. Read from its decimal digits, never multiplied as a float.
 * @returns the minor units, or null when it is negative, not finite or has more digits than the currency
 */
export const fromWire = (value: number, currency: Currency): number | null => {
  const digits = CURRENCY_DIGITS[currency];
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || fraction.length > digits) return null;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
};

/** A price in each currency, integers of the minor units. */
export type PriceRow = Record<PriceField, number>;

/** The same after the discount. */
export type FinalPrices = Record<`final_${Lowercase<Currency>}`, number>;

/** The highest price of a product's variants after the discount, in each currency; null where one price applies. */
export type TopPrices = Record<`top_final_${Lowercase<Currency>}`, number | null>;

/** The columns of each currency. Column names come from here, never from a request. */
export const priceColumns = eachCurrency((currency) => ({
  price: PRICE_FIELDS[currency],
  final: `final_${currency.toLowerCase()}` as keyof FinalPrices,
  topPrice: `top_price_${currency.toLowerCase()}` as const,
  topFinal: `top_final_${currency.toLowerCase()}` as keyof TopPrices,
}));

/**
 * What is paid after a discount, halves rounded up: the same sum as the generated `final_*` columns.
 * @param price minor units
 * @param discount percent, 0-100
 */
export const discounted = (price: number, discount: number): number =>
  Math.floor((price * (100 - discount) + 50) / 100);
