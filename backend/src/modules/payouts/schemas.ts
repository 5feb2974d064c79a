import { z } from 'zod';
import { Lines, requiredLines } from '../../wire/fields.ts';
import { filterOf, pageKeys, PathId, SearchText } from '../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../wire/schemas.ts';
import { BankReference, TransferDay } from '../money/bank-fields.ts';

const LONGEST_REASON = 1000;

export const payoutStates = ['underway', 'paid', 'failed', 'returned'] as const;
const State = z.enum(payoutStates).meta({
  id: 'PayoutState',
  description:
    'underway: the bank file orders it; paid: the bank has; failed: it has not; returned: it had, and the money came back. What failed or came back is paid by a later run',
});

const payout = {
  id: z.number().int(),
  payout_no: z.string().describe('Number of the payout: that of its run, and which of it'),
  run_no: z.string().describe('Number of its run'),
  currency: Currency,
  amount: Money.describe('What the vendor is paid'),
  state: State,
  iban: z.string().describe('Masked: its country and its last four characters'),
  bank: z.string().describe('Name of the bank'),
  bank_reference: z.string().describe('By what the bank knows it; empty until it was paid'),
  paid_on: z.iso.date().nullable().describe('The day on which it was paid; null before'),
  reason: z.string().describe('Why it failed or came back; empty where it did not'),
  created_at: Moment,
};

export const Payout = z.object(payout).meta({ id: 'Payout', description: 'What a vendor is paid at once' });

export const AdminPayout = z
  .object({
    ...payout,
    vendor: z.object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() }),
    holder: z.string().describe('Whose account it goes to, as the bank knows them'),
  })
  .meta({ id: 'AdminPayout', description: 'The same with whom it is paid to' });

export const PayoutPage = z.object({ payouts: z.array(Payout).describe('The newest first'), meta: PageMeta });
export const AdminPayoutPage = z.object({ payouts: z.array(AdminPayout).describe('The newest first'), meta: PageMeta });

export const PayoutNumber = z.strictObject({
  payout_no: z.string().max(40).describe('Number of the payout: `PAY-2026-0007-1`'),
});

const filter = {
  search: SearchText.describe('Part of a payout’s number or of the bank’s reference'),
  currency: filterOf(Currency),
  state: filterOf(State).describe('Only those of this state'),
};
export const PayoutFilter = z.strictObject(filter);
export const PayoutQuery = PayoutFilter.extend(pageKeys);
export const AdminPayoutFilter = PayoutFilter.extend({
  vendor: filterOf(PathId).describe('Only of this vendor, by id'),
});
export const AdminPayoutQuery = AdminPayoutFilter.extend(pageKeys);
/** What a list of payouts is asked for; only an admin asks whose. */
export type PayoutFilter = z.infer<typeof PayoutFilter> & { vendor?: number | undefined };

export const PaidForm = z.strictObject({ bank_reference: BankReference, paid_on: TransferDay });
export type PaidForm = z.infer<typeof PaidForm>;

export const PayoutReason = z.strictObject({
  reason: requiredLines('payout.reason_required', LONGEST_REASON).describe('Why, which the vendor is told'),
});

export const PayoutHold = z.strictObject({
  reason: Lines(LONGEST_REASON)
    .nullable()
    .transform((reason) => reason || null)
    .describe('Why nothing is paid out, which the vendor reads; null or empty: payouts go on'),
  status_seen: z
    .enum(['active', 'on_hold'])
    .optional()
    .describe('Whether the screen showed the payouts as held; the call is refused with 409 if that has changed'),
});
export type PayoutHold = z.infer<typeof PayoutHold>;

export const PayoutHoldAnswer = z.object({ hold_reason: z.string().nullable().describe('Null where payouts go on') });
