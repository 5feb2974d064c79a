import { shopDay } from '../calendar/working-days.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../sql/sql.ts';
import { allocateLots, type AllocatedRow } from './allocate-lots.ts';
import { swapLots, type LotSwap } from './swap-lots.ts';
import type { StockLine } from './take-stock.ts';

/** A tracked line for which too few units are on sale, or too few with the promised expiry. */
export interface LotShortage {
  productId: number;
  variantId: number | null;
  /** Units on sale; if they expire too early, those that do not. */
  availableStock: number;
  /** True if there are enough units, which expire sooner than promised. */
  isTooEarly: boolean;
  /** Earliest expiry on sale, YYYY-MM-DD; null without one. */
  expiresFrom: string | null;
}

/** Reasons for a move; those of the column lot_moves.reason. */
type LotMoveReason =
  | 'received'
  | 'counted'
  | 'expired'
  | 'damaged'
  | 'other'
  | 'returned'
  | 'recall_returned'
  | 'closed';

/** Change of the units on hand of a lot. */
export interface LotChange {
  lotId: number;
  delta: number;
  /** Allocation whose units were returned. */
  allocationId?: number;
}

type SkuUnits = Pick<StockLine, 'productId' | 'variantId' | 'quantity'>;

interface Booking {
  /** Null for a cancelled sale, whose allocation is its record. */
  reason: LotMoveReason | null;
  /** The stock was already raised by these units. */
  isInStock?: boolean;
  actorId?: number | null;
  receiptId?: number | null;
  note?: string;
}

interface Allocation {
  id: number;
  order_item_id: number;
  lot_id: number;
  quantity: number;
}

/** Reason why the units of lot `l` of category `c` are not for sale on a day, after its units on hand have changed. */
const stopOn = (today: string) => sql`CASE
  WHEN lot_is_recalled(l.id) THEN 'recall'
  WHEN l.quarantined_at IS NOT NULL THEN 'quarantine'
  WHEN l.expires_on < ${today}::date THEN 'expired'
  WHEN l.expires_on - c.min_shelf_life_days < ${today}::date THEN 'short_dated'
  WHEN l.on_hand + coalesce(change.delta, 0) = 0 THEN 'empty' END`;

/** Distributes returned units over the lots of their line, the earliest expiry first. */
const returnedTo = (
  lines: readonly Pick<StockLine, 'orderItemId' | 'quantity'>[],
  allocations: readonly Allocation[],
): LotChange[] => {
  const left = new Map(lines.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  return allocations.flatMap(({ id, order_item_id: itemId, lot_id: lotId, quantity }) => {
    const delta = Math.min(quantity, left.get(itemId) ?? 0);
    left.set(itemId, (left.get(itemId) ?? 0) - delta);
    return delta > 0 ? [{ lotId, delta, allocationId: id }] : [];
  });
};

/**
 * Lots of tracked products. Their stock is the sum of their lots for sale, and every change of it has a stock move. Call
 * it in a transaction that has locked the products.
 */
export const createLotLedger = (database: Database) => {
  const todayInRiyadh = () => shopDay(new Date());

  /**
   * Applies changes to lots, then decides for every lot of the products whether it is for sale, and brings their stock
   * in line with it. Without changes it applies what the day or a rule has changed. A removed variant has no part in
   * the stock of its product.
   */
  const settle = async (
    productIds: readonly number[],
    changes: readonly LotChange[] = [],
    { reason, isInStock = false, actorId = null, receiptId = null, note = '' }: Booking = { reason: null },
  ): Promise<void> => {
    const today = todayInRiyadh();
    const rows = JSON.stringify(changes.filter(({ delta }) => delta !== 0));
    await database.query(
      sql`
      WITH given AS (
        SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS given ("lotId" bigint, delta integer, "allocationId" bigint)
      ), change AS (SELECT "lotId" AS lot_id, sum(delta)::integer AS delta FROM given GROUP BY "lotId"
      ), due AS MATERIALIZED (
        SELECT l.id, l.product_id, l.variant_id, coalesce(change.delta, 0) AS delta, l.stop AS stopped, ${stopOn(today)} AS stop,
          CASE WHEN l.stop IS NULL AND w.deleted_at IS NULL THEN l.on_hand ELSE 0 END AS before,
          CASE WHEN ${stopOn(today)} IS NULL AND w.deleted_at IS NULL THEN l.on_hand + coalesce(change.delta, 0) ELSE 0 END AS after,
          w.deleted_at IS NOT NULL AS is_removed, l.expires_on - c.min_shelf_life_days AS sell_until
        FROM lots l JOIN products p ON p.id = l.product_id AND p.tracks_lots JOIN categories c ON c.id = p.category_id
        LEFT JOIN variants w ON w.id = l.variant_id LEFT JOIN change ON change.lot_id = l.id WHERE l.product_id = ANY(${[...productIds]}::bigint[])
      ), settled AS (
        UPDATE lots l SET on_hand = l.on_hand + due.delta, stop = due.stop, sell_until = due.sell_until, updated_at = clock_timestamp()
        FROM due WHERE l.id = due.id
          AND (due.delta <> 0 OR l.stop IS DISTINCT FROM due.stop OR l.sell_until IS DISTINCT FROM due.sell_until)
      ), moved AS (
        INSERT INTO lot_moves (lot_id, delta, reason, receipt_id, order_item_lot_id, note, actor_user_id)
        SELECT "lotId", delta, ${reason}::text, ${receiptId}::bigint, "allocationId", ${note}::text, ${actorId}::bigint
        FROM given WHERE ${reason}::text IS NOT NULL
      ), booked AS (
        SELECT id, product_id, variant_id, stop, stopped,
          after - before - CASE WHEN ${isInStock}::boolean AND NOT is_removed THEN delta ELSE 0 END AS delta FROM due
      ), recorded AS (
        INSERT INTO stock_moves (product_id, variant_id, delta, reason, lot_id)
        SELECT product_id, variant_id, delta, CASE WHEN stop IS NOT DISTINCT FROM stopped AND NOT ${isInStock}::boolean THEN 'adjustment'
          WHEN delta > 0 THEN 'released' ELSE 'withdrawn' END, id
        FROM booked WHERE delta <> 0
      ), variant AS (
        UPDATE variants w SET stock = w.stock + sums.delta
        FROM (SELECT variant_id, sum(delta)::integer AS delta FROM booked GROUP BY variant_id) AS sums
        WHERE w.id = sums.variant_id AND sums.delta <> 0
      )
      UPDATE products p SET stock = p.stock + sums.delta
      FROM (SELECT product_id, sum(delta)::integer AS delta FROM booked GROUP BY product_id) AS sums
      WHERE p.id = sums.product_id AND sums.delta <> 0`,
      'settle lots',
    );
  };

  /** Remainder lots of lines, for units of an unknown lot. */
  const remainders = (lines: readonly SkuUnits[]) =>
    database.query<{ id: number; product_id: number; variant_id: number | null }>(sql`
      INSERT INTO lots (product_id, variant_id, lot_no, lot_key, received_on, remainder)
      SELECT DISTINCT product_id, variant_id, '', '', ${todayInRiyadh()}::date, true
      FROM unnest(${lines.map(({ productId }) => productId)}::bigint[], ${lines.map(({ variantId }) => variantId)}::bigint[])
        AS line (product_id, variant_id)
      ON CONFLICT ON CONSTRAINT lots_one_per_number DO UPDATE SET received_on = EXCLUDED.received_on
      RETURNING id, product_id, variant_id`);

  /** Remainder lots for units of tracked products; created if missing. */
  const remainderOf = async (lines: readonly SkuUnits[]): Promise<LotChange[]> => {
    const unknown = lines.filter(({ quantity }) => quantity > 0);
    if (unknown.length === 0) return [];
    const lots = await remainders(unknown);
    return unknown.map(({ productId, variantId, quantity }) => {
      const lot = lots.find((each) => each.product_id === productId && each.variant_id === variantId);
      if (!lot) throw new Error('The remainder lot was not stored.');
      return { lotId: lot.id, delta: quantity };
    });
  };

  const trackedAmong = async (lines: readonly StockLine[]): Promise<Set<number>> => {
    const rows = await database.query<{ id: number }>(
      sql`SELECT id FROM products WHERE tracks_lots AND id = ANY(${lines.map(({ productId }) => productId)}::bigint[])`,
    );
    return new Set(rows.map(({ id }) => id));
  };

  const releaseAllocations = (itemIds: number[]) =>
    database.query<Allocation>(sql`
      WITH item AS (UPDATE order_items SET lots_tracked = false WHERE id = ANY(${itemIds}::bigint[]) AND lots_tracked)
      UPDATE order_item_lots SET given_back_at = now() WHERE order_item_id = ANY(${itemIds}::bigint[]) AND given_back_at IS NULL
      RETURNING id, order_item_id, lot_id, quantity`);

  const returnableAllocations = (itemIds: number[]) =>
    database.query<Allocation>(sql`
      SELECT taken.id, taken.order_item_id, taken.lot_id, taken.quantity - coalesce((
        SELECT sum(delta) FROM lot_moves WHERE order_item_lot_id = taken.id), 0)::integer AS quantity
      FROM order_item_lots taken WHERE taken.order_item_id = ANY(${itemIds}::bigint[]) AND taken.given_back_at IS NULL
      ORDER BY taken.expires_on, taken.id`);

  /** Units that come back to a product which no longer tracks lots leave their lots again. */
  const close = async (changes: readonly LotChange[]): Promise<void> => {
    if (changes.length === 0) return;
    await database.query(sql`
      INSERT INTO lot_moves (lot_id, delta, reason)
      SELECT lot_id, -delta, 'closed' FROM unnest(${changes.map(({ lotId }) => lotId)}::bigint[],
        ${changes.map(({ delta }) => delta)}::integer[]) AS closed (lot_id, delta)`);
  };

  return {
    settle,
    remainderOf,

    /**
     * Takes sold lines from lots whose stock was just lowered: first expiry first, none earlier than promised.
     * @returns lines that cannot be taken so; then nothing was changed
     */
    async allocate(lines: readonly StockLine[]): Promise<LotShortage[]> {
      const rows = await database.query<AllocatedRow>(allocateLots(lines, todayInRiyadh()), 'allocate lots');
      const short = rows.filter(({ fitting, wanted }) => fitting < wanted);
      const taken = rows.reduce((sum, row) => sum + row.taken, 0);
      const wanted = rows.reduce((sum, row) => sum + row.wanted, 0);
      if (short.length === 0 && taken !== wanted)
        throw new Error('The lots of an order changed during its allocation.');
      return short.map((row) => ({
        productId: row.product_id,
        variantId: row.variant_id,
        availableStock: row.on_sale >= row.wanted ? row.fitting : row.on_sale,
        isTooEarly: row.on_sale >= row.wanted,
        expiresFrom: row.expires_from,
      }));
    },

    /**
     * Picks units of a sold line from another lot. Those of the first go back to it, and leave the stock with it if it is
     * not for sale. The line has them from the first lot, and the other one has them on hand.
     */
    async swap(productId: number, swap: LotSwap): Promise<void> {
      await database.query(swapLots(swap, todayInRiyadh()), 'swap lots');
      const { fromLotId, toLotId, quantity } = swap;
      await settle(
        [productId],
        [
          { lotId: fromLotId, delta: quantity },
          { lotId: toLotId, delta: -quantity },
        ],
      );
    },

    /**
     * Books units of a sold line that came back to recalled lots of a tracked product; the lots stay stopped.
     * @returns false if the line has fewer units of these lots
     */
    async takeBackRecalled(
      { productId, itemId: orderItemId, quantity }: { productId: number; itemId: number; quantity: number },
      lotIds: readonly number[],
      actorId: number,
    ): Promise<boolean> {
      const allocations = await returnableAllocations([orderItemId]);
      const recalled = allocations.filter((each) => lotIds.includes(each.lot_id));
      const changes = returnedTo([{ orderItemId, quantity }], recalled);
      if (changes.reduce((sum, { delta }) => sum + delta, 0) < quantity) return false;
      await settle([productId], changes, { reason: 'recall_returned', actorId });
      return true;
    },

    /** Puts the units of lines back into their lots, after the stock was raised by them. @param isReturn false for a cancelled sale */
    async putBack(lines: readonly StockLine[], isReturn: boolean): Promise<void> {
      const tracked = await trackedAmong(lines);
      const itemIds = lines.map(({ orderItemId }) => orderItemId);
      const allocations = await (isReturn ? returnableAllocations(itemIds) : releaseAllocations(itemIds));
      const isTracked = ({ productId }: StockLine) => tracked.has(productId);
      const changes = returnedTo(lines.filter(isTracked), allocations);
      const allocated = new Set(allocations.map(({ order_item_id }) => order_item_id));
      if (changes.length > 0)
        await settle([...tracked], changes, { reason: isReturn ? 'returned' : null, isInStock: true });
      const rest = await remainderOf(lines.filter((line) => isTracked(line) && !allocated.has(line.orderItemId)));
      if (rest.length > 0) await settle([...tracked], rest, { reason: 'returned', isInStock: true });
      const untracked = lines.filter((line) => !isTracked(line));
      if (!isReturn) await close(returnedTo(untracked, allocations));
    },
  };
};
