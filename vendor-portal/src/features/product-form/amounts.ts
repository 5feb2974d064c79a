import { LIMITS, CURRENCIES, CURRENCY_DIGITS, PRICE_FIELDS } from '@balsam/shared-api';
import { string, type StringSchema } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Form field name and decimal places of the price in each currency, grouped by decimal places. */
export const PRICES = CURRENCIES.map((currency) => ({
  currency,
  name: PRICE_FIELDS[currency],
  digits: CURRENCY_DIGITS[currency],
})).toSorted((one, other) => one.digits - other.digits);

export type PriceName = (typeof PRICES)[number]['name'];
export type PriceValues = Record<PriceName, string>;

/** Builds a value for each price field. */
export const eachPrice = (read: (name: PriceName) => string): PriceValues =>
  Object.fromEntries(PRICES.map(({ name }) => [name, read(name)])) as PriceValues;

const hasAtMost = (digits: number, text: string) => new RegExp(`^\\d+(\\.\\d{1,${digits}})?$`).test(text);

/** Rule for a price in major units. Leaves empty values to other rules. */
export const priceRule = (digits: number): StringSchema =>
  string()
    .trim()
    .test({
      message: textKey('productForm.error.price'),
      params: { digits },
      test: (text = '') => text === '' || (hasAtMost(digits, text) && Number(text) > 0),
    })
    .test({
      message: textKey('productForm.error.most'),
      params: { most: LIMITS.price },
      test: (text = '') => !(Number(text) > LIMITS.price),
    });

/** Rule for a number of units. */
export const stockRule = (): StringSchema =>
  string()
    .trim()
    .test({ message: textKey('productForm.error.wholeNumber'), test: (text = '') => /^\d*$/.test(text) })
    .test({
      message: textKey('productForm.error.most'),
      params: { most: LIMITS.stock },
      test: (text = '') => !(Number(text) > LIMITS.stock),
    });
