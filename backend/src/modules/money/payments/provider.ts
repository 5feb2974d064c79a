import type { Currency, Lang } from '../../../wire/schemas.ts';

/** Attempt to pay an order, as sent to a provider. Amounts in minor units. */
export interface Attempt {
  /** Idempotency key of the attempt: the provider charges it only once. */
  key: string;
  orderNo: string;
  amount: number;
  currency: Currency;
  lang: Lang;
  customer: { firstname: string; lastname: string; email: string };
  /** Return URL for the browser, and webhook for the provider. */
  returnUrl: string;
  webhookUrl: string;
}

/** State of a payment at the provider. */
export type PaymentTruth = {
  state: 'waiting' | 'failed' | 'authorised' | 'paid';
  amount: number;
  currency: string;
  /** Payment scheme in the provider's term, such as MADA; '' if nothing was paid. */
  scheme: string;
  failure: PaymentFailure | '';
  /** End of the hold, ISO; null if nothing is held. */
  holdEndsAt: string | null;
};

/**
 * Time of capture. `parts`: as each sub-order is shipped; `once`: at the first shipment, for all sub-orders that are
 * not cancelled; `sale`: at payment.
 */
export type CapturePlan = 'parts' | 'once' | 'sale';

/** Failure reasons shown to customers. */
export const paymentFailures = ['declined', 'cancelled', 'timed_out', 'not_authenticated'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** Capture or refund request. */
export interface MoneyRequest {
  /** Idempotency key. */
  key: string;
  /** Provider reference of the payment. */
  ref: string;
  amount: number;
  currency: Currency;
}

/** `pending`: accepted by the provider, decided later. */
export interface OperationOutcome {
  ref: string;
  state: 'pending' | 'done' | 'refused';
}

/** Entry of a provider's payment list. */
export interface ListedPayment {
  ref: string;
  /** Our key, as sent in the request. */
  key: string;
  state: PaymentTruth['state'];
  amount: number;
  currency: string;
}

/** Webhook event: the reference of a changed payment. */
export interface ProviderEvent {
  key: string;
  ref: string;
}

/**
 * Card payment provider with hosted pages. Every call returns within seconds or throws a ProviderError, and none is
 * made in a transaction.
 */
export interface PaymentProvider {
  readonly name: 'test' | 'tap';
  start(attempt: Attempt): Promise<{ ref: string; redirectUrl: string }>;
  find(ref: string): Promise<PaymentTruth>;
  /** Payments requested since a time. */
  list(since: Date): Promise<ListedPayment[]>;
  /** Capture plan for holds. Schemes that charge at payment are never held. */
  readonly plan: CapturePlan;
  /** Captures held money. */
  capture(request: MoneyRequest): Promise<OperationOutcome>;
  /** Releases a hold that was not captured. */
  void(request: Pick<MoneyRequest, 'key' | 'ref'>): Promise<OperationOutcome>;
  refund(request: MoneyRequest): Promise<OperationOutcome>;
  findRefund(ref: string): Promise<OperationOutcome>;
  /** @returns the event of a webhook; null if the signature is not the provider's */
  readEvent(headers: Readonly<Record<string, unknown>>, body: Buffer): ProviderEvent | null;
}

/** Failure of a provider call. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** `refused`: rejected; `silent`: no usable response, so the outcome is unknown. */
  readonly reason: 'refused' | 'silent';

  constructor(reason: ProviderError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
