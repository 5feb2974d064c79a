/**
 * The statuses of an order by their labels on the wire, in the order of their codes. `phase`: where the parcel is, as far
 * as rules are concerned. `customerMay`: what the customer may do to be rid of the order, at once or by asking the vendor.
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

/** The steps that a vendor takes with one press: from where, and to where. */
export const ORDER_STEPS = {
  confirm: { from: ['Pending'], to: 'Confirmed' },
  ship: { from: ['Pending', 'Confirmed'], to: 'Shipped' },
  complete: { from: ['Shipped'], to: 'Completed' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;

/** For whoever reads the document: `1 Pending, 2 Confirmed, …`. */
export const labelsByCode = Object.entries(ORDER_STATUSES)
  .map(([label, { code }]) => `${code} ${label}`)
  .join(', ');
