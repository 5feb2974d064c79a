import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { createCache, LARGE_COUNT } from '../../../runtime/cache.ts';
import { onSale } from './product-row.ts';

export interface CategoryRow {
  id: number;
  slug: string;
  name: string;
  name_ar: string;
  image_key: string | null;
  product_count: number;
}

interface SoldRow {
  category_id: number;
  count: number;
}

/**
 * Active categories with the number of their products on sale. The categories are always current; in a large shop the
 * counts may be half a minute old, or up to two and a half minutes for the first request after a pause.
 */
export const createCategoryRepository = (database: Database) => {
  const keep = createCache<SoldRow[]>('sold_categories', (rows) => rows.some(({ count }) => count >= LARGE_COUNT), {
    staleWhileRevalidate: true,
  });

  const countSold = () =>
    database.query<SoldRow>(sql`SELECT p.category_id, count(*) FROM products p WHERE ${onSale} GROUP BY p.category_id`);

  const readActive = () =>
    database.query<Omit<CategoryRow, 'product_count'>>(
      sql`SELECT c.id, c.slug, c.name, c.name_ar, f.storage_key AS image_key
        FROM categories c LEFT JOIN files f ON f.id = c.image_file_id
        WHERE c.status = 1 AND c.deleted_at IS NULL ORDER BY c.position, c.id`,
      'active-categories',
    );

  return {
    async listActive(): Promise<CategoryRow[]> {
      const [rows, sold] = await Promise.all([readActive(), keep('sold', countSold)]);
      const counts = new Map(sold.map(({ category_id: id, count }) => [id, count]));
      return rows.map((row) => ({ ...row, product_count: counts.get(row.id) ?? 0 }));
    },
  };
};
