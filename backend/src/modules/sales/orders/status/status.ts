import { AppError } from '../../../../wire/errors.ts';
import {
  CANCELLED,
  ORDER_STATUSES,
  PENDING,
  STATUS_GROUPS,
  type OrderStatus,
  type StatusCode,
} from '../../../../facts/order-statuses.ts';

export type { StatusCode };

const labels = Object.keys(ORDER_STATUSES) as OrderStatus[];
const labelOf = new Map<StatusCode, OrderStatus>(labels.map((label) => [ORDER_STATUSES[label].code, label]));

/** Spellings in the documents besides the labels. */
const aliases = new Map<string, StatusCode>([
  ['ordered', PENDING],
  ['cancell', CANCELLED],
  ['cancel', CANCELLED],
]);

export const statusCodes: readonly StatusCode[] = labels.map((label) => ORDER_STATUSES[label].code);

export const statusLabel = (code: StatusCode): OrderStatus => {
  const label = labelOf.get(code);
  if (!label) throw new Error(`There is no status ${code}.`);
  return label;
};

/** Translation key of the message with an order's current status. */
export const statusIsNow = (code: StatusCode): string => `orders.is_now.${statusLabel(code)}`;

/**
 * @param seen status that the caller's screen showed; undefined for callers that send none
 * @throws AppError 409 if the order has another status now
 */
export const assertStatusSeen = (status: StatusCode, seen: StatusCode | undefined): void => {
  if (seen !== undefined && seen !== status)
    throw new AppError(409, 'changed_meanwhile', { message: statusIsNow(status) });
};

/** Order data that decides how the customer can cancel. */
interface Cancellable {
  readonly status: StatusCode;
  readonly vendor_is_active: boolean;
}

/** Cancellation open to the customer: immediate, by request to an active vendor, or not at all. */
export const customerMay = ({ status, vendor_is_active: isActive }: Cancellable): 'cancel' | 'ask' | null => {
  const { customerMay: may } = ORDER_STATUSES[statusLabel(status)];
  return may === 'ask' && !isActive ? 'cancel' : may;
};

/** True if an order of this status has returned its stock. */
export const isCancelled = (code: StatusCode): boolean => STATUS_GROUPS.cancelled.includes(code);

/** True if a parcel of this status has neither been shipped nor cancelled. */
export const isPreparing = (code: StatusCode): boolean => STATUS_GROUPS.preparing.includes(code);

/** True if a parcel of this status was shipped or delivered. */
export const isSent = (code: StatusCode): boolean => STATUS_GROUPS.sent.includes(code);

/** True if a parcel of this status has not been delivered yet. */
export const isUnderway = (code: StatusCode): boolean => STATUS_GROUPS.underway.includes(code);

/** Normalises case and word separators. A minus before a number is not a hyphen. */
const normalize = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/(?<=[a-z])[\s_-]+(?=[a-z])/g, '');

/** Parses a status from its code, label or a documented spelling, case-insensitively; null if unknown. */
export const parseStatus = (status: string | number): StatusCode | null => {
  const normalized = normalize(String(status));
  const known = statusCodes.find((code) => String(code) === normalized || normalize(statusLabel(code)) === normalized);
  return known ?? aliases.get(normalized) ?? null;
};

/** Status codes for a list filter: Cancelled covers all kinds of cancellation, any other status only itself. */
export const filteredCodes = (code: StatusCode): StatusCode[] =>
  code === CANCELLED ? statusCodes.filter(isCancelled) : [code];
