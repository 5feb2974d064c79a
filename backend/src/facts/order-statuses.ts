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
