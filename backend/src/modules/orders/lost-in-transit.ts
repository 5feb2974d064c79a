import { isInPhase } from '../../ledger/order-phase.ts';
import { sql } from '../../sql/sql.ts';

/**
 * First day in Riyadh on which an undelivered parcel can be reported as lost in transit: the day after its promised
 * arrival, if paid by card. A cash customer has paid nothing yet. Null otherwise. `part` is a row of vendor_orders, `o`
 * its order.
 */
export const lostInTransitFrom = sql`CASE WHEN ${isInPhase('shipping')} AND o.payment_method = 'card' THEN part.arrives_to + 1 END`;

/** True once that day is reached. */
export const canReportLost = sql`coalesce(${lostInTransitFrom} <= (now() AT TIME ZONE 'Asia/Riyadh')::date, false)`;
