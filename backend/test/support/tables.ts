import { sql } from '../../src/sql/sql.ts';
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
    ({ name }) =>
      `SELECT '${name}', concat(count(*), ' rows, written by ', max(xmin::text::bigint)) FROM public."${name}"`,
  );
  // A function, for planning takes the database ten times as long as reading: this way it is done once a connection.
  await database.query(sql`CREATE SCHEMA IF NOT EXISTS test_reader`);
  await database.query(
    sql.raw(`
      CREATE OR REPLACE FUNCTION test_reader.read_tables() RETURNS TABLE (name text, state text) LANGUAGE plpgsql AS $$
      BEGIN RETURN QUERY ${states.join(' UNION ALL ')}; END $$`),
  );
  return async () => {
    const rows = await database.query<{ name: string; state: string }>(sql`SELECT * FROM test_reader.read_tables()`);
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };
};
