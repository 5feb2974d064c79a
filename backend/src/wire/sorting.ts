import { sql, type SQL } from '../sql/sql.ts';
import { z } from 'zod';

export const SortOrder = z.enum(['asc', 'desc']);

export interface SortKey {
  column: SQL;
  descending: boolean;
}

/** ORDER BY of a list, optionally reversed. */
export const orderBy = (keys: readonly SortKey[], backwards = false): SQL =>
  sql.join(
    keys.map(({ column, descending }) => (descending === backwards ? column : sql`${column} DESC`)),
    sql`, `,
  );
