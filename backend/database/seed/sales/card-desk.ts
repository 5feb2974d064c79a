import { toWire } from '../../../src/money/money.ts';
import { toTruth } from '../../../src/modules/money/payments/tap-wire.ts';
import type { PaymentTruth } from '../../../src/modules/money/payments/provider.ts';
import type { PaymentState } from '../../../src/modules/money/payments/repository.ts';
import type { Currency, Lang } from '../../../src/wire/schemas.ts';
import { minutesAfter } from '../moments.ts';
import { cardOf, triesOf, type DemoTry } from './card-stories.ts';
import type { DemoBank } from './demo-bank.ts';

/** A sub-order paid by card, with its shipping and cancellation times. */
interface CardPart {
  id: number;
  total: number;
  left_at: string | null;
  ended_at: string | null;
}

/** An order paid by card. Amounts in minor units. */
export interface CardOrder {
  id: number;
  order_no: string;
  currency: Currency;
  lang: Lang;
  total: number;
  state: 'placed' | 'expired';
  reserved_at: string;
  parts: CardPart[];
}

interface PaymentSeed {
  id: number;
  order_id: number;
  attempt: number;
  provider: 'test';
  ref: string;
  redirect_url: string;
  amount: number;
  currency: Currency;
  scheme: string;
  plan: 'parts' | 'sale';
  state: PaymentState;
  failure: string;
  hold_ends_at: string | null;
  created_at: string;
  updated_at: string;
}

interface OperationSeed {
  id: number;
  payment_id: number;
  kind: 'capture' | 'void';
  vendor_order_id: number | null;
  batch_id: number | null;
  amount: number;
  state: 'done';
  ref: string | null;
  attempts: number;
  created_at: string;
  done_at: string;
}

/** The bank's page is open for half an hour. */
const PAGE_MINUTES = 31;
const TYPED_MINUTES = 1;
const LATE_MINUTES = 25;

const latest = (moments: readonly string[]): string =>
  moments.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? '';

/** Runs the demo's card payments at the bank and collects the rows for the shop's tables. */
export const createCardDesk = (bank: DemoBank) => {
  const payments: PaymentSeed[] = [];
  const operations: OperationSeed[] = [];

  const act = async (charge: ReturnType<ReturnType<DemoBank['at']>['charge']>, tried: DemoTry, at: string) => {
    if (tried === 'left') return void bank.at(minutesAfter(at, PAGE_MINUTES)).find(charge.id);
    const desk = bank.at(at);
    await desk.pay(charge, cardOf(tried));
    if (tried === 'secure') await desk.confirm(charge, '0000');
  };

  /** One payment attempt on the bank's page. */
  const attempt = async (order: CardOrder, tried: DemoTry, openedAt: string, at: string): Promise<PaymentSeed> => {
    const { id, order_no: orderNo, currency, lang, total } = order;
    const number = 1 + payments.filter(({ order_id: other }) => other === id).length;
    const charge = bank.at(openedAt).charge({
      ...{ amount: toWire(total, currency), currency, lang, order: orderNo, idempotent: `${orderNo}-${number}` },
      ...{ redirectUrl: `http://localhost/pay/${orderNo}`, postUrl: 'http://localhost', isHold: true },
    });
    await act(charge, tried, at);
    const { state, scheme, failure, holdEndsAt }: PaymentTruth = toTruth(charge);
    const row: PaymentSeed = {
      ...{ id: payments.length + 1, order_id: id, attempt: number, provider: 'test', ref: charge.id },
      ...{ redirect_url: charge.transaction.url, amount: total, currency, scheme, failure, state },
      ...{ plan: state === 'authorised' ? 'parts' : 'sale', hold_ends_at: holdEndsAt },
      ...{ created_at: openedAt, updated_at: at },
    };
    payments.push(row);
    return row;
  };

  const note = (
    payment: PaymentSeed,
    { kind, part, amount, at }: { kind: OperationSeed['kind']; part: number | null; amount: number; at: string },
  ): OperationSeed => {
    const id = operations.length + 1;
    const row: OperationSeed = {
      ...{ id, payment_id: payment.id, kind, vendor_order_id: part, batch_id: null, amount, state: 'done', ref: null },
      ...{ attempts: 1, created_at: at, done_at: at },
    };
    operations.push(row);
    return row;
  };

  const release = (payment: PaymentSeed, amount: number, at: string) => {
    bank.at(at).release(payment.ref);
    note(payment, { kind: 'void', part: null, amount, at }).ref = payment.ref;
  };

  const capture = (payment: PaymentSeed, { id, total }: CardPart, at: string) => {
    const row = note(payment, { kind: 'capture', part: id, amount: total, at });
    row.batch_id = row.id;
    const taken = bank.at(at).capture(payment.ref, toWire(total, payment.currency), `op-${row.id}`);
    if (!taken) throw new Error(`The test bank holds too little for sub-order ${id}`);
    row.ref = taken.id;
  };

  /** Captures each sub-order when it ships, and voids the rest once no sub-order is open. */
  const takeParts = (payment: PaymentSeed, parts: readonly CardPart[]) => {
    const isOpen = parts.some(({ left_at: left, ended_at: ended }) => left === null && ended === null);
    let givenUp = 0;
    for (const part of parts) {
      if (part.left_at !== null) capture(payment, part, part.left_at);
      else if (part.ended_at !== null) {
        note(payment, { kind: 'void', part: part.id, amount: part.total, at: part.ended_at });
        givenUp += part.total;
      }
    }
    if (isOpen) return;
    const overAt = latest(parts.map(({ left_at: left, ended_at: ended }) => left ?? ended ?? ''));
    if (givenUp > 0) release(payment, givenUp, overAt);
    payment.state = givenUp === payment.amount ? 'voided' : 'paid';
    payment.updated_at = overAt;
  };

  const payPlaced = async (order: CardOrder) => {
    const tries = triesOf(order.id, order.currency);
    let openedAt = order.reserved_at;
    let payment: PaymentSeed | undefined;
    for (const tried of tries) {
      const at = minutesAfter(openedAt, TYPED_MINUTES);
      payment = await attempt(order, tried, openedAt, at);
      openedAt = at;
    }
    if (payment?.state === 'authorised') return takeParts(payment, order.parts);
    for (const { id: part, total: amount } of order.parts)
      if (payment) note(payment, { kind: 'capture', part, amount, at: payment.updated_at });
  };

  /** @param isLate true if it was paid after it had expired */
  const payExpired = async (order: CardOrder, isLate: boolean) => {
    const { reserved_at: reservedAt, total } = order;
    const secondAt = minutesAfter(reservedAt, TYPED_MINUTES);
    if (!isLate) {
      await attempt(order, 'declined', reservedAt, secondAt);
      await attempt(order, 'left', secondAt, secondAt);
      return;
    }
    const paidAt = minutesAfter(reservedAt, LATE_MINUTES);
    const payment = await attempt(order, 'success', reservedAt, paidAt);
    release(payment, total, minutesAfter(paidAt, TYPED_MINUTES));
    payment.state = 'voided';
  };

  return { payments, operations, payPlaced, payExpired };
};
