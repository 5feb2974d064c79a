import { object, string, type InferType } from 'yup';
import type { StatusUpdate } from '../../orders/ordersApi.ts';

export const SHIPPED = 3;
const COMPLETED = 4;
export const CANCELLED = 5;
const CANCELLED_WITH_REFUND = 6;

/** The form holds the status as a select does: its code as text, '' for none. */
export const isShipped = (status: string): boolean => Number(status) === SHIPPED;
export const isCancellation = (status: string): boolean => [CANCELLED, CANCELLED_WITH_REFUND].includes(Number(status));

/** Nothing is left to be done with the order. */
export const isClosed = (code: number): boolean => code >= COMPLETED;

export const statusSchema = object({
  status: string().required('orders.update.statusRequired'),
  note: string().trim().default(''),
  cancellation_reason: string().trim().default(''),
  tracking_information: string().trim().default(''),
});

export type StatusValues = InferType<typeof statusSchema>;

/** What the call takes: the status as a number, and of the texts only those that were written. */
export function toRequest(id: number, values: StatusValues): StatusUpdate {
  const { status, ...texts } = statusSchema.cast(values);
  const written = Object.entries(texts).filter(([, text]) => text !== '');
  return { id, status: Number(status), ...Object.fromEntries(written) };
}
