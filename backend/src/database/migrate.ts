import { setTimeout as pause } from 'node:timers/promises';
import { sqlState } from '../runtime/sql-state.ts';
import { sql } from '../sql/sql.ts';
import type { Database } from './database.ts';
import {
  BASELINE,
  listMigrationIds,
  readFunctions,
  readMigrations,
  SCHEMA_FOLDERS,
  type SchemaFile,
  type SchemaFolders,
} from './schema-files.ts';

/** Any fixed number: all processes that migrate the same PostgreSQL database request the same lock. */
const MIGRATION_LOCK = 7_205_114;

/**
 * A migration that waits for a table, for example during a backup, blocks every later reader of that table. It therefore
 * waits briefly, lets the readers through, and starts again. In total, less than update.sh waits for a backend.
 */
const LOCK_TIMEOUT_MS = 3_000;
const REST_MS = 5_000;
const MAX_TRIES = 6;
const LOCK_NOT_AVAILABLE = '55P03';

/** Tables about the running processes, which a backup leaves out. */
export const PROCESS_TABLES = ['announced', 'lives', 'replica_marks'];

/** Tables that do not belong to a shop: their rows came with the program, say which backend runs a job, or can be read again. */
export const REFERENCE_TABLES = [
  'schema_migrations',
  'schema_functions',
  'countries',
  'states',
  'cities',
  'search_synonyms',
  'search_changes',
  'vat_rates',
  'licence_types',
  'job_leases',
  ...PROCESS_TABLES,
  'dashboard_figures',
];

/** First migration of the pre-release versions, which had no baseline. */
const PRE_RELEASE = '0001-people';

/**
 * Explains why migrations of a pre-release version cannot be continued, or returns null.
 * @param subject what lists them: "This database", "The backup"
 */
export const explainPreRelease = (ids: readonly string[], subject: string): string | null => {
  if (!ids.includes(PRE_RELEASE)) return null;
  const newest = [...ids].sort().at(-1);
  return `${subject} was created by a pre-release version of Balsam (migration ${newest}).`;
};

const listPending = (migrations: readonly SchemaFile[], applied: ReadonlyMap<string, string>): SchemaFile[] => {
  const preRelease = explainPreRelease([...applied.keys()], 'This database');
  if (preRelease)
    throw new Error(`${preRelease} Start with an empty database, or start the version that created this one.`);
  for (const { id, checksum } of migrations) {
    const recorded = applied.get(id);
    if (recorded !== undefined && recorded !== checksum)
      throw new Error(`The migration ${id} was changed after it had run: write a new migration instead.`);
  }
  const known = new Set(migrations.map(({ id }) => id));
  // Those of later-migrations.ts change nothing that another version could miss.
  const unknown = [...applied.keys()].find((id) => !known.has(id) && !id.endsWith('.later'));
  if (unknown)
    throw new Error(
      `The database has the migration ${unknown}, which this version does not know: start the newer version.`,
    );
  return migrations.filter(({ id }) => !applied.has(id));
};

interface MigrateOptions {
  readonly folders?: SchemaFolders;
  /**
   * Ids of the migrations to run: then no function or trigger that uses tables is created. For a restore, whose backup may
   * lack the newest tables. Without it, all run.
   */
  readonly only?: ReadonlySet<string>;
  /** Lock timeout of a migration. */
  readonly lockTimeoutMs?: number;
  /** Awaited between two attempts. */
  readonly rest?: () => Promise<unknown>;
}

const readRecorded = async (database: Database) => {
  await database.query(sql`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      id text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  await database.query(sql`
    CREATE TABLE IF NOT EXISTS schema_functions (
      id text PRIMARY KEY,
      checksum text NOT NULL
    )`);
  const toMap = (rows: readonly Pick<SchemaFile, 'id' | 'checksum'>[]) =>
    new Map(rows.map(({ id, checksum }) => [id, checksum]));
  return {
    migrations: toMap(await database.query<SchemaFile>(sql`SELECT id, checksum FROM schema_migrations`)),
    functions: toMap(await database.query<SchemaFile>(sql`SELECT id, checksum FROM schema_functions`)),
  };
};

/** Runs every pending migration and changed file of functions in one transaction. @returns the ids of the migrations */
const runPending = async (
  database: Database,
  { folders = SCHEMA_FOLDERS, only, lockTimeoutMs = LOCK_TIMEOUT_MS }: MigrateOptions,
): Promise<string[]> => {
  const migrations = (await readMigrations(folders)).filter(({ id }) => only?.has(id) ?? true);
  const functions = await readFunctions(folders);
  // Without time limits: a process that waits for another one's long migration must not give up.
  return database.longTransaction(async () => {
    await database.query(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`);
    await database.query(sql`SET LOCAL lock_timeout = ${sql.raw(String(lockTimeoutMs))}`);
    // Functions call each other, across files.
    await database.query(sql`SET LOCAL check_function_bodies = off`);
    const recorded = await readRecorded(database);
    const pending = listPending(migrations, recorded.migrations);

    const replaceChanged = async (files: readonly SchemaFile[]) => {
      for (const { id, text, checksum } of files.filter((file) => recorded.functions.get(file.id) !== file.checksum)) {
        await database.query(sql.raw(text));
        await database.query(sql`
          INSERT INTO schema_functions (id, checksum) VALUES (${id}, ${checksum})
          ON CONFLICT (id) DO UPDATE SET checksum = excluded.checksum`);
      }
    };

    await replaceChanged(functions.early);
    for (const { id, text, checksum } of pending) {
      await database.query(sql.raw(text));
      await database.query(sql`INSERT INTO schema_migrations (id, checksum) VALUES (${id}, ${checksum})`);
    }
    if (!only) await replaceChanged(functions.late);
    return pending.map(({ id }) => id);
  });
};

/**
 * Brings the schema up to date while other processes use the database: it waits for locks in short turns.
 * @returns the ids of the migrations that ran now
 * @throws Error if a migration was changed after it had run, the database is newer than this code or was created by a
 * pre-release version, or a table stays locked
 */
export const migrate = async (database: Database, options: MigrateOptions = {}): Promise<string[]> => {
  const { rest = () => pause(REST_MS) } = options;
  for (let tries = 1; ; tries += 1) {
    try {
      return await runPending(database, options);
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (tries === MAX_TRIES)
        throw new Error(
          'A migration cannot lock its tables: a running backup or an open session holds them. Nothing was changed. Wait for it or end it (pg_stat_activity, the oldest xact_start), and start again.',
          { cause: error },
        );
      await rest();
    }
  }
};

/** Makes the next `migrate` create all functions and triggers: a restored table lists them, the database lacks them. */
export const forgetFunctions = (database: Database) => database.query(sql`DELETE FROM schema_functions`);

const readApplied = async (database: Database): Promise<Set<string>> => {
  const applied = await database.query<{ id: string }>(sql`SELECT id FROM schema_migrations`);
  return new Set(applied.map(({ id }) => id));
};

/** Migrations that a database of an earlier version lacks; none for an empty database. */
export const listMissingMigrations = async (database: Database, folders = SCHEMA_FOLDERS): Promise<string[]> => {
  const table = await database.first<{ name: string | null }>(
    sql`SELECT to_regclass('public.schema_migrations')::text AS name`,
  );
  if (!table?.name) return [];
  const applied = await readApplied(database);
  return applied.has(BASELINE) ? (await listMigrationIds(folders)).filter((id) => !applied.has(id)) : [];
};

/** Number of this version's migrations that the database lacks; for the readiness probe. */
export const countMissingMigrations = async (database: Database): Promise<number> => {
  const applied = await readApplied(database);
  return (await listMigrationIds()).filter((id) => !applied.has(id)).length;
};
