import type { Currency } from '@balsam/shared-api';
import { string, type StringSchema } from 'yup';

const MOST = 1_000_000;
const DIGITS: Record<Currency, number> = { SAR: 2, BHD: 3, USD: 2 };

const isAmount = (text: string, digits: number) =>
  new RegExp(`^\\d+(\\.\\d{1,${digits}})?$`).test(text) && Number(text) <= MOST;

/**
 * An amount of a currency as it is typed, in major units; what is empty is another rule's business.
 * @param message a key of the form's texts, which may name {{digits}} and {{most}}
 */
export const amountRule = (currency: Currency, message: string): StringSchema =>
  string()
    .trim()
    .test({
      message,
      params: { digits: DIGITS[currency], most: MOST },
      test: (text = '') => text === '' || isAmount(text, DIGITS[currency]),
    });
