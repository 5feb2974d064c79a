import { CURRENCIES, type Currency } from '@balsam/shared-api';
import { object, string } from 'yup';
import { amountRule } from '../../entities/forms/amount-rule.ts';
import { textKey } from '../../locales/texts.ts';
import type { Adjustment } from './money-api.ts';

/** What the form holds: the id and the amount are text until they are sent. */
export interface AdjustmentValues {
  vendor_id: string;
  currency: Currency;
  favour: 'vendor' | 'balsam';
  amount: string;
  order_sub_no: string;
  reason: string;
}

export const LONGEST_REASON = 1000;

/** Why something is done, which whoever it concerns reads. */
export const reasonRule = string()
  .trim()
  .required(textKey('money.error.reason'))
  .max(LONGEST_REASON, textKey('money.error.reason'));

const amountOf = (currency: Currency) =>
  amountRule(currency, textKey('money.error.amount'))
    .required(textKey('money.error.amount'))
    .test('zero', textKey('money.error.amount'), (text) => Number(text) !== 0);

/** A vendor, an amount with the digits of its currency, and a reason. */
export const adjustmentSchema = object({
  vendor_id: string().required(textKey('money.error.vendor')),
  currency: string().oneOf(CURRENCIES).required(),
  amount: string().when('currency', ([currency]: Currency[]) => amountOf(currency ?? CURRENCIES[0])),
  reason: reasonRule,
});

export const toAdjustment = ({ favour, ...values }: AdjustmentValues): Adjustment => ({
  vendor_id: Number(values.vendor_id),
  currency: values.currency,
  amount: (favour === 'vendor' ? 1 : -1) * Number(values.amount),
  reason: values.reason.trim(),
  order_sub_no: values.order_sub_no.trim(),
});
