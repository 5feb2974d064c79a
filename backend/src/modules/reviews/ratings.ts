import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';

/**
 * Keeps `rating_avg` and `total_reviews` of products true. Hidden reviews do not count; in a shop without reviews none
 * counts, in one without stars the average is 0. Whoever changes, hides or shows a review, or the settings of a vendor,
 * counts again in the same transaction.
 */
export const createRatings = (database: Database) => {
  const recount = (which: SQL) =>
    database.query(sql`
      UPDATE products SET rating_avg = counted.average, total_reviews = counted.total
      FROM (
        SELECT p.id, count(r.id) AS total,
          CASE WHEN v.ratings_enabled THEN coalesce(round(avg(r.rating), 2), 0) ELSE 0 END AS average
        FROM products p
        JOIN vendors v ON v.id = p.vendor_id
        LEFT JOIN reviews r ON r.product_id = p.id AND r.hidden_at IS NULL AND v.reviews_enabled
        WHERE ${which} GROUP BY p.id, v.ratings_enabled
      ) counted
      WHERE products.id = counted.id
        AND (products.rating_avg, products.total_reviews) IS DISTINCT FROM (counted.average, counted.total)`);

  return {
    /** Call it under the lock of the product. */
    recountProduct: (productId: number) => recount(sql`p.id = ${productId}`),

    /** Call it in a transaction, under the lock of the vendor. */
    async recountVendor(vendorId: number): Promise<void> {
      // Before the reviews are counted, in a statement of its own: one that waits here sees what its holder has written.
      await database.query(sql`SELECT id FROM products WHERE vendor_id = ${vendorId} ORDER BY id FOR NO KEY UPDATE`);
      await recount(sql`p.vendor_id = ${vendorId}`);
    },
  };
};
