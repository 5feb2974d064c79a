import { sql, type SQL } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';

/** Rows per statement, so that it stays far below the statement timeout. */
const BATCH = 5000;
/** Rows per call; the rest is left to the next one, so that other tables have their turn. */
const MOST_ROWS = 5_000_000;

/**
 * Deletes the expired rows of a big table in batches, oldest first. A backlog of millions of rows would exceed the
 * statement timeout in one statement and never become smaller.
 *
 * Reads the oldest rows in the order of an index, and stops once none of them has expired.
 * @param age indexed column that ascends with the age of the rows
 * @param isExpired condition on a row
 */
export const deleteOldest = async (database: Database, table: SQL, age: SQL, isExpired: SQL): Promise<void> => {
  for (let rows = 0; rows < MOST_ROWS; rows += BATCH) {
    const deleted = await database.first<{ count: number }>(sql`
      WITH oldest AS MATERIALIZED (SELECT ctid AS place, * FROM ${table} ORDER BY ${age} LIMIT ${BATCH}),
      gone AS (
        DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT place FROM oldest WHERE ${isExpired})) RETURNING 1
      )
      SELECT count(*) FROM gone`);
    if ((deleted?.count ?? 0) === 0) return;
  }
};
