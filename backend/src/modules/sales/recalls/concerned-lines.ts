import { sql } from '../../../sql/sql.ts';

/** Products of the recall `r` that are still recalled. */
const liveProducts = sql`(SELECT product_id FROM recall_products WHERE recall_id = r.id AND lifted_at IS NULL)`;

/** Lines that the recall `r` concerns: `item_id`, `lot_id` (null: unknown), `quantity`, `part_id`, `vendor_id`. */
export const concernedLines = sql`
  SELECT item.id AS item_id, CASE WHEN NOT l.remainder THEN l.id END AS lot_id, sum(taken.quantity)::integer AS quantity,
    part.id AS part_id, part.user_id, part.vendor_id, part.status
  FROM (
    SELECT lot_id, '-infinity'::date AS sold_from FROM recall_lots WHERE recall_id = r.id AND lifted_at IS NULL
    UNION ALL
    SELECT unknown.id, r.sold_from FROM lots unknown JOIN recall_products rp ON rp.product_id = unknown.product_id
    WHERE rp.recall_id = r.id AND rp.lifted_at IS NULL AND unknown.remainder AND NOT EXISTS (
      SELECT FROM recall_lots rl WHERE rl.recall_id = r.id AND rl.lot_id = unknown.id AND rl.lifted_at IS NULL)
  ) AS scope JOIN lots l ON l.id = scope.lot_id
  JOIN order_item_lots taken ON taken.lot_id = l.id AND taken.given_back_at IS NULL
  JOIN order_items item ON item.id = taken.order_item_id
  JOIN vendor_orders part ON part.id = item.vendor_order_id
    AND (part.placed_at AT TIME ZONE 'Asia/Riyadh')::date >= scope.sold_from
  GROUP BY item.id, l.id, part.id
  UNION ALL
  SELECT item.id, NULL, item.quantity, part.id, part.user_id, part.vendor_id, part.status
  FROM order_items item JOIN vendor_orders part ON part.id = item.vendor_order_id
  WHERE item.product_id IN ${liveProducts} AND NOT item.lots_tracked AND NOT order_is_cancelled(part.status)
    AND (part.placed_at AT TIME ZONE 'Asia/Riyadh')::date >= r.sold_from`;

/** True if the case `c` of the parcel `part` still concerns its buyer: not if it was cancelled, or got another batch. */
export const isConcerned = sql`NOT order_is_cancelled(part.status) AND (c.lot_id IS NULL OR EXISTS (
  SELECT FROM order_item_lots WHERE order_item_id = c.order_item_id AND lot_id = c.lot_id AND given_back_at IS NULL))`;
