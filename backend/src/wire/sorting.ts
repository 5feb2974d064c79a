import { sql, type SQL } from '../sql/sql.ts';
import { z } from 'zod';

/** Which end of a list comes first. */
export const SortOrder = z.enum(['asc', 'desc']);

/** A column that a list is sorted by. */
export interface SortKey {
  column: SQL;
  descending: boolean;
}

/** The ORDER BY of a list, or of the same list from its end. */
export const orderBy = (keys: readonly SortKey[], backwards = false): SQL =>
  sql.join(
    keys.map(({ column, descending }) => (descending === backwards ? column : sql`${column} DESC`)),
    sql`, `,
  );
