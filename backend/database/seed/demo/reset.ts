import { listTables } from '../../../src/backup/schema.ts';
import type { Database } from '../../../src/database/database.ts';
import { REFERENCE_TABLES } from '../../../src/database/migrate.ts';
import { sql } from '../../../src/sql/sql.ts';

interface Guard {
  readonly table: string;
  readonly name: string;
}

/** The triggers that keep a table from being emptied: BEFORE and TRUNCATE are the bits 2 and 32 of a trigger's type. */
const listGuards = (database: Database, tables: readonly string[]) =>
  database.query<Guard>(sql`
    SELECT c.relname AS table, t.tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND t.tgtype & 34 = 34 AND c.relnamespace = 'public'::regnamespace
      AND c.relname = ANY(${tables})`);

/** Empties every table, also what otherwise only grows; the schema and what comes with the program stay. */
export async function reset(database: Database): Promise<void> {
  const tables = (await listTables(database)).filter((name) => !REFERENCE_TABLES.includes(name));
  const names = sql.join(
    tables.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await database.transaction(async () => {
    const guards = await listGuards(database, tables);
    // Those that tell of a change stay: a shop that is open has to hear of this one.
    for (const { table, name } of guards)
      await database.query(sql`ALTER TABLE ${sql.identifier(table)} DISABLE TRIGGER ${sql.identifier(name)}`);
    await database.query(sql`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
    for (const { table, name } of guards)
      await database.query(sql`ALTER TABLE ${sql.identifier(table)} ENABLE TRIGGER ${sql.identifier(name)}`);
  });
}
