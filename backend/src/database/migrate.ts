import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sqlState } from '../runtime/sql-state.ts';
import { sql } from '../sql/sql.ts';
import type { Database } from './database.ts';

interface Migration {
  readonly id: string;
  readonly text: string;
  readonly checksum: string;
}

// Any fixed number: all processes that migrate the same PostgreSQL ask for the same lock.
const MIGRATION_LOCK = 7_205_114;

/**
 * A migration that waits for a table, as it does beside a backup, keeps everybody from it who comes later: so it waits for
 * this long, lets them all go first, and begins anew. In all, less than update.sh waits for a backend.
 */
const LOCK_TIMEOUT_MS = 3_000;
const REST_MS = 5_000;
const MAX_TRIES = 6;
const LOCK_NOT_AVAILABLE = '55P03';

/** Tables that say nothing of a shop: what is in them came with the program, or says which backend does a job. */
export const REFERENCE_TABLES = [
  'schema_migrations',
  'countries',
  'states',
  'cities',
  'search_synonyms',
  'search_changes',
  'vat_rates',
  'job_leases',
];

/** The folder of the numbered migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../database/migrations', import.meta.url));

/** The migrations of this version, the first one first. */
export const readMigrations = async (folder = MIGRATIONS_FOLDER): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout with Windows line ends must have the same checksum.
      const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { id: name.slice(0, -'.sql'.length), text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

const pendingOf = (migrations: Migration[], applied: Map<string, string>): Migration[] => {
  for (const migration of migrations) {
    const checksum = applied.get(migration.id);
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new Error(`The migration ${migration.id} was changed after it had run: write a new migration instead.`);
    }
  }
  const known = new Set(migrations.map((migration) => migration.id));
  const unknown = [...applied.keys()].find((id) => !known.has(id));
  if (unknown)
    throw new Error(
      `The database has the migration ${unknown}, which this version does not know: start the newer version.`,
    );
  return migrations.filter((migration) => !applied.has(migration.id));
};

interface MigrateOptions {
  readonly folder?: string;
  /** The ids of those that may run, since one of a lower number may come later than others; without it, all run. */
  readonly only?: ReadonlySet<string>;
  /** How long a lock is waited for. */
  readonly lockTimeoutMs?: number;
  /** What is waited for before all of it is tried again. */
  readonly rest?: () => Promise<unknown>;
}

/** All pending migrations in one transaction, all or none. */
const runPending = (database: Database, migrations: Migration[], lockTimeoutMs: number): Promise<string[]> =>
  // Whoever waits for another process's long migration must not give up, either.
  database.longTransaction(async () => {
    await database.query(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`);
    await database.query(sql`SET LOCAL lock_timeout = ${sql.raw(String(lockTimeoutMs))}`);
    await database.query(sql`
      CREATE TABLE IF NOT EXISTS schema_migrations (
        id text PRIMARY KEY,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
    const applied = await database.query<{ id: string; checksum: string }>(
      sql`SELECT id, checksum FROM schema_migrations`,
    );
    const pending = pendingOf(migrations, new Map(applied.map((row) => [row.id, row.checksum])));
    for (const { id, text, checksum } of pending) {
      await database.query(sql.raw(text));
      await database.query(sql`INSERT INTO schema_migrations (id, checksum) VALUES (${id}, ${checksum})`);
    }
    return pending.map((migration) => migration.id);
  });

/**
 * Brings the schema up to date, while others work on it: whoever has a table that is to be changed is waited for, in short
 * turns.
 * @returns the ids of the migrations that ran now
 * @throws Error when a migration that ran was changed since, the database is newer than this code, or somebody keeps a
 * table for himself
 */
export const migrate = async (database: Database, options: MigrateOptions = {}): Promise<string[]> => {
  const { folder, only, lockTimeoutMs = LOCK_TIMEOUT_MS, rest = () => pause(REST_MS) } = options;
  const migrations = (await readMigrations(folder)).filter(({ id }) => only?.has(id) ?? true);
  for (let tries = 1; ; tries += 1) {
    try {
      return await runPending(database, migrations, lockTimeoutMs);
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (tries === MAX_TRIES)
        throw new Error(
          'A migration cannot have its tables: a backup that still runs, or a session left open, has them. Nothing was changed. Wait for it or end it (pg_stat_activity, the oldest xact_start), and start again.',
          { cause: error },
        );
      await rest();
    }
  }
};

/** How many of this version's migrations the database lacks; for the readiness probe. */
export const countMissingMigrations = async (database: Database): Promise<number> => {
  const migrations = await readMigrations();
  const applied = await database.query<{ id: string }>(sql`SELECT id FROM schema_migrations`);
  const ids = new Set(applied.map((row) => row.id));
  return migrations.filter((migration) => !ids.has(migration.id)).length;
};
