import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CURRENCY_DIGITS } from '../../../facts/currencies.ts';
import { fromWire, toWire } from '../../../money/money.ts';
import { Currency } from '../../../wire/schemas.ts';
import type {
  Attempt,
  ListedPayment,
  MoneyRequest,
  OperationOutcome,
  PaymentFailure,
  PaymentTruth,
} from './provider.ts';

// Tap API, version 2. Only the fields used here are declared.

const Reference = z
  .object({ gateway: z.string().nullish(), payment: z.string().nullish(), idempotent: z.string().nullish() })
  .nullish();

/** A charge, in responses and webhooks. */
export const TapCharge = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  reference: Reference,
  transaction: z.object({ url: z.string().nullish(), created: z.string().nullish() }).nullish(),
  source: z.object({ payment_method: z.string().nullish() }).nullish(),
});
export type TapCharge = z.infer<typeof TapCharge>;

export const TapRefund = z.object({ id: z.string().min(1), status: z.string() });

const FAILURES: ReadonlyMap<string, PaymentFailure> = new Map<string, PaymentFailure>(
  Object.entries({
    ...{ ABANDONED: 'cancelled', CANCELLED: 'cancelled', TIMEDOUT: 'timed_out' },
    ...{ FAILED: 'not_authenticated', DECLINED: 'declined', RESTRICTED: 'declined', VOID: 'declined' },
  }),
);

const STATES: ReadonlyMap<string, PaymentTruth['state']> = new Map<string, PaymentTruth['state']>(
  Object.entries({ CAPTURED: 'paid', AUTHORIZED: 'authorised' }),
);

/** Requested duration of a hold, after which the bank releases it. */
const HOLD_HOURS = 7 * 24;
const HOUR_MS = 3_600_000;

const holdEndOf = ({ status, transaction }: TapCharge): string | null => {
  if (status !== 'AUTHORIZED') return null;
  const since = Number(transaction?.created) || Date.now();
  return new Date(since + HOLD_HOURS * HOUR_MS).toISOString();
};

/** An unknown status counts as waiting: a guess could cost someone money. */
export const toTruth = (charge: TapCharge): PaymentTruth => {
  const { status, amount, currency, source } = charge;
  const known = Currency.safeParse(currency);
  const minor = known.success ? fromWire(amount, known.data) : null;
  return {
    state: STATES.get(status) ?? (FAILURES.get(status) ? 'failed' : 'waiting'),
    amount: minor ?? -1,
    currency,
    scheme: source?.payment_method ?? '',
    failure: FAILURES.get(status) ?? '',
    holdEndsAt: holdEndOf(charge),
  };
};

const REFUNDS: ReadonlyMap<string, OperationOutcome['state']> = new Map<string, OperationOutcome['state']>(
  Object.entries({
    ...{ REFUNDED: 'done', DECLINED: 'refused', FAILED: 'refused', RESTRICTED: 'refused' },
  }),
);

export const toRefundOutcome = ({ id, status }: z.infer<typeof TapRefund>): OperationOutcome => ({
  ref: id,
  state: REFUNDS.get(status) ?? 'pending',
});

export const toCaptureOutcome = ({ id, status }: TapCharge): OperationOutcome => ({
  ref: id,
  state: status === 'CAPTURED' ? 'done' : FAILURES.get(status) ? 'refused' : 'pending',
});

export const toVoidOutcome = ({ id, status }: TapCharge): OperationOutcome => ({
  ref: id,
  state: status === 'VOID' ? 'done' : 'pending',
});

/** A page of charges or authorisations, newest first; the API uses a different key for each. */
export const TapList = z.object({
  has_more: z.boolean().optional(),
  charges: z.array(TapCharge).default([]),
  authorizes: z.array(TapCharge).default([]),
});

/** Page size limit of the API. */
const LIST_SIZE = 50;

export const toPage = ({ has_more, charges, authorizes }: z.infer<typeof TapList>) => {
  const listed = [...charges, ...authorizes];
  return { listed, hasMore: has_more ?? listed.length >= LIST_SIZE };
};

export const toListed = (charge: TapCharge): ListedPayment => {
  const { state, amount, currency } = toTruth(charge);
  return { ref: charge.id, key: charge.reference?.idempotent ?? '', state, amount, currency };
};

/** @param last id of the last entry of the previous page; null for the first page */
export const toListRequest = (since: Date, until: Date, last: string | null) => ({
  period: { date: { from: since.getTime(), to: until.getTime() }, type: 1 },
  limit: LIST_SIZE,
  ...(last !== null && { starting_after: last }),
});

/** Charge request: any payment source, on Tap's own page. */
export const toChargeRequest = (merchant: string, attempt: Attempt) => ({
  amount: toWire(attempt.amount, attempt.currency),
  currency: attempt.currency,
  threeDSecure: true,
  customer_initiated: true,
  reference: { transaction: attempt.key, order: attempt.orderNo, idempotent: attempt.key },
  customer: {
    first_name: attempt.customer.firstname,
    last_name: attempt.customer.lastname,
    email: attempt.customer.email,
  },
  merchant: { id: merchant },
  source: { id: 'src_all' },
  post: { url: attempt.webhookUrl },
  redirect: { url: attempt.returnUrl },
  lang_code: attempt.lang,
});

/** The same as a hold only. */
export const toAuthorizeRequest = (merchant: string, attempt: Attempt) => ({
  ...toChargeRequest(merchant, attempt),
  auto: { type: 'VOID', time: HOLD_HOURS },
});

/** Capture request: a charge whose source is the authorisation. */
export const toCaptureRequest = (merchant: string, { ref, amount, currency, key }: MoneyRequest) => ({
  ...{ amount: toWire(amount, currency), currency, threeDSecure: false, customer_initiated: false },
  reference: { transaction: key, idempotent: key },
  merchant: { id: merchant },
  source: { id: ref },
});

export const toRefundRequest = ({ ref, amount, currency, key }: MoneyRequest) => ({
  charge_id: ref,
  amount: toWire(amount, currency),
  currency,
  reason: 'requested_by_customer',
  reference: { idempotent: key },
});

const withDigits = (amount: number, currency: string): string => {
  const known = Currency.safeParse(currency);
  return amount.toFixed(known.success ? CURRENCY_DIGITS[known.data] : 2);
};

/** Webhook signature over the names and values of its fields. */
const signatureOf = (secretKey: string, charge: TapCharge): string => {
  const { id, amount, currency, reference, status, transaction } = charge;
  const signed = [
    ...[`x_id${id}`, `x_amount${withDigits(amount, currency)}`, `x_currency${currency}`],
    ...[`x_gateway_reference${reference?.gateway ?? ''}`, `x_payment_reference${reference?.payment ?? ''}`],
    ...[`x_status${status}`, `x_created${transaction?.created ?? ''}`],
  ];
  return createHmac('sha256', secretKey).update(signed.join('')).digest('hex');
};

/** Constant-time comparison. */
export const isSignedBy = (secretKey: string, charge: TapCharge, signature: unknown): boolean => {
  const expected = Buffer.from(signatureOf(secretKey, charge));
  const actual = Buffer.from(typeof signature === 'string' ? signature : '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
