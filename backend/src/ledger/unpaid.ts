import { sql, type SQL } from '../sql/sql.ts';

/**
 * Unpaid earnings of vendors, defined once for the displayed balance, the preview of a payout run and the run: entries
 * on a vendor's balance that are in no pending or paid payout.
 */

/** Condition that an entry `e` on a vendor's balance may be in the next payout. */
const isUnpaid = sql`(e.payout_id IS NULL AND NOT EXISTS (
  SELECT FROM payout_entries taken WHERE taken.entry_id = e.id AND taken.released_at IS NULL))`;

/**
 * Whether somebody else still has the money of `part`, a row of vendor_orders, or its days are not over. What a provider has
 * taken is settled in sums that name no part: of his, only the days count, and so of what was brought for nothing.
 */
export const isPending = sql`(part.collected_by IN ('carrier', 'provider') AND (
  part.completed_at > now() - (SELECT settlement_days()) * interval '1 day'
  OR part.collected_by = 'carrier' AND part.remitted_at IS NULL AND part.total_amount > 0))`;

/**
 * The parts whose entries wait, with what they wait for: `vendor_id`, `currency`, `id`, `amount` above zero. Where a part costs
 * its vendor something, that counts at once.
 *
 * The few that are pending are found first, materialized: planned together with their entries, whose cost hides all others,
 * PostgreSQL would walk through whatever a carrier has ever brought, in the order of an index, instead of asking two indexes.
 * @param which a condition on `part`
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
