import { listTables } from '../../../src/backup/schema.ts';
import type { Database } from '../../../src/database/database.ts';
import { REFERENCE_TABLES } from '../../../src/database/migrate.ts';
import { sql } from '../../../src/sql/sql.ts';

interface Guard {
  readonly table: string;
  readonly name: string;
}

/** Triggers that forbid TRUNCATE: BEFORE and TRUNCATE are bits 2 and 32 of `tgtype`. */
const listGuards = (database: Database, tables: readonly string[]) =>
  database.query<Guard>(sql`
    SELECT c.relname AS table, t.tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND t.tgtype & 34 = 34 AND c.relnamespace = 'public'::regnamespace
      AND c.relname = ANY(${tables})`);

/** Empties every table, including append-only ones; the schema and the reference data stay. */
export async function reset(database: Database): Promise<void> {
  const tables = (await listTables(database)).filter((name) => !REFERENCE_TABLES.includes(name));
  const names = sql.join(
    tables.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await database.transaction(async () => {
    const guards = await listGuards(database, tables);
    // Change notification triggers stay enabled: running backends must be notified of the reset.
    for (const { table, name } of guards)
      await database.query(sql`ALTER TABLE ${sql.identifier(table)} DISABLE TRIGGER ${sql.identifier(name)}`);
    await database.query(sql`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
    for (const { table, name } of guards)
      await database.query(sql`ALTER TABLE ${sql.identifier(table)} ENABLE TRIGGER ${sql.identifier(name)}`);
  });
}
