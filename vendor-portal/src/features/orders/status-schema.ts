import { ORDER_STATUSES, type Order } from '@balsam/shared-api';
import { object, string, type InferType } from 'yup';
import type { StatusUpdate } from '../../entities/orders/orders-api.ts';
import { textKey } from '../../locales/texts.ts';

export const SHIPPED = ORDER_STATUSES.Shipped.code;
export const CANCELLED = ORDER_STATUSES.Cancelled.code;

/** The form holds the status as a select does: its code as text, '' for none. */
export const isShipped = (status: string): boolean => Number(status) === SHIPPED;
export const isCancellation = (status: string): boolean =>
  Object.values(ORDER_STATUSES).some(({ code, phase }) => phase === 'cancelled' && code === Number(status));

const phaseOf = ({ status }: Order) => ORDER_STATUSES[status].phase;

/** It has not left yet. */
export const isPreparing = (order: Order): boolean => phaseOf(order) === 'preparing';

/** It is still to arrive. */
export const isUnderway = (order: Order): boolean => ['preparing', 'shipping'].includes(phaseOf(order));

export const isCompleted = (order: Order): boolean => phaseOf(order) === 'completed';

export const statusSchema = object({
  status: string().required(textKey('orders.update.statusRequired')),
  note: string().trim().default(''),
  cancellation_reason: string().trim().default(''),
  tracking_information: string().trim().default(''),
});

export type StatusValues = InferType<typeof statusSchema>;

/** The texts that go with a status. */
export const TEXTS = ['note', 'cancellation_reason', 'tracking_information'] as const;

export const isCurrent = ({ status_code }: Order, status: string): boolean => Number(status) === status_code;

/**
 * The form as it begins for a status. With the one that the order has, its texts are there to be corrected. A new one
 * has its own note or reason; where the parcel is stays true.
 */
export function beginWith(order: Order, status: string): StatusValues {
  const { note, cancellation_reason, tracking_information } = order;
  const own = isCurrent(order, status) ? { note, cancellation_reason } : { note: '', cancellation_reason: '' };
  return { status, ...own, tracking_information };
}

/** What the call takes: the status as a number, and of the texts those that were changed; '' takes one away. */
export function toRequest(order: Order, values: StatusValues): StatusUpdate {
  const { status, ...texts } = statusSchema.cast(values);
  const begun = beginWith(order, status);
  const changed = TEXTS.filter((name) => texts[name] !== begun[name]).map((name) => [name, texts[name]]);
  return { id: order.id, status: Number(status), status_seen: order.status, ...Object.fromEntries(changed) };
}

/** Whether there is anything to save: another status, or another text. */
export function isChanged(order: Order, values: StatusValues): boolean {
  const { id: _id, status, status_seen: _seen, ...texts } = toRequest(order, values);
  return status !== order.status_code || Object.keys(texts).length > 0;
}

/** The statuses of the selected orders on screen, by id: an order that has moved on is left as it is. */
export const statusSeen = (orders: readonly Order[], ids: readonly number[]): Record<string, Order['status']> =>
  Object.fromEntries(orders.filter(({ id }) => ids.includes(id)).map(({ id, status }) => [id, status]));
