import { sql, type SQL } from '../sql/sql.ts';

/** Units of a sold line that are picked from another lot. */
export interface LotSwap {
  orderItemId: number;
  fromLotId: number;
  toLotId: number;
  quantity: number;
}

/**
 * Moves units of a sold line to another lot, in its allocations only. Those given back stay as history, and each new one
 * names what it replaces. The line must have the units from the first lot.
 */
export const swapLots = ({ orderItemId, fromLotId, toLotId, quantity }: LotSwap, today: string): SQL => sql`
  WITH living AS (
    SELECT *, sum(quantity) OVER (ORDER BY id) - quantity AS before FROM order_item_lots
    WHERE order_item_id = ${orderItemId} AND lot_id = ${fromLotId} AND given_back_at IS NULL
  ), given AS MATERIALIZED (
    SELECT *, least(quantity, ${quantity}::integer - before)::integer AS units FROM living WHERE before < ${quantity}::integer
  ), whole AS (
    UPDATE order_item_lots taken SET given_back_at = clock_timestamp() FROM given
    WHERE taken.id = given.id AND given.units = given.quantity RETURNING taken.id, given.units
  ), lowered AS (
    UPDATE order_item_lots taken SET quantity = taken.quantity - given.units FROM given
    WHERE taken.id = given.id AND given.units < given.quantity
  ), split AS (
    INSERT INTO order_item_lots (order_item_id, lot_id, quantity, expires_on, sell_until, taken_on, replaces_id, given_back_at)
    SELECT order_item_id, lot_id, units, expires_on, sell_until, taken_on, replaces_id, clock_timestamp()
    FROM given WHERE units < quantity RETURNING id, quantity AS units
  )
  INSERT INTO order_item_lots (order_item_id, lot_id, quantity, expires_on, sell_until, taken_on, replaces_id)
  SELECT ${orderItemId}, l.id, replaced.units, l.expires_on, l.sell_until, ${today}::date, replaced.id
  FROM (SELECT * FROM whole UNION ALL SELECT * FROM split) AS replaced JOIN lots l ON l.id = ${toLotId}`;
