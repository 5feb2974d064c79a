import { sql, type SQL } from '../../../../sql/sql.ts';
import { today } from '../../../../calendar/today.ts';

/**
 * First day in Riyadh on which an undelivered parcel can be reported as lost in transit: the day after its promised
 * arrival, if paid by card. A cash customer has paid nothing yet. Null otherwise. `part` is a row of vendor_orders, `o`
 * its order.
 */
export const lostInTransitFrom = sql`CASE WHEN order_is_shipping(part.status) AND o.payment_method = 'card' THEN part.arrives_to + 1 END`;

/** True once that day is reached. */
export const canReportLost = sql`coalesce(${lostInTransitFrom} <= ${today}, false)`;

/** True if it should have arrived by now. `part` is a row of vendor_orders. */
export const isOverdue = sql`coalesce(order_is_underway(part.status) AND part.arrives_to < ${today}, false)`;

/** True if the vendor `v` is active; otherwise no one ships the orders or decides requests. */
export const vendorIsActive = sql`(v.active = 1 AND v.deleted_at IS NULL)`;

/** Owner of the orders. Drafts appear in no list. */
export type OrderScope = { userId: number } | { vendorId: number } | 'everybody';

/** True if the order `o` and its sub-order `part` belong to the owner. */
export const ownedBy = (owner: OrderScope): SQL => {
  if (owner === 'everybody') return sql`true`;
  return 'userId' in owner ? sql`o.user_id = ${owner.userId}` : sql`part.vendor_id = ${owner.vendorId}`;
};
