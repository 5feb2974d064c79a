import type { Currency, Lang } from '../../wire/schemas.ts';

/** An attempt to pay an order, as a provider is told of it. Amounts in minor units. */
export interface Attempt {
  /** Our own number of it: a provider who hears it twice charges once. */
  key: string;
  orderNo: string;
  amount: number;
  currency: Currency;
  lang: Lang;
  customer: { firstname: string; lastname: string; email: string };
  /** Where the browser comes back to, and where the provider tells us what came of it. */
  returnUrl: string;
  webhookUrl: string;
}

/** How far a payment has come at the provider. */
export type PaymentTruth = {
  state: 'waiting' | 'failed' | 'authorised' | 'paid';
  amount: number;
  currency: string;
  /** What was paid with, in the provider's word, such as MADA; '' while nothing was. */
  scheme: string;
  failure: PaymentFailure | '';
  /** Until when the card holds what is authorised, ISO; null where nothing is held. */
  holdEndsAt: string | null;
};

/**
 * When money is taken: `parts`: of what is held, at the shipment of each part; `once`: at the first shipment, for all parts
 * that are not cancelled; `sale`: at payment.
 */
export type CapturePlan = 'parts' | 'once' | 'sale';

/** Why a payment failed, as customers are told. */
export const paymentFailures = ['declined', 'cancelled', 'timed_out', 'not_authenticated'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** Money that is to be taken or given back. */
export interface MoneyRequest {
  /** Our own number of it: repeated, it is done once. */
  key: string;
  /** What the provider calls the money that it is about. */
  ref: string;
  amount: number;
  currency: Currency;
}

/** `pending`: the provider has accepted it, and says later what came of it. */
export interface OperationOutcome {
  ref: string;
  state: 'pending' | 'done' | 'refused';
}

/** A payment in a provider's list. */
export interface ListedPayment {
  ref: string;
  /** Our own number of it, as we asked for it. */
  key: string;
  state: PaymentTruth['state'];
  amount: number;
  currency: string;
}

/** Something that a provider has told us: which of its payments has changed. */
export interface ProviderEvent {
  key: string;
  ref: string;
}

/**
 * A company that takes cards on pages of its own. Every call answers within seconds or throws a ProviderError, and none is
 * made in a transaction.
 */
export interface PaymentProvider {
  readonly name: 'test' | 'tap';
  start(attempt: Attempt): Promise<{ ref: string; redirectUrl: string }>;
  find(ref: string): Promise<PaymentTruth>;
  /** What was asked for since a moment. */
  list(since: Date): Promise<ListedPayment[]>;
  /** How money is taken of what a card holds; what a scheme takes at payment is never held. */
  readonly plan: CapturePlan;
  /** Takes money of what is held. */
  capture(request: MoneyRequest): Promise<OperationOutcome>;
  /** Lets go of what is held and was not taken. */
  void(request: Pick<MoneyRequest, 'key' | 'ref'>): Promise<OperationOutcome>;
  refund(request: MoneyRequest): Promise<OperationOutcome>;
  findRefund(ref: string): Promise<OperationOutcome>;
  /** @returns what a webhook says; null when it was not the provider who sent it */
  readEvent(headers: Readonly<Record<string, unknown>>, body: Buffer): ProviderEvent | null;
}

/** Why a provider did not do it. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** `refused`: it said no; `silent`: there was no usable answer, and nobody knows what it has done. */
  readonly reason: 'refused' | 'silent';

  constructor(reason: ProviderError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
