import type { z } from 'zod';
import type { OrderStatus } from './schemas.ts';

export type StatusCode = 1 | 2 | 3 | 4 | 5 | 6;
type StatusLabel = z.infer<typeof OrderStatus>;

/** Codes with a name of their own in the rules below. */
export const PENDING = 1;
export const CONFIRMED = 2;
export const SHIPPED = 3;
export const COMPLETED = 4;
export const CANCELLED = 5;

const labels: Record<StatusCode, StatusLabel> = {
  1: 'Pending',
  2: 'Confirmed',
  3: 'Shipped',
  4: 'Completed',
  5: 'Cancelled',
  6: 'Cancel With Refund',
};

/** Spellings that the documents use beside the labels. */
const aliases = new Map<string, StatusCode>([
  ['ordered', PENDING],
  ['cancell', CANCELLED],
  ['cancel', CANCELLED],
]);

export const statusCodes: readonly StatusCode[] = [1, 2, 3, 4, 5, 6];

export const statusLabel = (code: StatusCode): StatusLabel => labels[code];

/** Whether an order of this status has given its stock back. */
export const isCancelled = (code: StatusCode): boolean => code === 5 || code === 6;

/** Whether a parcel of this status is still to arrive: Pending, Confirmed or Shipped. */
export const isUnderway = (code: StatusCode): boolean => code <= 3;

/** Without case, and without what stands between two words: the minus of a number is no hyphen. */
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/(?<=[a-z])[\s_-]+(?=[a-z])/g, '');

/** A status by code, label or one of the documents' spellings, in any case; null when it is none. */
export const parseStatus = (status: string | number): StatusCode | null => {
  const wanted = plain(String(status));
  const known = statusCodes.find((code) => String(code) === wanted || plain(labels[code]) === wanted);
  return known ?? aliases.get(wanted) ?? null;
};

/** The codes that a list filter stands for: 5 means both cancellations, 6 only the refunded one. */
export const filteredCodes = (code: StatusCode): StatusCode[] => (code === 5 ? [5, 6] : [code]);
