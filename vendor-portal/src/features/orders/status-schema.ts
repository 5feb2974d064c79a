import { ORDER_STATUSES, type Order } from '@balsam/shared-api';
import { object, string, type InferType } from 'yup';
import type { StatusUpdate } from '../../entities/orders/orders-api.ts';
import { textKey } from '../../locales/texts.ts';

export const SHIPPED = ORDER_STATUSES.Shipped.code;
export const CANCELLED = ORDER_STATUSES.Cancelled.code;

/** Form values hold the status like a select does: its code as text, '' for none. */
export const isShipped = (status: string): boolean => Number(status) === SHIPPED;
export const isCancellation = (status: string): boolean =>
  Object.values(ORDER_STATUSES).some(({ code, phase }) => phase === 'cancelled' && code === Number(status));

const phaseOf = ({ status }: Order) => ORDER_STATUSES[status].phase;

/** True if the order has not shipped yet. */
export const isPreparing = (order: Order): boolean => phaseOf(order) === 'preparing';

/** True if the order has not been delivered yet. */
export const isUnderway = (order: Order): boolean => ['preparing', 'shipping'].includes(phaseOf(order));

export const isCompleted = (order: Order): boolean => phaseOf(order) === 'completed';

export const isCancelled = (order: Order): boolean => phaseOf(order) === 'cancelled';

export const statusSchema = object({
  status: string().required(textKey('orders.update.statusRequired')),
  note: string().trim().default(''),
  cancellation_reason: string().trim().default(''),
  tracking_information: string().trim().default(''),
});

export type StatusValues = InferType<typeof statusSchema>;

/** Texts of a status. */
export const TEXTS = ['note', 'cancellation_reason', 'tracking_information'] as const;

export const isCurrent = ({ status_code }: Order, status: string): boolean => Number(status) === status_code;

/**
 * Initial form values for a status. The current status has its texts for editing, a new one an empty note and reason.
 * Tracking information is always retained.
 */
export function beginWith(order: Order, status: string): StatusValues {
  const { note, cancellation_reason, tracking_information } = order;
  const own = isCurrent(order, status) ? { note, cancellation_reason } : { note: '', cancellation_reason: '' };
  return { status, ...own, tracking_information };
}

/** Request body: the status code and the changed texts; '' clears a text. */
export function toRequest(order: Order, values: StatusValues): StatusUpdate {
  const { status, ...texts } = statusSchema.cast(values);
  const begun = beginWith(order, status);
  const changed = TEXTS.filter((name) => texts[name] !== begun[name]).map((name) => [name, texts[name]]);
  return { id: order.id, status: Number(status), status_seen: order.status, ...Object.fromEntries(changed) };
}

/** True if the status or a text has changed. */
export function isChanged(order: Order, values: StatusValues): boolean {
  const { id: _id, status, status_seen: _seen, ...texts } = toRequest(order, values);
  return status !== order.status_code || Object.keys(texts).length > 0;
}

/** Statuses of the selected orders on screen, by id, so that the server skips orders that have changed since. */
export const statusSeen = (orders: readonly Order[], ids: readonly number[]): Record<string, Order['status']> =>
  Object.fromEntries(orders.filter(({ id }) => ids.includes(id)).map(({ id, status }) => [id, status]));
