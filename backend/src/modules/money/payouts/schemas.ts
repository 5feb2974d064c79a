import { z } from 'zod';
import { Lines, requiredLines } from '../../../wire/fields.ts';
import { filterOf, pageKeys, PathId, SearchText } from '../../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../../wire/schemas.ts';
import { BankReference, TransferDay } from '../balances/bank-fields.ts';

const LONGEST_REASON = 1000;

export const payoutStates = ['underway', 'paid', 'failed', 'returned'] as const;
const State = z.enum(payoutStates).meta({
  id: 'PayoutState',
  description:
    'underway: ordered by the bank file; paid: paid by the bank; failed: not paid; returned: paid, but the money came back. Failed and returned payouts are paid by a later run',
});

const payout = {
  id: z.number().int(),
  payout_no: z.string().describe('Payout number: the run number and its position in the run'),
  run_no: z.string().describe('Run number'),
  currency: Currency,
  amount: Money.describe('Amount paid to the vendor'),
  state: State,
  iban: z.string().describe('Masked: country code and the last four characters'),
  bank: z.string().describe('Name of the bank'),
  bank_reference: z.string().describe('Bank’s reference; empty until paid'),
  paid_on: z.iso.date().nullable().describe('Day of payment; null before'),
  reason: z.string().describe('Reason for a failure or return; may be empty'),
  created_at: Moment,
};

export const Payout = z.object(payout).meta({ id: 'Payout', description: 'One payment to a vendor' });

export const AdminPayout = z
  .object({
    ...payout,
    vendor: z.object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() }),
    holder: z.string().describe('Account holder, as registered with the bank'),
  })
  .meta({ id: 'AdminPayout', description: 'The same with its payee' });

export const PayoutPage = z.object({ payouts: z.array(Payout).describe('Newest first'), meta: PageMeta });
export const AdminPayoutPage = z.object({ payouts: z.array(AdminPayout).describe('Newest first'), meta: PageMeta });

export const PayoutNumber = z.strictObject({
  payout_no: z.string().max(40).describe('Payout number: `PAY-2026-0007-1`'),
});

const filter = {
  search: SearchText.describe('Part of a payout number or the bank’s reference'),
  currency: filterOf(Currency),
  state: filterOf(State).describe('Only payouts in this state'),
};
export const PayoutFilter = z.strictObject(filter);
export const PayoutQuery = PayoutFilter.extend(pageKeys);
export const AdminPayoutFilter = PayoutFilter.extend({
  vendor: filterOf(PathId).describe('Only payouts of this vendor, by id'),
});
export const AdminPayoutQuery = AdminPayoutFilter.extend(pageKeys);
/** Filter of a payout list; only admins filter by vendor. */
export type PayoutFilter = z.infer<typeof PayoutFilter> & { vendor?: number | undefined };

export const PaidForm = z.strictObject({ bank_reference: BankReference, paid_on: TransferDay });
export type PaidForm = z.infer<typeof PaidForm>;

export const PayoutReason = z.strictObject({
  reason: requiredLines('payout.reason_required', LONGEST_REASON).describe('Reason shown to the vendor'),
});

export const PayoutHold = z.strictObject({
  reason: Lines(LONGEST_REASON)
    .nullable()
    .transform((reason) => reason || null)
    .describe('Reason for the hold, shown to the vendor; null or empty to release'),
  status_seen: z
    .enum(['active', 'on_hold'])
    .optional()
    .describe('The hold status that the screen showed; the request fails with 409 if it has changed'),
});
export type PayoutHold = z.infer<typeof PayoutHold>;

export const PayoutHoldResponse = z.object({
  hold_reason: z.string().nullable().describe('Null if payouts are not on hold'),
});
