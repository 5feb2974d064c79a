import { CURRENCY_DIGITS, LIMITS, type Currency } from '@balsam/shared-api';
import { string, type StringSchema } from 'yup';

const isAmount = (text: string, digits: number) =>
  new RegExp(`^\\d+(\\.\\d{1,${digits}})?$`).test(text) && Number(text) <= LIMITS.amount;

/**
 * Amount of a currency as typed, in major units; accepts an empty field.
 * @param message translation key; may use {{digits}} and {{most}}
 */
export const amountRule = (currency: Currency, message: string): StringSchema =>
  string()
    .trim()
    .test({
      message,
      params: { digits: CURRENCY_DIGITS[currency], most: LIMITS.amount },
      test: (text = '') => text === '' || isAmount(text, CURRENCY_DIGITS[currency]),
    });
