import { CANCELLED, COMPLETED, CONFIRMED, PENDING, REFUNDED } from '../../src/facts/order-statuses.ts';
import { isShort, putBack, take, type Model, type ModelOrder, type Outcome } from './market-state.ts';

const isCancelled = (status: number): boolean => status === CANCELLED || status === REFUNDED;

export const cancel = (model: Model, order: ModelOrder): Outcome => {
  if (order.status === CONFIRMED) return '200';
  if (order.status !== PENDING) return '422 order_not_cancellable';
  order.status = CANCELLED;
  putBack(model, order.lines);
  return '200';
};

const moneyAfter = ({ money }: ModelOrder, to: number): ModelOrder['money'] => {
  if (to === COMPLETED) return 'sold';
  return to === REFUNDED && money !== 'none' ? 'refunded' : 'none';
};

export const setStatus = (model: Model, order: ModelOrder, to: number): Outcome => {
  if (to === order.status) return '200';
  if (to === CANCELLED && order.money !== 'none') return '409 use_cancel_with_refund';
  if (isCancelled(order.status) && !isCancelled(to)) {
    if (order.lines.some((line) => isShort(model, line))) return '422 order_out_of_stock';
    take(model, order.lines);
  }
  if (!isCancelled(order.status) && isCancelled(to)) putBack(model, order.lines);
  order.money = moneyAfter(order, to);
  order.status = to;
  return '200';
};
