import { z } from 'zod';
import { requiredLines } from '../../../wire/fields.ts';
import { Day, filterOf, inDayOrder, pageKeys, SearchText } from '../../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../../wire/schemas.ts';
import { paymentFailures } from './provider.ts';

const PaymentState = z.enum(['started', 'waiting', 'failed', 'authorised', 'paid', 'voided']);
const ProviderName = z.enum(['test', 'tap']).describe('Payment provider; test: the demo bank');

const Customer = z.object({ id: z.number().int(), name: z.string() }).describe('Paying customer');

const payment = {
  id: z.number().int(),
  order_no: z.string(),
  order_state: z
    .enum(['draft', 'paying', 'placed', 'expired'])
    .describe('paying: goods are reserved; placed: paid; expired: not paid, or too late'),
  attempt: z.number().int().describe('Number of this attempt to pay the order, from 1'),
  provider: ProviderName,
  ref: z.string().nullable().describe('Provider reference; null until received'),
  customer: Customer,
  amount: Money.describe('Amount to be paid'),
  currency: Currency,
  scheme: z.string().describe('Payment scheme in the provider’s term, such as MADA; empty if nothing was paid'),
  plan: z
    .enum(['parts', 'once', 'sale'])
    .describe('Time of capture. parts: as each sub-order is shipped; once: at the first shipment; sale: at payment'),
  state: PaymentState.describe(
    'started: a payment page is requested; waiting: the page is open; authorised: the money is held; voided: returned in full',
  ),
  failure: z.enum(paymentFailures).nullable().describe('Reason for the failure; null otherwise'),
  open_findings: z.number().int().describe('Number of open findings'),
};

export const AdminPayment = z
  .object({ ...payment, created_at: Moment, updated_at: Moment })
  .meta({ id: 'AdminPayment', description: 'An attempt to pay an order by card' });

const PaymentOperation = z
  .object({
    id: z.number().int(),
    kind: z.enum(['capture', 'void', 'refund']).describe('void: releases held money without capturing it'),
    order_sub_no: z.string().nullable().describe('Sub-order number; null for the whole payment'),
    amount: Money.describe('Amount'),
    state: z.enum(['asked', 'done', 'refused', 'unknown']).describe('unknown: the provider did not respond'),
    ref: z.string().nullable().describe('Provider reference; null until received'),
    error: z.string().describe('Error from the provider; may be empty'),
    attempts: z.number().int().describe('Number of requests to the provider'),
    created_at: Moment,
    done_at: Moment.nullable().describe('Time of completion; null before'),
  })
  .meta({ id: 'PaymentOperation', description: 'A capture, release or refund' });

const PaymentEvent = z
  .object({
    id: z.number().int(),
    ref: z.string().describe('Provider reference of the payment'),
    state: z
      .enum(['received', 'processed', 'ignored', 'dead'])
      .describe('received: to be processed; ignored: not one of our payments; dead: abandoned after eight attempts'),
    attempts: z.number().int().describe('Number of processing attempts'),
    error: z.string().describe('Error of the last attempt; may be empty'),
    received_at: Moment.describe('Time of receipt'),
  })
  .meta({ id: 'PaymentEvent', description: 'An event reported by a provider' });

const PaymentFinding = z
  .object({
    id: z.number().int(),
    payment_id: z.number().int().nullable().describe('Payment concerned; null if unknown'),
    order_no: z.string().nullable().describe('Order to be paid; null if unknown'),
    kind: z
      .enum([
        ...(['amount_differs', 'refund_refused', 'void_refused'] as const),
        ...(['unknown_to_us', 'unknown_to_provider', 'state_differs'] as const),
      ])
      .describe(
        'amount_differs: another amount was paid; refund_refused, void_refused: the provider does not return the money; unknown_to_us, unknown_to_provider: one side does not know the payment; state_differs: the two sides disagree about its state',
      ),
    detail: z.string().describe('Details with amounts and references'),
    found_at: Moment.describe('Time of detection'),
    settled_at: Moment.nullable().describe('Time of settlement; null while open'),
  })
  .meta({ id: 'PaymentFinding', description: 'A payment discrepancy that needs manual settlement' });

export const AdminPaymentDetail = z
  .object({
    ...payment,
    created_at: Moment,
    updated_at: Moment,
    pay_by: Moment.nullable().describe('Payment deadline of the order'),
    attempts: z.array(AdminPayment).describe('All attempts to pay the order, first one first, including this one'),
    operations: z.array(PaymentOperation).describe('Captures, releases and refunds of all attempts'),
    events: z.array(PaymentEvent).describe('Provider events of all attempts'),
    findings: z.array(PaymentFinding).describe('Findings, open and settled'),
  })
  .meta({ id: 'AdminPaymentDetail', description: 'A payment attempt with all related data of its order' });

/** Connected provider and its state. */
const CardService = z
  .object({
    provider: ProviderName.nullable().describe('Connected provider; null if none'),
    state: z
      .enum(['off', 'ready', 'silent'])
      .describe('off: no provider is configured; silent: it has not responded yet, or no longer does'),
  })
  .meta({ id: 'CardService', description: 'Availability of card payments' });

export const PaymentPage = z.object({
  payments: z.array(AdminPayment).describe('Payment attempts on this page'),
  service: CardService,
  meta: PageMeta,
});

export const PaymentFilter = z
  .strictObject({
    search: SearchText.describe('Part of an order number, the provider’s reference, or the customer’s name or address'),
    state: filterOf(PaymentState),
    provider: filterOf(ProviderName).describe('Payment provider'),
    from: filterOf(Day).describe('First day on which they were started, in Riyadh'),
    to: filterOf(Day).describe('Last day on which they were started, in Riyadh'),
  })
  .superRefine(inDayOrder);
export type PaymentFilter = z.infer<typeof PaymentFilter>;
export const PaymentQuery = PaymentFilter.safeExtend(pageKeys);

export const FindingPage = z.object({
  findings: z.array(PaymentFinding).describe('Findings on this page'),
  meta: PageMeta,
});
export const FindingQuery = z.strictObject({
  settled: filterOf(z.enum(['0', '1'])).describe('0: open; 1: settled'),
  ...pageKeys,
});

export const FindingSettled = z.strictObject({
  remark: requiredLines('payments.remark_required', 1000).describe(
    'Remark on the settlement; recorded in the audit log',
  ),
});
