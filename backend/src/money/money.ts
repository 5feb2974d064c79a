import type { Currency } from '../wire/schemas.ts';

/** How many digits of a currency stand behind the point. */
export const minorDigits: Record<Currency, number> = { SAR: 2, BHD: 3, USD: 2 };

/**
 * An amount as it goes out: 1255 fils → 1.255.
 * @param minor integer of the currency's minor unit
 */
export const toWire = (minor: number, currency: Currency): number => minor / 10 ** minorDigits[currency];

/**
 * An amount as it comes in: 1.255 BHD → 1255. Read from its decimal digits, never multiplied as a float.
 * @returns the minor units, or null when it is negative, not finite or has more digits than the currency
 */
export const fromWire = (value: number, currency: Currency): number | null => {
  const digits = minorDigits[currency];
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || fraction.length > digits) return null;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
};

/** An amount in each of the three currencies, integers of the minor units. */
export type PriceRow = Record<'price_sar' | 'price_bhd' | 'price_usd', number>;

/** The columns of each currency. Column names come from here, never from a request. */
export const priceColumns = {
  SAR: { price: 'price_sar', final: 'final_sar' },
  BHD: { price: 'price_bhd', final: 'final_bhd' },
  USD: { price: 'price_usd', final: 'final_usd' },
} as const satisfies Record<Currency, { price: keyof PriceRow; final: string }>;

/**
 * What is paid after a discount, halves rounded up: the same sum as the generated `final_*` columns.
 * @param price minor units
 * @param discount percent, 0-100
 */
export const discounted = (price: number, discount: number): number =>
  Math.floor((price * (100 - discount) + 50) / 100);
