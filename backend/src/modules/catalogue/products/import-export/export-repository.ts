import { setImmediate as nextTurn } from 'node:timers/promises';
import { namedColumns } from '../../../../money/currency-columns.ts';
import { listOf } from '../../../../sql/columns.ts';
import { sql, type SQL } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import { definitionColumns, optionsOf } from '../../attributes/definition-repository.ts';
import type { CategoryAttributeRow } from '../../attributes/kinds.ts';
import { vendorColumns } from '../../shop/product-columns.ts';
import type { TableRow } from './columns.ts';

const BATCH = 1_000;

/** Rows of values as a JSON array of ValueRows. */
export const valueRows = (from: SQL): SQL => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('attribute_id', v.attribute_id, 'option_id', v.option_id, 'number', v.number,
    'flag', v.flag, 'value', v.value, 'value_ar', v.value_ar) ORDER BY v.id), '[]') FROM ${from})`;

/** Columns of TableRow; `p` is the products table. */
export const tableColumns = sql`p.id, ${listOf(vendorColumns, ({ column }) => `p.${column}`)},
  (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'type', w.type, 'value', w.value, 'value_arabic', w.value_ar,
      'color', w.color, 'color_arabic', w.color_ar, 'sku', w.sku, 'barcode', w.barcode, 'stock', w.stock,
      ${namedColumns('price', 'w')}) ORDER BY w.position, w.id), '[]')
    FROM variants w WHERE w.product_id = p.id AND w.deleted_at IS NULL
  ) AS variants,
  (SELECT slug FROM categories c WHERE c.id = p.category_id) AS category_slug,
  ARRAY(
    SELECT t.name FROM product_tags pt JOIN tags t ON t.id = pt.tag_id WHERE pt.product_id = p.id ORDER BY t.id
  ) AS tags,
  ${valueRows(sql`product_attributes v JOIN category_attributes ca
    ON ca.attribute_id = v.attribute_id AND ca.category_id = p.category_id WHERE v.product_id = p.id`)} AS attributes`;

/** Products that match a condition, newest first, read in batches. */
export const createExportRepository = (database: Database) => ({
  /** Attributes of their categories, in the order of the categories. */
  attributes: (condition: SQL) =>
    database.query<CategoryAttributeRow>(sql`
      SELECT ${definitionColumns}, ${optionsOf} AS options, used.required_from, used.filterable, used.comparable
      FROM (
        SELECT DISTINCT ON (ca.attribute_id) ca.*, c.position AS category_position FROM category_attributes ca
        JOIN categories c ON c.id = ca.category_id
        WHERE EXISTS (SELECT FROM products p WHERE p.category_id = c.id AND ${condition})
        ORDER BY ca.attribute_id, c.position, c.id
      ) used JOIN attributes a ON a.id = used.attribute_id
      ORDER BY used.category_position, used.category_id, used.position, a.id`),

  async *read(condition: SQL): AsyncGenerator<TableRow> {
    let before: SQL = sql`true`;
    for (;;) {
      const rows = await database.query<TableRow>(sql`
        SELECT ${tableColumns} FROM products p WHERE ${condition} AND ${before} ORDER BY p.id DESC LIMIT ${BATCH}`);
      yield* rows;
      await nextTurn();
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      before = sql`p.id < ${last.id}`;
    }
  },
});
