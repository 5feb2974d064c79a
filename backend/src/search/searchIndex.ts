import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { addTerms, dropTerms, saveTerms, type TermChanges } from './searchTerms.ts';
import { searchText, type Searchable } from './searchText.ts';

interface IndexedRow extends Searchable {
  id: number;
  search_text: string;
  is_deleted: boolean;
}

/**
 * Brings the search text of products and the vocabulary up to date with their names, codes and tags. To be called in
 * the transaction that has saved, tagged or deleted them.
 */
export const refreshSearch = (database: Database, productIds: readonly number[]): Promise<void> =>
  database.transaction(async () => {
    const ids = JSON.stringify(productIds);
    const rows = await database.query<IndexedRow>(sql`
      SELECT p.id, p.name, p.name_ar AS "nameAr", p.sku, p.barcode, p.search_text, p.deleted_at IS NOT NULL AS is_deleted,
        ARRAY(
          SELECT unnest(ARRAY[t.name, t.name_ar]) FROM product_tags pt JOIN tags t ON t.id = pt.tag_id
          WHERE pt.product_id = p.id
        ) AS tags
      FROM products p WHERE p.id IN (SELECT value::bigint FROM jsonb_array_elements_text(${ids}::jsonb))
      ORDER BY p.id FOR UPDATE`);
    const changes: TermChanges = new Map();
    const texts = rows.map((row) => {
      dropTerms(changes, row.search_text);
      if (!row.is_deleted) addTerms([row], changes);
      return { id: row.id, text: row.is_deleted ? '' : searchText(row), before: row.search_text };
    });
    await database.query(sql`
      UPDATE products SET search_text = changed.text
      FROM jsonb_to_recordset(${JSON.stringify(texts.filter(({ text, before }) => text !== before))}::jsonb)
        AS changed (id bigint, text text)
      WHERE products.id = changed.id`);
    await saveTerms(database, changes);
  });
