import { sql, type SQL } from '../sql/sql.ts';

/**
 * Unpaid earnings of vendors, defined once for the displayed balance, the preview of a payout run and the run: entries
 * on a vendor's balance that are in no pending or paid payout.
 */

/** Condition that an entry `e` on a vendor's balance may be in the next payout. */
const isUnpaid = sql`(e.payout_id IS NULL AND NOT EXISTS (
  SELECT FROM payout_entries taken WHERE taken.entry_id = e.id AND taken.released_at IS NULL))`;

/**
 * Condition that the earnings of `part`, a row of vendor_orders, cannot be paid out yet: its settlement period is not
 * over, or its carrier has not remitted the cash. A provider settles in totals that do not name sub-orders, so for card
 * payments, as for sub-orders with nothing to collect, only the period counts.
 */
export const isPending = sql`(part.collected_by IN ('carrier', 'provider') AND (
  part.completed_at > now() - (SELECT settlement_days()) * interval '1 day'
  OR part.collected_by = 'carrier' AND part.remitted_at IS NULL AND part.total_amount > 0))`;

/**
 * Pending sub-orders with unpaid earnings: `vendor_id`, `currency`, `id`, `amount` (positive). A sub-order that costs its
 * vendor money is not pending: it is charged immediately.
 *
 * The few pending sub-orders are materialized first. Planned together with their entries, whose cost dominates,
 * PostgreSQL would scan an index over everything a carrier has ever delivered instead of using two selective ones.
 * @param which condition on `part`
 */
export const unpaidSubOrders = (which: SQL): SQL => sql`(
  WITH pending AS MATERIALIZED (
    SELECT part.vendor_id, part.currency, part.id FROM vendor_orders part WHERE ${which} AND ${isPending})
  SELECT pending.vendor_id, pending.currency, pending.id, earned.amount
  FROM pending CROSS JOIN LATERAL (
    SELECT -sum(l.amount)::bigint AS amount
    FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id AND l.account = 'vendor'
    WHERE e.vendor_order_id = pending.id AND ${isUnpaid}) AS earned
  WHERE earned.amount > 0)`;

/**
 * Entries of the next payout: `vendor_id`, `entry_id`, `amount`.
 * @param currency of the run
 * @param vendors condition on `l.vendor_id`
 */
export const availableEntries = (currency: SQL, vendors: SQL): SQL => sql`(
  SELECT l.vendor_id, l.entry_id, -sum(l.amount)::bigint AS amount
  FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
  WHERE l.account = 'vendor' AND l.currency = ${currency} AND ${vendors} AND ${isUnpaid}
    AND (e.vendor_order_id IS NULL OR e.vendor_order_id NOT IN (
      SELECT waiting.id FROM ${unpaidSubOrders(sql`part.currency = ${currency}`)} AS waiting))
  GROUP BY l.vendor_id, l.entry_id)`;
