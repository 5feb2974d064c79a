import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/database.ts';

/** Of each table, how many rows it has and which transaction wrote last: any insert, update or delete shows. */
export type Tables = Readonly<Record<string, string>>;

/**
 * Proves that a call has changed nothing: `assert.deepEqual(await readTables(), before)`.
 * @returns a reader for this database
 */
export const createTableReader = async (database: Database): Promise<() => Promise<Tables>> => {
  const tables = await database.query<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const states = tables.map(
    ({ name }) => sql`
      SELECT ${name}::text AS name, concat(count(*), ' rows, written by ', max(xmin::text::bigint)) AS state
      FROM ${sql.identifier(name)}`,
  );
  return async () => {
    const rows = await database.query<{ name: string; state: string }>(sql.join(states, sql` UNION ALL `));
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };
};
