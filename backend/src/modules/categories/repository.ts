import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { createKept, LARGE_COUNT } from '../../kept.ts';
import { onSale } from '../catalog/productRow.ts';

export interface CategoryRow {
  id: number;
  slug: string;
  name: string;
  name_ar: string;
  image_key: string | null;
  product_count: number;
}

/** The categories that shoppers see, each with the number of its products that are on sale. */
export const createCategoryRepository = (database: Database) => {
  const keep = createKept<CategoryRow[]>((rows) => rows.some((row) => row.product_count >= LARGE_COUNT));

  const readActive = () =>
    database.query<CategoryRow>(sql`
      SELECT c.id, c.slug, c.name, c.name_ar, f.storage_key AS image_key, coalesce(sold.count, 0) AS product_count
      FROM categories c
      LEFT JOIN files f ON f.id = c.image_file_id
      LEFT JOIN (SELECT p.category_id, count(*) FROM products p WHERE ${onSale} GROUP BY p.category_id) sold
        ON sold.category_id = c.id
      WHERE c.status = 1 AND c.deleted_at IS NULL ORDER BY c.position, c.id`);

  return { listActive: () => keep('active', readActive) };
};
