import { z } from 'zod';
import { requiredLines } from '../../wire/fields.ts';
import { Day, filterOf, inDayOrder, pageKeys, SearchText } from '../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../wire/schemas.ts';
import { paymentFailures } from './provider.ts';

const PaymentState = z.enum(['started', 'waiting', 'failed', 'authorised', 'paid', 'voided']);
const ProviderName = z.enum(['test', 'tap']).describe('Who takes the card; test: the bank of the demo');

const Customer = z.object({ id: z.number().int(), name: z.string() }).describe('Who pays');

const payment = {
  id: z.number().int(),
  order_no: z.string(),
  order_state: z
    .enum(['draft', 'paying', 'placed', 'expired'])
    .describe('paying: it holds its goods; placed: it was paid; expired: it was not, or too late'),
  attempt: z.number().int().describe('Which attempt to pay this order, from 1'),
  provider: ProviderName,
  ref: z.string().nullable().describe('What the provider calls it; null until he has answered'),
  customer: Customer,
  amount: Money.describe('What is to be paid'),
  currency: Currency,
  scheme: z.string().describe('What was paid with, in the provider’s word, such as MADA; empty while nothing was'),
  plan: z
    .enum(['parts', 'once', 'sale'])
    .describe('When money is taken. parts: as each part is shipped; once: at the first shipment; sale: at payment'),
  state: PaymentState.describe(
    'started: the provider is asked for a page; waiting: the page is open; authorised: the money is held; voided: it went back whole',
  ),
  failure: z.enum(paymentFailures).nullable().describe('Why it failed; null otherwise'),
  open_findings: z.number().int().describe('How much of it people have to settle'),
};

export const AdminPayment = z
  .object({ ...payment, created_at: Moment, updated_at: Moment })
  .meta({ id: 'AdminPayment', description: 'An attempt to pay an order by card' });

const PaymentOperation = z
  .object({
    id: z.number().int(),
    kind: z.enum(['capture', 'void', 'refund']).describe('void: money that was held is not taken'),
    order_sub_no: z.string().nullable().describe('The part that it is for; null for the whole payment'),
    amount: Money.describe('How much'),
    state: z.enum(['asked', 'done', 'refused', 'unknown']).describe('unknown: the provider did not answer'),
    ref: z.string().nullable().describe('What the provider calls it; null until he has answered'),
    error: z.string().describe('What the provider said; empty where it was nothing'),
    attempts: z.number().int().describe('How often the provider was asked'),
    created_at: Moment,
    done_at: Moment.nullable().describe('When it was done; null until it is'),
  })
  .meta({ id: 'PaymentOperation', description: 'Money that is taken or given back' });

const PaymentEvent = z
  .object({
    id: z.number().int(),
    ref: z.string().describe('The payment that the provider has told of'),
    state: z
      .enum(['received', 'processed', 'ignored', 'dead'])
      .describe('received: to be worked on; ignored: of no payment of ours; dead: given up after eight attempts'),
    attempts: z.number().int().describe('How often it was worked on'),
    error: z.string().describe('Why the last attempt failed; empty where it did not'),
    received_at: Moment.describe('When it came'),
  })
  .meta({ id: 'PaymentEvent', description: 'Something that a provider has told' });

const PaymentFinding = z
  .object({
    id: z.number().int(),
    payment_id: z.number().int().nullable().describe('The payment that it is about; null where we know of none'),
    order_no: z.string().nullable().describe('The order that was to be paid; null where we know of none'),
    kind: z
      .enum([
        ...(['amount_differs', 'refund_refused', 'void_refused'] as const),
        ...(['unknown_to_us', 'unknown_to_provider', 'state_differs'] as const),
      ])
      .describe(
        'amount_differs: another sum was paid; refund_refused, void_refused: the provider does not give it back; unknown_to_us, unknown_to_provider: one of the two does not know it; state_differs: the two disagree on how far it is',
      ),
    detail: z.string().describe('What was found, in figures and numbers'),
    found_at: Moment.describe('When it was found'),
    settled_at: Moment.nullable().describe('When somebody settled it; null while it is open'),
  })
  .meta({ id: 'PaymentFinding', description: 'Something about a payment that only people can put right' });

export const AdminPaymentDetail = z
  .object({
    ...payment,
    created_at: Moment,
    updated_at: Moment,
    pay_by: Moment.nullable().describe('Until when the order could be paid'),
    attempts: z
      .array(AdminPayment)
      .describe('Every attempt to pay the order, the first one first, this one among them'),
    operations: z.array(PaymentOperation).describe('What was taken and given back of all of them'),
    events: z.array(PaymentEvent).describe('What the provider has told of all of them'),
    findings: z.array(PaymentFinding).describe('What people had or have to settle'),
  })
  .meta({ id: 'AdminPaymentDetail', description: 'An attempt to pay, and all that belongs to its order' });

/** What is connected, and whether it answers. */
const CardService = z
  .object({
    provider: ProviderName.nullable().describe('Who takes the cards; null: nobody is connected'),
    state: z
      .enum(['off', 'ready', 'silent'])
      .describe('off: no provider is configured; silent: it has not answered yet, or no longer does'),
  })
  .meta({ id: 'CardService', description: 'Whether cards can be taken now' });

export const PaymentPage = z.object({
  payments: z.array(AdminPayment).describe('The attempts of this page'),
  service: CardService,
  meta: PageMeta,
});

export const PaymentFilter = z
  .strictObject({
    search: SearchText.describe(
      'Part of an order number, of the provider’s number, or of the customer’s name or address',
    ),
    state: filterOf(PaymentState),
    provider: filterOf(ProviderName).describe('Who takes the card'),
    from: filterOf(Day).describe('First day in Riyadh on which they were begun'),
    to: filterOf(Day).describe('Last day in Riyadh on which they were begun'),
  })
  .superRefine(inDayOrder);
export type PaymentFilter = z.infer<typeof PaymentFilter>;
export const PaymentQuery = PaymentFilter.safeExtend(pageKeys);

export const FindingPage = z.object({
  findings: z.array(PaymentFinding).describe('The findings of this page'),
  meta: PageMeta,
});
export const FindingQuery = z.strictObject({
  settled: filterOf(z.enum(['0', '1'])).describe('0: what is open; 1: what was settled'),
  ...pageKeys,
});

export const FindingSettled = z.strictObject({
  remark: requiredLines('payments.remark_required', 1000).describe(
    'What was done about it: it is kept in the audit log',
  ),
});
