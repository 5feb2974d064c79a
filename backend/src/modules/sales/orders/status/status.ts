import { AppError } from '../../../../wire/errors.ts';
import {
  ORDER_STATUSES,
  type OrderPhase,
  type OrderStatus,
  type StatusCode,
} from '../../../../facts/order-statuses.ts';

export type { StatusCode };

/** Statuses used by name in the rules below. */
export const CANCELLED = ORDER_STATUSES.Cancelled.code;
export const SHIPPED = ORDER_STATUSES.Shipped.code;
export const COMPLETED = ORDER_STATUSES.Completed.code;
export const REFUNDED = ORDER_STATUSES['Cancel With Refund'].code;

const labels = Object.keys(ORDER_STATUSES) as OrderStatus[];
const labelOf = new Map<StatusCode, OrderStatus>(labels.map((label) => [ORDER_STATUSES[label].code, label]));

/** Spellings in the documents besides the labels. */
const aliases = new Map<string, StatusCode>([
  ['ordered', ORDER_STATUSES.Pending.code],
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

const factsOf = (code: StatusCode) => ORDER_STATUSES[statusLabel(code)];

const phaseOf = (code: StatusCode): OrderPhase => factsOf(code).phase;

/** Order data that decides how the customer can cancel. */
interface Cancellable {
  readonly status: StatusCode;
  readonly vendor_is_active: boolean;
}

/** Cancellation open to the customer: immediate, by request to an active vendor, or not at all. */
export const customerMay = ({ status, vendor_is_active: isActive }: Cancellable): 'cancel' | 'ask' | null => {
  const { customerMay: may } = factsOf(status);
  return may === 'ask' && !isActive ? 'cancel' : may;
};

/** True if an order of this status has returned its stock. */
export const isCancelled = (code: StatusCode): boolean => phaseOf(code) === 'cancelled';

/** True if a parcel of this status was shipped or delivered. */
export const isSent = (code: StatusCode): boolean => ['shipping', 'completed'].includes(phaseOf(code));

/** True if a parcel of this status has not been delivered yet. */
export const isUnderway = (code: StatusCode): boolean => ['preparing', 'shipping'].includes(phaseOf(code));

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
