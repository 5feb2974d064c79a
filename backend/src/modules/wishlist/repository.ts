import { sql } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import { onSale, productColumns, productSource, type ProductRow } from '../shop/product-row.ts';

/** Customers' wishes. A product that has left the shop hides its wish and brings it back when it returns. */
export const createWishlistRepository = (database: Database) => ({
  list: (userId: number) =>
    database.query<ProductRow & { item_id: number }>(sql`
      SELECT ${productColumns}, item.id AS item_id
      FROM wishlist_items item JOIN ${productSource} ON p.id = item.product_id
      WHERE item.user_id = ${userId} AND ${onSale} ORDER BY item.id DESC`),

  /** Remembers a product; a second time changes nothing. @returns false when it is not on sale */
  async add(userId: number, productId: number): Promise<boolean> {
    const found = await database.query(sql`
      WITH wished AS (SELECT p.id FROM products p WHERE p.id = ${productId} AND ${onSale}),
      added AS (
        INSERT INTO wishlist_items (user_id, product_id) SELECT ${userId}, id FROM wished ON CONFLICT DO NOTHING
      )
      SELECT id FROM wished`);
    return found.length === 1;
  },

  /** @returns false for a missing wish or another customer's */
  async remove(userId: number, itemId: number): Promise<boolean> {
    const removed = await database.query(
      sql`DELETE FROM wishlist_items WHERE id = ${itemId} AND user_id = ${userId} RETURNING id`,
    );
    return removed.length === 1;
  },
});
