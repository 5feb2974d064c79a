import { LIMITS } from '../../../facts/limits.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { onSale, productColumns, productSource, type ProductRow } from '../shop/product-row.ts';

/** Wishlists. An entry is hidden while its product is off sale. */
export const createWishlistRepository = (database: Database) => ({
  list: (userId: number) =>
    database.query<ProductRow & { item_id: number }>(sql`
      SELECT ${productColumns}, item.id AS item_id
      FROM wishlist_items item JOIN ${productSource} ON p.id = item.product_id
      WHERE item.user_id = ${userId} AND ${onSale} ORDER BY item.id DESC`),

  /**
   * Adds a product; idempotent. Hidden entries count towards the limit, since they may reappear. Two concurrent
   * requests may exceed it by one.
   * @returns null if the product is not on sale
   */
  add: (userId: number, productId: number) =>
    database.first<{ is_kept: boolean }>(sql`
      WITH wished AS (
        SELECT p.id, (SELECT count(*) FROM wishlist_items WHERE user_id = ${userId}) < ${LIMITS.wishes}::integer
          OR EXISTS (SELECT 1 FROM wishlist_items WHERE user_id = ${userId} AND product_id = p.id) AS is_kept
        FROM products p WHERE p.id = ${productId} AND ${onSale}
      ), added AS (
        INSERT INTO wishlist_items (user_id, product_id) SELECT ${userId}, id FROM wished WHERE is_kept
        ON CONFLICT DO NOTHING
      )
      SELECT is_kept FROM wished`),

  /** @returns false for a missing entry or another customer's */
  async remove(userId: number, itemId: number): Promise<boolean> {
    const removed = await database.query(
      sql`DELETE FROM wishlist_items WHERE id = ${itemId} AND user_id = ${userId} RETURNING id`,
    );
    return removed.length === 1;
  },
});
