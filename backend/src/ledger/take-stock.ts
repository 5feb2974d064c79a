import { sql, type SQL } from '../sql/sql.ts';

/** A quantity of one product or variant that one vendor order takes or gives back. */
export interface StockLine {
  vendorOrderId: number;
  productId: number;
  variantId: number | null;
  quantity: number;
  orderItemId: number;
  /** Day before which no unit expires, YYYY-MM-DD; null without a promise. */
  promisedExpiry: string | null;
}

/** Units by the id of a product or of a variant. */
export type Totals = Map<number, number>;

/** Result of a sale: stock of each product and variant before it, and the number of updated rows of both. */
export interface TakenRow {
  products: [number, number][];
  variants: [number, number][];
  /** Ids of the products that track lots. */
  tracked: number[];
  lowered_products: number;
  lowered_variants: number;
}

/**
 * Stock of a product itself. One with variants sells only those, even if it was ordered before it had any; a recalled one
 * sells nothing.
 */
const ownStock = sql`CASE WHEN has_variants OR recalled THEN 0 ELSE stock END`;

const column = (totals: Totals): SQL => sql`${[...totals.keys()]}::bigint[], ${[...totals.values()]}::integer[]`;

/** Products of the lines without a variant, with the requested quantity of each. */
const simple = (lines: StockLine[], products: Totals): Totals =>
  new Map(lines.filter((line) => line.variantId === null).map(({ productId: id }) => [id, products.get(id) ?? 0]));

const lowered = (table: SQL, totals: Totals): SQL => sql`
  UPDATE ${table} t SET stock = t.stock - sold.quantity FROM unnest(${column(totals)}) AS sold (id, quantity), enough
  WHERE enough.yes AND t.id = sold.id AND t.stock >= sold.quantity RETURNING t.id`;

const shortOf = (locked: SQL, totals: Totals): SQL => sql`
  SELECT 1 FROM unnest(${column(totals)}) AS sold (id, quantity) LEFT JOIN ${locked} AS own ON own.id = sold.id
  WHERE coalesce(own.stock, 0) < sold.quantity`;

/**
 * A sale as one statement: locks, compares, lowers and records stock. FOR NO KEY UPDATE returns each row as it is after
 * the lock wait, so the decision never rests on the older snapshot of the statement. Products are locked before variants,
 * each by id; the `count(*)` enforces that order. A deleted variant has no stock to sell, even if a cancellation returned
 * units to it.
 */
export const takeStock = (lines: StockLine[], products: Totals, variants: Totals): SQL => sql`
  WITH product AS MATERIALIZED (
    SELECT id, ${ownStock} AS stock, tracks_lots, recalled FROM products WHERE id = ANY(${[...products.keys()]}::bigint[])
    ORDER BY id FOR NO KEY UPDATE
  ), variant AS MATERIALIZED (
    SELECT id, stock FROM variants
    WHERE id = ANY(${[...variants.keys()]}::bigint[]) AND deleted_at IS NULL AND (SELECT count(*) FROM product) > 0
      AND product_id NOT IN (SELECT id FROM product WHERE recalled)
    ORDER BY id FOR NO KEY UPDATE
  ), enough AS MATERIALIZED (
    SELECT NOT EXISTS (${shortOf(sql`product`, simple(lines, products))})
      AND NOT EXISTS (${shortOf(sql`variant`, variants)}) AS yes
  ), lowered_products AS (${lowered(sql`products`, products)}
  ), lowered_variants AS (${lowered(sql`variants`, variants)}
  ), recorded AS (
    INSERT INTO stock_moves (product_id, variant_id, delta, reason, vendor_order_id)
    SELECT line.product_id, line.variant_id, -line.quantity, 'sale', line.vendor_order_id
    FROM unnest(${lines.map((line) => line.productId)}::bigint[], ${lines.map((line) => line.variantId)}::bigint[],
      ${lines.map((line) => line.quantity)}::integer[], ${lines.map((line) => line.vendorOrderId)}::bigint[])
      AS line (product_id, variant_id, quantity, vendor_order_id), enough
    WHERE enough.yes
  )
  SELECT (SELECT coalesce(jsonb_agg(jsonb_build_array(id, stock)), '[]') FROM product) AS products,
    (SELECT coalesce(jsonb_agg(jsonb_build_array(id, stock)), '[]') FROM variant) AS variants,
    (SELECT coalesce(jsonb_agg(id), '[]') FROM product WHERE tracks_lots) AS tracked,
    (SELECT count(*) FROM lowered_products) AS lowered_products,
    (SELECT count(*) FROM lowered_variants) AS lowered_variants`;
