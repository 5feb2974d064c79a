import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { PageKey } from './schemas.ts';

/** Page in both languages: draft and published text. */
export interface PageRow {
  key: PageKey;
  body: string;
  body_ar: string;
  published_body: string;
  published_body_ar: string;
  published_at: string | null;
  updated_at: string;
}

// Columns are named because a prepared `SELECT *` fails after a migration adds a column.
const columns = sql`key, body, body_ar, published_body, published_body_ar, published_at, updated_at`;

/** Pages that have been edited at least once. */
export const createPageRepository = (database: Database) => ({
  list: () => database.query<PageRow>(sql`SELECT ${columns} FROM pages`),

  find: (key: PageKey) => database.first<PageRow>(sql`SELECT ${columns} FROM pages WHERE key = ${key}`, 'page'),

  /** Serialises saving, including the first save of a page, which finds no row to lock. */
  lock: () => database.query(sql`LOCK TABLE pages IN SHARE ROW EXCLUSIVE MODE`),

  save: (page: Omit<PageRow, 'updated_at'>) =>
    database.query(sql`
      INSERT INTO pages (key, body, body_ar, published_body, published_body_ar, published_at, updated_at)
      VALUES (${page.key}, ${page.body}, ${page.body_ar}, ${page.published_body}, ${page.published_body_ar},
        ${page.published_at}::timestamptz, clock_timestamp())
      ON CONFLICT (key) DO UPDATE SET body = excluded.body, body_ar = excluded.body_ar,
        published_body = excluded.published_body, published_body_ar = excluded.published_body_ar,
        published_at = excluded.published_at, updated_at = excluded.updated_at`),
});
