import { sql, type SQL } from '../../../sql/sql.ts';

/** Days of sales from which the pace is taken, and before the last day of sale from which a mark-down is suggested. */
const DAYS = 90;

/** Suggested discount in percent for a lot with unsold units. `left`: days until its last day of sale. */
const suggestedDiscount = sql`CASE WHEN days.until > 60 THEN 10 WHEN days.until >= 30 THEN 25 ELSE 40 END`;

/**
 * Suggested mark-down of the lot `l` of product `p`; null if it will be sold in time, or is cheaper already. Sales take
 * the earliest expiry first, so the lots before it are sold before it.
 */
export const markDown = (today: SQL): SQL => sql`CASE WHEN l.stop IS NULL AND l.on_hand > 0
  AND l.sell_until BETWEEN ${today} AND ${today} + ${DAYS}::integer THEN (
    SELECT jsonb_build_object('discount', ${suggestedDiscount}, 'discount_seen', p.discount,
      'units', least(l.on_hand, ahead.units - div(sold.units * (days.until + 1), ${DAYS}::integer)))
    FROM (SELECT l.sell_until - ${today} AS until) AS days
    CROSS JOIN LATERAL (
      SELECT sum(other.on_hand) AS units FROM lots other
      WHERE other.product_id = l.product_id AND other.variant_id IS NOT DISTINCT FROM l.variant_id AND other.stop IS NULL
        AND (other.remainder OR (other.expires_on, other.received_on, other.id) <= (l.expires_on, l.received_on, l.id))
    ) AS ahead CROSS JOIN LATERAL (
      SELECT coalesce(sum(item.quantity), 0) AS units
      FROM order_items item JOIN vendor_orders part ON part.id = item.vendor_order_id
      WHERE item.product_id = l.product_id AND item.variant_id IS NOT DISTINCT FROM l.variant_id
        AND part.placed_at >= now() - ${DAYS}::integer * interval '1 day' AND NOT order_is_cancelled(part.status)
    ) AS sold
    WHERE ahead.units > div(sold.units * (days.until + 1), ${DAYS}::integer) AND ${suggestedDiscount} > p.discount
  ) END`;

/** Discount of the running mark-down that the lot `l` has caused, in percent; null without one. */
export const runningMarkDown = sql`(
  SELECT discount FROM mark_downs WHERE lot_id = l.id AND product_id = l.product_id AND ended_at IS NULL)`;
