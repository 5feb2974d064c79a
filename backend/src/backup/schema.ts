import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { REFERENCE_TABLES } from '../database/migrate.ts';
import type { Manifest } from './manifest.ts';

/** A column that is not generated. */
export interface Column {
  readonly name: string;
  readonly type: string;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export const listTables = async (database: Database): Promise<string[]> => {
  const rows = await database.query<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

export const listColumns = (database: Database, table: string) =>
  database.query<Column>(sql`
    SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relname = ${table} AND c.relnamespace = 'public'::regnamespace
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY a.attnum`);

/** State of every sequence. Sequences are not transactional: they may advance during the backup. */
export const listSequences = async (database: Database): Promise<Manifest['sequences']> => {
  const rows = await database.query<{ name: string }>(
    sql`SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const at = await database.first<{ last_value: number; is_called: boolean }>(
      sql`SELECT last_value, is_called FROM ${sql.identifier(name)}`,
    );
    if (at) sequences.push({ name, ...at });
  }
  return sequences;
};

export const listForeignKeys = (database: Database) =>
  database.query<ForeignKey>(sql`
    SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 2`);

/** Drops all tables, and all functions that do not belong to an extension. */
export const dropEverything = async (database: Database): Promise<void> => {
  for (const name of await listTables(database))
    await database.query(sql`DROP TABLE IF EXISTS ${sql.identifier(name)} CASCADE`);
  const functions = await database.query<{ signature: string }>(sql`
    SELECT p.oid::regprocedure::text AS signature FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`);
  for (const { signature } of functions) await database.query(sql.raw(`DROP ROUTINE IF EXISTS ${signature} CASCADE`));
};

/** True if all tables are empty, apart from the reference data that migrations insert. */
export const isEmpty = async (database: Database): Promise<boolean> => {
  for (const name of await listTables(database)) {
    if (REFERENCE_TABLES.includes(name)) continue;
    if (await database.first(sql`SELECT 1 AS one FROM ${sql.identifier(name)} LIMIT 1`)) return false;
  }
  return true;
};
