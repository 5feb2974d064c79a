import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { createCache, LARGE_COUNT } from '../../../runtime/cache.ts';
import { onSale } from './product-row.ts';

interface TagRow {
  slug: string;
  name: string;
  name_ar: string;
  product_count: number;
}

/** Tags and URLs of all products on sale. */
export const createDirectoryRepository = (database: Database) => {
  const keepTags = createCache<TagRow[]>('tags', (tags) => tags.some((tag) => tag.product_count >= LARGE_COUNT), {
    staleWhileRevalidate: true,
  });

  const keepCount = createCache<number>('directory_count', (count) => count >= LARGE_COUNT, {
    staleWhileRevalidate: true,
  });

  const readCount = async (): Promise<number> => {
    const row = await database.first<{ total: number }>(sql`SELECT count(*) AS total FROM products p WHERE ${onSale}`);
    return row?.total ?? 0;
  };

  const readTags = (limit: number) =>
    database.query<TagRow>(sql`
      SELECT t.slug, t.name, t.name_ar, used.product_count
      FROM (
        SELECT pt.tag_id, count(*) AS product_count FROM product_tags pt JOIN products p ON p.id = pt.product_id
        WHERE ${onSale} GROUP BY pt.tag_id ORDER BY product_count DESC, pt.tag_id LIMIT ${limit}
      ) used JOIN tags t ON t.id = used.tag_id ORDER BY used.product_count DESC, t.id`);

  return {
    /** Tags with the most products on sale. */
    popularTags: (limit: number) => keepTags(String(limit), () => readTags(limit)),

    /**
     * Oldest first, so that pages are stable when products are added. The page's bounds are found by an index-only
     * scan, then its rows are read as one range.
     */
    addresses: (limit: number, offset: number) =>
      database.query<{ slug: string; updated_at: string }>(sql`
        WITH shown AS MATERIALIZED (
          SELECT p.id FROM products p WHERE ${onSale} ORDER BY p.id LIMIT ${limit} OFFSET ${offset}
        )
        SELECT p.slug, p.updated_at FROM products p
        WHERE ${onSale} AND p.id BETWEEN (SELECT min(id) FROM shown) AND (SELECT max(id) FROM shown) ORDER BY p.id`),

    countOnSale: () => keepCount('', readCount),
  };
};
