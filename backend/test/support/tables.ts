import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/database.ts';

/**
 * A digest of the rows of every table, to prove that a call has changed nothing: `assert.deepEqual(await read(), before)`.
 * @returns a reader for this database; each reading names the tables
 */
export const createTableReader = async (database: Database) => {
  const tables = await database.query<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const digests = tables.map(
    ({ name }) => sql`
      SELECT ${name}::text AS name, md5(coalesce(string_agg(line::text, ' ' ORDER BY line::text), '')) AS digest
      FROM ${sql.identifier(name)} line`,
  );
  return async (): Promise<Record<string, string>> => {
    const rows = await database.query<{ name: string; digest: string }>(sql.join(digests, sql` UNION ALL `));
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  };
};
