import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { VariantOptions } from '../shop/variant-label.ts';
import { markDown, runningMarkDown } from './mark-down.ts';
import type { LotFilter, LotMove } from './schemas.ts';
import { today } from '../../../calendar/today.ts';

/** Days before its expiry from which a lot counts as near. */
export const NEAR_EXPIRY_DAYS = 90;

type StoppedState = 'recall' | 'quarantine' | 'expired' | 'short_dated' | 'empty';

/** Lot as shown in a list. */
export interface LotRow {
  id: number;
  product_id: number;
  slug: string;
  name: string;
  name_ar: string;
  variant: ({ id: number } & VariantOptions) | null;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  sku: string;
  lot_no: string;
  expires_on: string | null;
  made_on: string | null;
  received_on: string;
  gtin: string;
  on_hand: number;
  sell_until: string | null;
  stop: StoppedState | null;
  near_expiry: boolean;
  mark_down: { discount: number; discount_seen: number; units: number } | null;
  marked_down: number | null;
  quarantine_reason: string;
  updated_at: string;
}

/** Product locked for a change of its lots. */
export interface LockedProduct {
  id: number;
  name: string;
  slug: string;
  stock: number;
  has_variants: boolean;
  tracks_lots: boolean;
  recalled: boolean;
  /** Existing variants with their stock. */
  variants: { id: number; stock: number }[];
}

/** Lot of a locked product. */
export interface LockedLot {
  id: number;
  product_id: number;
  variant_id: number | null;
  lot_no: string;
  lot_key: string;
  expires_on: string | null;
  on_hand: number;
  sell_until: string | null;
  stop: StoppedState | null;
  remainder: boolean;
  updated_at: string;
}

/** Lot to store. */
export interface NewLot {
  productId: number;
  variantId: number | null;
  lotNo: string;
  lotKey: string;
  expiresOn: string | null;
  madeOn: string | null;
  gtin: string;
  receivedOn: string;
  isRemainder: boolean;
}

const isNear = sql`(l.stop IS NULL AND l.on_hand > 0 AND l.expires_on - ${NEAR_EXPIRY_DAYS}::integer <= ${today})`;

/** The last day of sale of the lot `l` is not the one that its category `c` sets. */
const differs = sql`l.sell_until <> l.expires_on - c.min_shelf_life_days`;

const states = {
  for_sale: sql`l.stop IS NULL AND l.on_hand > 0`,
  near_expiry: isNear,
  stopped: sql`l.stop IS NOT NULL AND l.on_hand > 0`,
  empty: sql`l.on_hand = 0`,
} as const;

const source = sql`lots l JOIN products p ON p.id = l.product_id JOIN vendors v ON v.id = p.vendor_id
  LEFT JOIN variants w ON w.id = l.variant_id`;

const lockedColumns = sql`l.id, l.product_id, l.variant_id, l.lot_no, l.lot_key, l.expires_on, l.on_hand, l.sell_until, l.stop, l.remainder, l.updated_at`;

/** @param vendorId null for the lots of all vendors */
export const lotCondition = (
  vendorId: number | null,
  { search, state, product, instead_of: replaced }: z.infer<typeof LotFilter>,
): SQL => {
  const conditions: SQL[] = [];
  if (vendorId !== null) conditions.push(sql`p.vendor_id = ${vendorId}`);
  if (search !== undefined)
    conditions.push(contains(search, sql`l.lot_no`, sql`p.name`, sql`p.name_ar`, sql`p.sku`, sql`coalesce(w.sku, '')`));
  if (state !== undefined) conditions.push(states[state]);
  if (product !== undefined) conditions.push(sql`l.product_id = ${product}`);
  if (replaced !== undefined)
    conditions.push(sql`${states.for_sale} AND NOT l.remainder AND EXISTS (
      SELECT FROM lots other WHERE other.id = ${replaced} AND other.id <> l.id AND other.product_id = l.product_id
        AND other.variant_id IS NOT DISTINCT FROM l.variant_id)`);
  return allOf(conditions);
};

/** Rows of `lots`. Writes require the lock of the product. */
export const createLotRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<LotRow>(sql`
      SELECT l.id, l.product_id, p.slug, p.name, p.name_ar, v.id AS vendor_id, v.company_name, v.company_name_ar,
        CASE WHEN w.id IS NOT NULL THEN jsonb_build_object('id', w.id, 'value', w.value, 'value_ar', w.value_ar,
          'color', w.color, 'color_ar', w.color_ar) END AS variant,
        coalesce(w.sku, p.sku) AS sku, l.lot_no, l.expires_on, l.made_on, l.received_on, l.gtin, l.on_hand, l.sell_until,
        CASE WHEN l.on_hand = 0 AND l.stop IS NULL THEN 'empty' ELSE l.stop END AS stop, coalesce(${isNear}, false) AS near_expiry,
        ${markDown(today)} AS mark_down, ${runningMarkDown} AS marked_down, l.quarantine_reason, l.updated_at
      FROM ${source} WHERE ${condition} ORDER BY l.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /** The newest changes of the units on hand, sales and cancellations among them. */
  moves: (lotId: number, limit: number) =>
    database.query<z.infer<typeof LotMove>>(sql`
      SELECT * FROM (
        SELECT m.created_at AS at, m.delta, m.reason, m.note, coalesce(part.order_sub_no, '') AS order_sub_no, part.id AS vendor_order_id
        FROM lot_moves m LEFT JOIN order_item_lots taken ON taken.id = m.order_item_lot_id
        LEFT JOIN order_items item ON item.id = taken.order_item_id LEFT JOIN vendor_orders part ON part.id = item.vendor_order_id
        WHERE m.lot_id = ${lotId}
        UNION ALL
        SELECT event.at, event.delta, event.reason, '', part.order_sub_no, part.id
        FROM order_item_lots taken JOIN order_items item ON item.id = taken.order_item_id
        JOIN vendor_orders part ON part.id = item.vendor_order_id JOIN orders o ON o.id = part.order_id
        LEFT JOIN order_item_lots replaced ON replaced.id = taken.replaces_id
        CROSS JOIN LATERAL (VALUES (coalesce(replaced.given_back_at, o.placed_at, o.reserved_at), -taken.quantity,
            CASE WHEN replaced.id IS NULL THEN 'sold' ELSE 'swapped' END),
          (taken.given_back_at, taken.quantity, CASE WHEN EXISTS (
            SELECT FROM order_item_lots WHERE replaces_id = taken.id) THEN 'swapped' ELSE 'cancelled' END)
        ) AS event (at, delta, reason)
        WHERE taken.lot_id = ${lotId} AND event.at IS NOT NULL
      ) AS change ORDER BY at DESC LIMIT ${limit}`),

  /** Locks products of a vendor by id until the end of the transaction. */
  lockProducts: (vendorId: number, named: SQL) =>
    database.query<LockedProduct>(sql`
      WITH locked AS MATERIALIZED (
        SELECT p.id, p.name, p.slug, p.stock, p.has_variants, p.tracks_lots, p.recalled FROM products p
        WHERE p.vendor_id = ${vendorId} AND p.deleted_at IS NULL AND ${named} ORDER BY p.id FOR NO KEY UPDATE
      )
      SELECT locked.* , coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', w.id, 'stock', w.stock) ORDER BY w.id) FROM variants w
        WHERE w.product_id = locked.id AND w.deleted_at IS NULL), '[]') AS variants
      FROM locked ORDER BY id`),

  /** Lots of locked products. A statement of its own, so that it sees what was committed while the lock waited. */
  lotsOf: (productIds: readonly number[]) =>
    database.query<LockedLot>(sql`
      SELECT ${lockedColumns} FROM lots l WHERE l.product_id = ANY(${[...productIds]}::bigint[]) ORDER BY l.id`),

  /** The product of a vendor's lot; null for a missing or foreign one. */
  productOf: (vendorId: number, lotId: number) =>
    database.first<{ product_id: number }>(sql`
      SELECT l.product_id FROM lots l JOIN products p ON p.id = l.product_id
      WHERE l.id = ${lotId} AND p.vendor_id = ${vendorId}`),

  async insertReceipt(
    vendorId: number,
    userId: number,
    receipt: { reference: string; source: string; receivedOn: string },
  ) {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO lot_receipts (vendor_id, reference, source, received_on, actor_user_id)
      VALUES (${vendorId}, ${receipt.reference}, ${receipt.source}, ${receipt.receivedOn}, ${userId}) RETURNING id`);
    if (!row) throw new Error('The receipt was not stored.');
    return row.id;
  },

  /** Inserts lots without units. */
  insert: (lots: readonly NewLot[]) =>
    database.query<LockedLot>(sql`
      INSERT INTO lots AS l (product_id, variant_id, lot_no, lot_key, expires_on, made_on, gtin, received_on, remainder)
      SELECT "productId", "variantId", "lotNo", "lotKey", "expiresOn", "madeOn", gtin, "receivedOn", "isRemainder"
      FROM jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) AS lot ("productId" bigint, "variantId" bigint, "lotNo" text,
        "lotKey" text, "expiresOn" date, "madeOn" date, gtin text, "receivedOn" date, "isRemainder" boolean)
      RETURNING ${lockedColumns}`),

  /** @param reason null ends the quarantine */
  setQuarantine: (lotId: number, reason: string | null) =>
    database.query(sql`
      UPDATE lots SET quarantined_at = CASE WHEN ${reason}::text IS NOT NULL THEN now() END,
        quarantine_reason = coalesce(${reason}::text, ''), updated_at = clock_timestamp() WHERE id = ${lotId}`),

  track: (productId: number, tracksLots: boolean) =>
    database.query(
      sql`UPDATE products SET tracks_lots = ${tracksLots}, updated_at = clock_timestamp() WHERE id = ${productId}`,
    ),

  /** Empties the lots of a product that stops or begins to track them. */
  close: (productId: number, userId: number) =>
    database.query(sql`
      WITH closed AS (
        INSERT INTO lot_moves (lot_id, delta, reason, actor_user_id)
        SELECT id, -on_hand, 'closed', ${userId}::bigint FROM lots WHERE product_id = ${productId} AND on_hand > 0
      )
      UPDATE lots SET on_hand = 0, stop = 'empty', quarantined_at = NULL, quarantine_reason = '', updated_at = clock_timestamp()
      WHERE product_id = ${productId}`),

  /** True while a lot of the product is recalled, even one without units. */
  async isRecalled(productId: number): Promise<boolean> {
    const row = await database.first<{ recalled: boolean }>(sql`
      SELECT EXISTS (SELECT FROM lots l WHERE l.product_id = ${productId} AND lot_is_recalled(l.id)) AS recalled`);
    return row?.recalled ?? false;
  },

  /** Tracked products with lots whose last day of sale is over, or differs from the rule of their category. */
  due: (today: string, limit: number) =>
    database.query<{ product_id: number }>(sql`
      SELECT l.product_id FROM lots l JOIN products p ON p.id = l.product_id AND p.tracks_lots
      WHERE l.stop IS NULL AND l.sell_until < ${today}::date
      UNION
      SELECT l.product_id FROM lots l JOIN products p ON p.id = l.product_id AND p.tracks_lots
      WHERE l.stop = 'short_dated' AND l.expires_on < ${today}::date
      UNION
      SELECT l.product_id FROM categories c JOIN products p ON p.category_id = c.id AND p.tracks_lots JOIN lots l ON l.product_id = p.id
      WHERE c.lots_due_at IS NOT NULL AND ${differs}
      LIMIT ${limit}`),

  /** Categories whose rule has changed, with the time of the change as text. */
  changedCategories: () =>
    database.query<{ id: number; due_at: string }>(
      sql`SELECT id, lots_due_at::text AS due_at FROM categories WHERE lots_due_at IS NOT NULL`,
    ),

  /** Notes that the lots of a category follow its rule, unless that has changed again or some do not. */
  categoryIsSettled: ({ id, due_at: dueAt }: { id: number; due_at: string }) =>
    database.query(sql`
      UPDATE categories c SET lots_due_at = NULL WHERE c.id = ${id} AND c.lots_due_at = ${dueAt}::timestamptz AND NOT EXISTS (
        SELECT FROM products p JOIN lots l ON l.product_id = p.id WHERE p.category_id = c.id AND p.tracks_lots AND ${differs})`),

  lockDue: (productIds: readonly number[]) =>
    database.query(sql`
      SELECT id FROM products WHERE id = ANY(${[...productIds]}::bigint[]) ORDER BY id FOR NO KEY UPDATE`),
});

export type LotRepository = ReturnType<typeof createLotRepository>;
