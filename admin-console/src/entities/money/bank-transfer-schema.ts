import { CURRENCIES, type Currency } from '@balsam/shared-api';
import { dayOf } from '@balsam/shared-ui';
import { object, string, type StringSchema } from 'yup';
import { amountRule } from '../forms/amount-rule.ts';
import { textKey } from '../../locales/texts.ts';

/** The bank's reference of a transfer. */
export const referenceRule = string().trim().required(textKey('money.error.reference'));

/** Day of a transfer, in Riyadh; not in the future. */
export const dayRule = string()
  .required(textKey('money.error.day'))
  .test('past', textKey('money.error.day'), (day) => day <= dayOf(new Date()));

/** Amount above zero, with at most the decimals of its currency. */
export const positiveAmount = (currency: Currency): StringSchema =>
  amountRule(currency, textKey('money.error.amount'))
    .required(textKey('money.error.amount'))
    .test('zero', textKey('money.error.amount'), (text) => Number(text) !== 0);

/** Form values of an incoming transfer; `amount` is text. */
export interface TransferValues {
  bank_reference: string;
  day: string;
  currency: Currency;
  amount: string;
}

export const transferSchema = object({
  bank_reference: referenceRule,
  day: dayRule,
  amount: string().when('currency', ([currency]: Currency[]) => positiveAmount(currency ?? CURRENCIES[0])),
});

/** Request body of a transfer. */
export const toTransfer = ({ bank_reference, day, currency, amount }: TransferValues) => ({
  bank_reference: bank_reference.trim(),
  day,
  currency,
  amount: Number(amount),
});
