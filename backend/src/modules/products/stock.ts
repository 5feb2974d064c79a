import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { MAX_STOCK } from './fields.ts';
import type { Refusals } from './refusals.ts';
import type { LockedProduct } from './repository.ts';

/** A stock as a vendor enters it: the number he wants, and the one that he saw when he began. */
export interface EnteredStock {
  stock: number;
  stock_seen?: number;
}

/**
 * What the stock becomes: the vendor's change is applied to what there is now, so that a sale meanwhile stays a sale.
 * Who says no number that he saw means the number itself. Less than nothing is refused on `field`, with what is left.
 */
export const changedStock = (present: number, entered: EnteredStock, field: string, refusals: Refusals): number => {
  const changed = present + entered.stock - (entered.stock_seen ?? present);
  if (changed < 0) refusals.set(field, { key: 'products.stock_left', params: { count: present } });
  if (changed > MAX_STOCK) refusals.set(field, { key: 'validation.too_big.number', params: { count: MAX_STOCK } });
  return changed;
};

/** A stock of 0 counts as not filled in, unless there was nothing before either. @param present null for a new product */
export const planStock = (present: LockedProduct | null, entered: EnteredStock, refusals: Refusals): number => {
  const before = present?.has_variants ? 0 : (present?.stock ?? 0);
  const wasEmpty = present !== null && (entered.stock_seen ?? before) === 0;
  if (entered.stock === 0 && !wasEmpty) refusals.set('stock', 'products.stock_required');
  // What was seen of a product with variants is the sum over them, which says nothing about a stock of its own.
  const seen = present?.has_variants ? undefined : entered.stock_seen;
  return changedStock(before, { stock: entered.stock, stock_seen: seen }, 'stock', refusals);
};

/** One line of `stock_moves`: units that came (above 0) or went. */
export interface StockMove {
  variantId: number | null;
  delta: number;
}

/** What vendors enter into the books of the stock. Call it under the lock of the product's row. */
export const createStockBook = (database: Database) => ({
  async record(productId: number, reason: 'opening' | 'adjustment', moves: readonly StockMove[]): Promise<void> {
    const changes = JSON.stringify(moves.filter(({ delta }) => delta !== 0));
    await database.query(sql`
      INSERT INTO stock_moves (product_id, variant_id, delta, reason)
      SELECT ${productId}::bigint, moves."variantId", moves.delta, ${reason}::text
      FROM jsonb_to_recordset(${changes}::jsonb) AS moves ("variantId" bigint, delta integer)`);
  },

  /** What the books say of a product apart from its variants. */
  async booked(productId: number): Promise<number> {
    const row = await database.first<{ sum: number }>(sql`
      SELECT coalesce(sum(delta), 0)::bigint AS sum FROM stock_moves
      WHERE product_id = ${productId} AND variant_id IS NULL`);
    return row?.sum ?? 0;
  },

  /** Writes the stock of a product that has no variants, or the sum over the variants that it has. */
  save: (productId: number, stock: number, hasVariants: boolean) =>
    database.query(sql`
      UPDATE products SET stock = ${stock}, has_variants = ${hasVariants} WHERE id = ${productId}`),
});
