import { z } from 'zod';
import { fromWire } from '../../../money/money.ts';
import { Id, optionalCode, requiredLines } from '../../../wire/fields.ts';
import { Currency } from '../../../wire/schemas.ts';

const LONGEST_REASON = 1000;
const MOST = 10_000_000;

const Reason = requiredLines('money.reason_required', LONGEST_REASON).describe(
  'Reason shown to the vendor, at most 1,000 characters',
);

/** Manual adjustment of a vendor's balance; `amount` is parsed to minor units. */
export const NewAdjustment = z
  .strictObject({
    vendor_id: Id('money.vendor_unknown'),
    currency: Currency,
    amount: z
      .number('money.amount_invalid')
      .min(-MOST, 'money.amount_invalid')
      .max(MOST, 'money.amount_invalid')
      .describe('Positive in the vendor’s favour, negative in Balsam’s; with the decimals of its currency'),
    reason: Reason,
    order_sub_no: optionalCode(40).describe('Parcel of this vendor that it concerns; omit or leave empty for none'),
  })
  .transform(({ amount, ...form }, context) => {
    const size = fromWire(Math.abs(amount), form.currency);
    if (size !== null && size > 0) return { ...form, amount: amount < 0 ? -size : size };
    context.addIssue({ code: 'custom', path: ['amount'], message: 'money.amount_invalid' });
    return z.NEVER;
  });
export type NewAdjustment = z.infer<typeof NewAdjustment>;

export const EntryReversal = z.strictObject({ reason: Reason });
