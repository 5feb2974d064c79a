import { AppError } from '../../../wire/errors.ts';
import type { Basket } from '../carts/basket.ts';

/** Card payment as seen by the checkout. */
export interface Cards {
  /** `off`: no provider is configured; `silent`: it has not responded yet, or no longer does. */
  state(): 'off' | 'ready' | 'silent';
  /** Hold time of an unpaid order, ms */
  readonly holdMs: number;
}

/** An order awaiting payment. */
export interface OpenOrder {
  order_no: string;
  pay_by: string;
}

/** One pending card payment per customer; it already reserves stock. */
export const assertFree = (paying: OpenOrder | null): void => {
  if (paying === null) return;
  const data = { order_no: paying.order_no, pay_by: new Date(paying.pay_by).toISOString() };
  throw new AppError(409, 'payment_in_progress', { params: { order_no: paying.order_no }, data });
};

/** An order fully paid by a coupon cannot be charged to a card. */
export const assertPayableByCard = ({ grandTotal }: Pick<Basket, 'grandTotal'>, cards: Cards): void => {
  if (grandTotal === 0)
    throw new AppError(422, 'nothing_to_charge', { fields: { payment_method: ['errors.nothing_to_charge'] } });
  if (cards.state() === 'ready') return;
  throw new AppError(422, 'card_unavailable', { fields: { payment_method: ['errors.card_unavailable'] } });
};

/** State of card payment for these goods; `off` if there is nothing to charge. */
export const cardStateOf = ({ grandTotal }: Pick<Basket, 'grandTotal'>, cards: Cards): ReturnType<Cards['state']> =>
  grandTotal > 0 ? cards.state() : 'off';
