import { setImmediate as nextTurn } from 'node:timers/promises';
import { listOf } from '../../../../sql/columns.ts';
import { sql, type SQL } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import { vendorColumns } from '../../shop/product-columns.ts';
import type { TableRow } from './columns.ts';

const BATCH = 1_000;

/** Columns of TableRow; `p` is the products table. */
export const tableColumns = sql`p.id, ${listOf(vendorColumns, ({ column }) => `p.${column}`)},
  (SELECT count(*) FROM variants w WHERE w.product_id = p.id AND w.deleted_at IS NULL) AS variants,
  (SELECT slug FROM categories c WHERE c.id = p.category_id) AS category_slug,
  ARRAY(
    SELECT t.name FROM product_tags pt JOIN tags t ON t.id = pt.tag_id WHERE pt.product_id = p.id ORDER BY t.id
  ) AS tags`;

/** Products that match a condition, newest first, read in batches. */
export const createExportRepository = (database: Database) => ({
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
