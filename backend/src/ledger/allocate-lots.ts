import { sql, type SQL } from '../sql/sql.ts';
import type { StockLine } from './take-stock.ts';

/** Result for one sold line. Units. */
export interface AllocatedRow {
  product_id: number;
  variant_id: number | null;
  wanted: number;
  taken: number;
  /** Units on sale, and those of them that keep the promise. */
  on_sale: number;
  fitting: number;
  /** Earliest expiry on sale, YYYY-MM-DD. */
  expires_from: string | null;
}

/**
 * Takes sold lines from lots as one statement, or nothing if one is short: units of an unknown lot first, then by
 * expiry. A lot past its last day of sale is never sold, even before its units have left the stock. The lock of the
 * product guards its lots.
 */
export const allocateLots = (lines: readonly StockLine[], today: string): SQL => sql`
  WITH line AS (
    SELECT * FROM unnest(${lines.map(({ orderItemId }) => orderItemId)}::bigint[], ${lines.map(({ productId }) => productId)}::bigint[],
      ${lines.map(({ variantId }) => variantId)}::bigint[], ${lines.map(({ quantity }) => quantity)}::integer[],
      ${lines.map(({ promisedExpiry }) => promisedExpiry)}::date[]) AS line (item_id, product_id, variant_id, quantity, promised)
  ), open AS MATERIALIZED (
    SELECT line.item_id, l.id, l.on_hand, l.remainder, l.expires_on, l.sell_until, l.received_on,
      line.promised IS NULL OR l.expires_on >= line.promised OR (l.expires_on IS NULL AND NOT l.remainder) AS fits
    FROM line JOIN lots l ON l.product_id = line.product_id AND l.variant_id IS NOT DISTINCT FROM line.variant_id
    WHERE l.stop IS NULL AND l.on_hand > 0 AND (l.sell_until IS NULL OR l.sell_until >= ${today}::date)
  ), sums AS MATERIALIZED (
    SELECT line.*, coalesce(sum(open.on_hand), 0)::integer AS on_sale,
      coalesce(sum(open.on_hand) FILTER (WHERE open.fits), 0)::integer AS fitting, min(open.expires_on) AS expires_from
    FROM line LEFT JOIN open ON open.item_id = line.item_id
    GROUP BY line.item_id, line.product_id, line.variant_id, line.quantity, line.promised
  ), taken AS MATERIALIZED (
    SELECT ranked.item_id, ranked.id, ranked.expires_on, ranked.sell_until,
      least(ranked.on_hand, sums.quantity - ranked.before)::integer AS quantity
    FROM (
      SELECT open.*, sum(on_hand) OVER (
        PARTITION BY item_id ORDER BY remainder DESC, expires_on, received_on, id) - on_hand AS before
      FROM open WHERE fits
    ) AS ranked JOIN sums ON sums.item_id = ranked.item_id
    WHERE ranked.before < sums.quantity AND NOT EXISTS (SELECT FROM sums WHERE fitting < quantity)
  ), lowered AS (
    UPDATE lots l SET on_hand = l.on_hand - taken.quantity FROM taken
    WHERE l.id = taken.id AND l.on_hand >= taken.quantity RETURNING taken.item_id, taken.quantity
  ), recorded AS (
    INSERT INTO order_item_lots (order_item_id, lot_id, quantity, expires_on, sell_until, taken_on)
    SELECT item_id, id, quantity, expires_on, sell_until, ${today}::date FROM taken
  ), marked AS (
    UPDATE order_items item SET lots_tracked = true FROM (SELECT DISTINCT item_id FROM taken) AS sold WHERE item.id = sold.item_id
  )
  SELECT sums.product_id, sums.variant_id, sums.quantity AS wanted, sums.on_sale, sums.fitting, sums.expires_from,
    coalesce((SELECT sum(lowered.quantity) FROM lowered WHERE lowered.item_id = sums.item_id), 0)::integer AS taken
  FROM sums`;
