import { AppError } from '../../wire/errors.ts';
import type { Basket } from '../carts/basket.ts';

/** What the checkout has to know of payment by card. */
export interface Cards {
  /** `off`: no provider is configured; `silent`: it has not answered yet, or no longer does. */
  state(): 'off' | 'ready' | 'silent';
  /** For how long an order is held for whoever pays, in milliseconds. */
  readonly holdMs: number;
}

/** An order that waits to be paid. */
export interface OpenOrder {
  order_no: string;
  pay_by: string;
}

/** Nobody pays for two orders at once: the goods of the first are taken already. */
export const assertFree = (paying: OpenOrder | null): void => {
  if (paying === null) return;
  const data = { order_no: paying.order_no, pay_by: new Date(paying.pay_by).toISOString() };
  throw new AppError(409, 'payment_in_progress', { params: { order_no: paying.order_no }, data });
};

/** Nothing is asked of a card for an order that a coupon pays whole. */
export const assertPayableByCard = ({ grandTotal }: Pick<Basket, 'grandTotal'>, cards: Cards): void => {
  if (grandTotal === 0)
    throw new AppError(422, 'nothing_to_charge', { fields: { payment_method: ['errors.nothing_to_charge'] } });
  if (cards.state() === 'ready') return;
  throw new AppError(422, 'card_unavailable', { fields: { payment_method: ['errors.card_unavailable'] } });
};

/** Whether an order of these goods may be paid by card now. */
export const cardStateOf = ({ grandTotal }: Pick<Basket, 'grandTotal'>, cards: Cards): ReturnType<Cards['state']> =>
  grandTotal > 0 ? cards.state() : 'off';
