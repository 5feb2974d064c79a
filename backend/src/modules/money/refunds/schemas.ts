import { z } from 'zod';
import { shopDay } from '../../../calendar/working-days.ts';
import { Code, requiredCode, requiredLines } from '../../../wire/fields.ts';
import { Day, filterOf, SearchText } from '../../../wire/paging.ts';
import { Currency, Moment, Money } from '../../../wire/schemas.ts';
import { RefundWay } from '../../sales/returns/schemas.ts';

const refundStates = ['due', 'underway', 'asked', 'paid', 'failed'] as const;
const RefundState = z.enum(refundStates);
const NeedsAccount = z
  .boolean()
  .describe('True if it needs an account from the customer: there is none, or the bank has rejected it');

export const Refund = z
  .object({
    id: z.number().int(),
    return_no: z.string().nullable().describe('Number of the return; null if the whole order was refunded'),
    order_sub_no: z.string(),
    currency: Currency,
    amount: Money.describe('Refund amount'),
    method: RefundWay,
    iban: z.string().describe('Masked except for the last four characters; empty if the customer has not given one'),
    holder: z.string().describe('Account holder; empty if the customer has not given one'),
    needs_account: NeedsAccount,
    version: z.number().int().describe('Counts account changes; the bank’s outcome refers to one version'),
    run_no: z.string().nullable().describe('Last run that ordered the transfer; null if none'),
    customer: z.object({ id: z.number().int(), name: z.string() }).describe('Refunded customer'),
    state: RefundState.describe(
      'due: to be paid; underway: transfer ordered by a run; asked: requested from the provider; paid; failed: rejected by the bank',
    ),
    failure: z.string().describe('Reason for the failure; may be empty'),
    bank_reference: z.string().describe('Bank’s reference; empty until paid'),
    paid_on: z.iso.date().nullable().describe('Day of payment in Riyadh; null until paid'),
    created_at: Moment,
  })
  .meta({ id: 'Refund', description: 'A refund to a customer' });

export const RefundFilter = z.strictObject({
  search: SearchText.describe('Part of a return or parcel number, the customer’s name, or the bank’s reference'),
  state: filterOf(RefundState),
  needs: filterOf(z.enum(['account'])).describe('account: only refunds that need an account from the customer'),
  currency: filterOf(Currency),
  run: filterOf(Code(40)).describe('Run number: only the transfers that it ordered'),
});
export type RefundFilter = z.infer<typeof RefundFilter>;

const Version = z.number().int().describe('The version shown on the screen; setting another account increments it');

export const RefundPaid = z.strictObject({
  version: Version,
  bank_reference: requiredCode('refunds.reference_required', 100).describe('Bank’s reference of the transfer'),
  paid_on: Day.refine((day) => day <= shopDay(new Date()), 'refunds.day_future').describe(
    'Day of the transfer in Riyadh, not in the future',
  ),
});
export type RefundPaid = z.infer<typeof RefundPaid>;

export const RefundFailed = z.strictObject({
  version: Version,
  reason: requiredLines('refunds.reason_required', 1000).describe('Reason given by the bank'),
});
export type RefundFailed = z.infer<typeof RefundFailed>;

export const OrderRefund = z
  .object({
    id: z.number().int(),
    return_no: z.string().nullable().describe('Number of the return; null if the whole order was refunded'),
    currency: Currency,
    amount: Money.describe('Refund amount'),
    method: RefundWay,
    state: RefundState,
    needs_account: NeedsAccount,
    account: z
      .object({
        iban: z.string().describe('Masked except for the last four characters'),
        holder: z.string().describe('Account holder'),
      })
      .nullable()
      .describe('Destination of the transfer; null if no account is known'),
    paid_on: z.iso.date().nullable().describe('Day of payment in Riyadh; null until paid'),
  })
  .meta({ id: 'OrderRefund', description: 'A refund for an order' });
