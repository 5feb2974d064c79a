import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';

/**
 * Maintains `rating_avg` and `total_reviews` of products. Hidden reviews do not count. Without reviews enabled the
 * total is 0; without stars enabled the average is 0. Call after every change of a review, its visibility or a vendor's
 * review settings, in the same transaction.
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
    /** Call while holding the product's lock. */
    recountProduct: (productId: number) => recount(sql`p.id = ${productId}`),

    /** Call in a transaction, while holding the vendor's lock. */
    async recountVendor(vendorId: number): Promise<void> {
      // A statement of its own before counting: after waiting for the lock, the count sees what its previous holder
      // wrote.
      await database.query(sql`SELECT id FROM products WHERE vendor_id = ${vendorId} ORDER BY id FOR NO KEY UPDATE`);
      await recount(sql`p.vendor_id = ${vendorId}`);
    },
  };
};
