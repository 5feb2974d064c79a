import { AppError } from '../../wire/errors.ts';
import { ORDER_STATUSES, type OrderPhase, type OrderStatus, type StatusCode } from '../../facts/order-statuses.ts';

export type { StatusCode };

/** Statuses with a name of their own in the rules below. */
export const CANCELLED = ORDER_STATUSES.Cancelled.code;
export const SHIPPED = ORDER_STATUSES.Shipped.code;
export const COMPLETED = ORDER_STATUSES.Completed.code;
export const REFUNDED = ORDER_STATUSES['Cancel With Refund'].code;

const labels = Object.keys(ORDER_STATUSES) as OrderStatus[];
const labelOf = new Map<StatusCode, OrderStatus>(labels.map((label) => [ORDER_STATUSES[label].code, label]));

/** Spellings that the documents use beside the labels. */
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

/** Key of the sentence that says which status an order has now. */
export const statusIsNow = (code: StatusCode): string => `orders.is_now.${statusLabel(code)}`;

/**
 * @param seen status that the caller's screen showed; undefined for callers that name none
 * @throws AppError 409 if the order has another status now
 */
export const assertStatusSeen = (status: StatusCode, seen: StatusCode | undefined): void => {
  if (seen !== undefined && seen !== status)
    throw new AppError(409, 'changed_meanwhile', { message: statusIsNow(status) });
};

const factsOf = (code: StatusCode) => ORDER_STATUSES[statusLabel(code)];

const phaseOf = (code: StatusCode): OrderPhase => factsOf(code).phase;

/** An order as far as its status and its vendor decide how its customer may be rid of it. */
interface Cancellable {
  readonly status: StatusCode;
  readonly vendor_is_active: boolean;
}

/** How the customer may be rid of an order: at once, by asking a vendor who is there to answer, or not at all. */
export const customerMay = ({ status, vendor_is_active: isActive }: Cancellable): 'cancel' | 'ask' | null => {
  const { customerMay: may } = factsOf(status);
  return may === 'ask' && !isActive ? 'cancel' : may;
};

/** Whether an order of this status has given its stock back. */
export const isCancelled = (code: StatusCode): boolean => phaseOf(code) === 'cancelled';

/** Whether a parcel of this status has left, or has arrived. */
export const isSent = (code: StatusCode): boolean => ['shipping', 'completed'].includes(phaseOf(code));

/** Whether a parcel of this status is still to arrive. */
export const isUnderway = (code: StatusCode): boolean => ['preparing', 'shipping'].includes(phaseOf(code));

/** Without case, and without what stands between two words: the minus of a number is no hyphen. */
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/(?<=[a-z])[\s_-]+(?=[a-z])/g, '');

/** A status by code, label or one of the documents' spellings, in any case; null when it is none. */
export const parseStatus = (status: string | number): StatusCode | null => {
  const wanted = plain(String(status));
  const known = statusCodes.find((code) => String(code) === wanted || plain(statusLabel(code)) === wanted);
  return known ?? aliases.get(wanted) ?? null;
};

/** The codes that a list filter stands for: Cancelled means every kind of cancellation, any other only itself. */
export const filteredCodes = (code: StatusCode): StatusCode[] =>
  code === CANCELLED ? statusCodes.filter(isCancelled) : [code];
