import { CURRENCIES, type Currency } from '@balsam/shared-api';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { positiveAmount } from '../../entities/money/bank-transfer-schema.ts';
import { reasonRule } from '../../entities/money/reason-rule.ts';
import type { Adjustment } from './money-api.ts';

/** Form values: id and amount are text. */
export interface AdjustmentValues {
  vendor_id: string;
  currency: Currency;
  favour: 'vendor' | 'balsam';
  amount: string;
  order_sub_no: string;
  reason: string;
}

/** Requires a vendor, an amount with the decimals of its currency, and a reason. */
export const adjustmentSchema = object({
  vendor_id: string().required(textKey('money.error.vendor')),
  currency: string().oneOf(CURRENCIES).required(),
  amount: string().when('currency', ([currency]: Currency[]) => positiveAmount(currency ?? CURRENCIES[0])),
  reason: reasonRule,
});

export const toAdjustment = ({ favour, ...values }: AdjustmentValues): Adjustment => ({
  vendor_id: Number(values.vendor_id),
  currency: values.currency,
  amount: (favour === 'vendor' ? 1 : -1) * Number(values.amount),
  reason: values.reason.trim(),
  order_sub_no: values.order_sub_no.trim(),
});
