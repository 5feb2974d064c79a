/**
 * Order statuses by their API labels, in the order of their codes. `phase`: phase of the delivery, for rules.
 * `customerMay`: cancel the order directly, ask the vendor to, or neither.
 */
export const ORDER_STATUSES = {
  Pending: { code: 1, phase: 'preparing', customerMay: 'cancel' },
  Confirmed: { code: 2, phase: 'preparing', customerMay: 'ask' },
  Shipped: { code: 3, phase: 'shipping', customerMay: null },
  Completed: { code: 4, phase: 'completed', customerMay: null },
  Cancelled: { code: 5, phase: 'cancelled', customerMay: null },
  'Cancel With Refund': { code: 6, phase: 'cancelled', customerMay: null },
} as const;

export type OrderStatus = keyof typeof ORDER_STATUSES;
type StatusFacts = (typeof ORDER_STATUSES)[OrderStatus];
export type StatusCode = StatusFacts['code'];
export type OrderPhase = StatusFacts['phase'];

/** Codes of the statuses that rules name. */
export const PENDING = ORDER_STATUSES.Pending.code;
export const CONFIRMED = ORDER_STATUSES.Confirmed.code;
export const SHIPPED = ORDER_STATUSES.Shipped.code;
export const COMPLETED = ORDER_STATUSES.Completed.code;
export const CANCELLED = ORDER_STATUSES.Cancelled.code;
export const REFUNDED = ORDER_STATUSES['Cancel With Refund'].code;

const codesIn = (...phases: readonly OrderPhase[]): readonly StatusCode[] =>
  Object.values(ORDER_STATUSES).flatMap(({ code, phase }) => (phases.includes(phase) ? [code] : []));

/**
 * Status codes that rules ask for. Each group is also a function of the database, such as `order_is_cancelled(status)`,
 * which `npm run wire` generates.
 */
export const STATUS_GROUPS = {
  preparing: codesIn('preparing'),
  shipping: codesIn('shipping'),
  completed: codesIn('completed'),
  cancelled: codesIn('cancelled'),
  sent: codesIn('shipping', 'completed'),
  underway: codesIn('preparing', 'shipping'),
  refunded: [REFUNDED],
  /** May have entries in the ledger by their status. */
  posted: [...codesIn('completed'), REFUNDED],
} satisfies Record<OrderPhase | 'sent' | 'underway' | 'refunded' | 'posted', readonly StatusCode[]>;

/** One-click status changes of a vendor. */
export const ORDER_STEPS = {
  confirm: { from: ['Pending'], to: 'Confirmed' },
  ship: { from: ['Pending', 'Confirmed'], to: 'Shipped' },
  complete: { from: ['Shipped'], to: 'Completed' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;

/** For descriptions: `1 Pending, 2 Confirmed, …`. */
export const labelsByCode = Object.entries(ORDER_STATUSES)
  .map(([label, { code }]) => `${code} ${label}`)
  .join(', ');
