import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { addTerms, dropTerms, saveTerms, type TermChanges } from './search-terms.ts';
import { searchText, type Searchable } from './search-text.ts';

interface IndexedRow extends Searchable {
  id: number;
  search_text: string;
  search_stale: boolean;
  is_deleted: boolean;
}

const BATCH = 500;

const ofVariants = (first: string, second: string) => sql`ARRAY(
  SELECT unnest(ARRAY[w.${sql.identifier(first)}, w.${sql.identifier(second)}]) FROM variants w
  WHERE w.product_id = p.id AND w.deleted_at IS NULL ORDER BY w.position, w.id)`;

const attributeTexts = sql`ARRAY(
  SELECT unnest(ARRAY[coalesce(o.value, v.value), coalesce(o.value_ar, v.value_ar, '')])
  FROM product_attributes v LEFT JOIN attribute_options o ON o.id = v.option_id
  WHERE v.product_id = p.id AND num_nonnulls(v.option_id, v.value) > 0 ORDER BY v.attribute_id, o.position, o.id)`;

/**
 * Updates the search text of products and the vocabulary from their names, codes, variants, tags and attributes. Call it
 * in the transaction that saves, tags or deletes them.
 */
export const refreshSearch = (database: Database, productIds: readonly number[]): Promise<void> =>
  database.transaction(async () => {
    const ids = JSON.stringify(productIds);
    const rows = await database.query<IndexedRow>(sql`
      SELECT p.id, p.name, p.name_ar AS "nameAr", p.sku, p.barcode, p.search_text, p.search_stale,
        p.deleted_at IS NOT NULL AS is_deleted,
        ${ofVariants('sku', 'barcode')} || ARRAY[p.sfda_number, p.nhra_number] AS codes, ${ofVariants('value', 'value_ar')} AS values,
        ARRAY(
          SELECT unnest(ARRAY[t.name, t.name_ar]) FROM product_tags pt JOIN tags t ON t.id = pt.tag_id
          WHERE pt.product_id = p.id
        ) AS tags, ${attributeTexts} AS attributes
      FROM products p WHERE p.id IN (SELECT value::bigint FROM jsonb_array_elements_text(${ids}::jsonb))
      ORDER BY p.id FOR NO KEY UPDATE OF p`);
    const changes: TermChanges = new Map();
    const texts = rows.map((row) => {
      dropTerms(changes, row.search_text);
      if (!row.is_deleted) addTerms([row], changes);
      const text = row.is_deleted ? '' : searchText(row);
      return { id: row.id, text, isNew: row.search_stale || text !== row.search_text };
    });
    await database.query(sql`
      UPDATE products SET search_text = changed.text, search_stale = false
      FROM jsonb_to_recordset(${JSON.stringify(texts.filter(({ isNew }) => isNew))}::jsonb)
        AS changed (id bigint, text text)
      WHERE products.id = changed.id`);
    await saveTerms(database, changes);
  });

/**
 * Refreshes products whose texts an admin changes: up to a batch at once, more in the background, because that takes
 * seconds and would hold up their sales.
 */
export const refreshSearchOfMany = async (database: Database, productIds: readonly number[]): Promise<void> => {
  if (productIds.length <= BATCH) return refreshSearch(database, productIds);
  await database.query(sql`
    WITH locked AS (
      SELECT p.id FROM products p JOIN jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb) AS named (id)
        ON p.id = named.id::bigint
      WHERE NOT p.search_stale ORDER BY p.id FOR NO KEY UPDATE OF p
    )
    UPDATE products p SET search_stale = true FROM locked WHERE p.id = locked.id`);
};

/**
 * Refreshes products whose search text is stale, in batches. Several processes may run it
 * concurrently.
 * @param signal stops it after the current batch
 * @returns the number of refreshed products
 */
export const refreshStale = async (database: Database, signal?: AbortSignal): Promise<number> => {
  let refreshed = 0;
  for (let last = 0; !signal?.aborted;) {
    const rows = await database.query<{ id: number }>(sql`
      SELECT id FROM products WHERE search_stale AND id > ${last} ORDER BY id LIMIT ${BATCH}`);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return refreshed;
    await refreshSearch(database, ids);
    refreshed += ids.length;
    last = ids.at(-1) ?? last;
  }
  return refreshed;
};
