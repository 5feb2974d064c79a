import { z } from 'zod';
import { shopDay } from '../../calendar/working-days.ts';
import { Code, requiredCode, requiredLines } from '../../wire/fields.ts';
import { Day, filterOf, pageKeys, SearchText } from '../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../wire/schemas.ts';
import { RefundWay } from '../returns/schemas.ts';

const refundStates = ['due', 'underway', 'asked', 'paid', 'failed'] as const;
const RefundState = z.enum(refundStates);
const NeedsAccount = z
  .boolean()
  .describe('Whether it waits for an account of the customer: there is none, or the bank has refused it');

export const Refund = z
  .object({
    id: z.number().int(),
    return_no: z.string().nullable().describe('The return that it is for; null for an order that was refunded whole'),
    order_sub_no: z.string(),
    currency: Currency,
    amount: Money.describe('What the customer gets back'),
    method: RefundWay,
    iban: z.string().describe('All but the last four characters hidden; empty where the customer has not named one'),
    holder: z.string().describe('Whose account it is; empty where the customer has not named one'),
    needs_account: NeedsAccount,
    version: z.number().int().describe('How often an account was named: what the bank did is said of one of them'),
    run_no: z.string().nullable().describe('The last run that ordered the transfer; null until one has'),
    customer: z.object({ id: z.number().int(), name: z.string() }).describe('Who gets it'),
    state: RefundState.describe(
      'due: to be paid; underway: a run has ordered the transfer; asked: the provider was asked; paid; failed: the bank did not take it',
    ),
    failure: z.string().describe('Why it failed; empty where it did not'),
    bank_reference: z.string().describe('By what the bank knows it; empty until it is paid'),
    paid_on: z.iso.date().nullable().describe('The day in Riyadh; null until it is paid'),
    created_at: Moment,
  })
  .meta({ id: 'Refund', description: 'Money that a customer gets back' });

export const RefundPage = z.object({ refunds: z.array(Refund).describe('The refunds of this page'), meta: PageMeta });

export const RefundFilter = z.strictObject({
  search: SearchText.describe(
    'Part of a number of the return or the parcel, of the customer’s name, or of a bank’s reference',
  ),
  state: filterOf(RefundState),
  needs: filterOf(z.enum(['account'])).describe('account: only those that wait for an account of their customers'),
  currency: filterOf(Currency),
  run: filterOf(Code(40)).describe('Number of a run: only the transfers that it ordered'),
});
export type RefundFilter = z.infer<typeof RefundFilter>;
export const RefundQuery = RefundFilter.extend(pageKeys);

const Version = z
  .number()
  .int()
  .describe('The version of the refund that was looked at: naming another account makes another version');

export const RefundPaid = z.strictObject({
  version: Version,
  bank_reference: requiredCode('refunds.reference_required', 100).describe('By what the bank knows the transfer'),
  paid_on: Day.refine((day) => day <= shopDay(new Date()), 'refunds.day_future').describe(
    'The day in Riyadh of the transfer, not in the future',
  ),
});
export type RefundPaid = z.infer<typeof RefundPaid>;

export const RefundFailed = z.strictObject({
  version: Version,
  reason: requiredLines('refunds.reason_required', 1000).describe('What the bank said'),
});
export type RefundFailed = z.infer<typeof RefundFailed>;

export const OrderRefund = z
  .object({
    id: z.number().int(),
    return_no: z.string().nullable().describe('The return that it is for; null for an order that was refunded whole'),
    currency: Currency,
    amount: Money.describe('What the customer gets back'),
    method: RefundWay,
    state: RefundState,
    needs_account: NeedsAccount,
    account: z
      .object({
        iban: z.string().describe('All but the last four characters hidden'),
        holder: z.string().describe('Whose account it is'),
      })
      .nullable()
      .describe('Where it is transferred to; null where no account was named'),
    paid_on: z.iso.date().nullable().describe('The day in Riyadh; null until it is paid'),
  })
  .meta({ id: 'OrderRefund', description: 'Money that a customer gets back of an order' });
