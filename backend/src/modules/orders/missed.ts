import { isInPhase } from '../../ledger/order-phase.ts';
import { sql } from '../../sql/sql.ts';

/**
 * From which day in Riyadh a parcel can be reported as missing while it is on its way: the one after its promised arrival, where
 * a card has paid for it; who pays at the door has paid nothing. Null otherwise. `part` is a row of vendor_orders, `o` its order.
 */
export const missedFrom = sql`CASE WHEN ${isInPhase('shipping')} AND o.payment_method = 'card' THEN part.arrives_to + 1 END`;

/** Whether that day has come. */
export const canBeMissed = sql`coalesce(${missedFrom} <= (now() AT TIME ZONE 'Asia/Riyadh')::date, false)`;
