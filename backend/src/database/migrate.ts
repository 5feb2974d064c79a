import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from '../sql/sql.ts';
import type { Database } from './database.ts';

interface Migration {
  readonly id: string;
  readonly text: string;
  readonly checksum: string;
}

// Any fixed number: all processes that migrate the same PostgreSQL ask for the same lock.
const MIGRATION_LOCK = 7_205_114;

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
}

/**
 * Brings the schema up to date: all pending migrations in one transaction, all or none.
 * @returns the ids of the migrations that ran now
 * @throws Error when a migration that ran was changed since, or the database is newer than this code
 */
export const migrate = async (database: Database, { folder, only }: MigrateOptions = {}): Promise<string[]> => {
  const migrations = (await readMigrations(folder)).filter(({ id }) => only?.has(id) ?? true);
  // Whoever waits for another process's long migration must not give up, either.
  return database.longTransaction(async () => {
    await database.query(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`);
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
};

/** How many of this version's migrations the database lacks; for the readiness probe. */
export const countMissingMigrations = async (database: Database): Promise<number> => {
  const migrations = await readMigrations();
  const applied = await database.query<{ id: string }>(sql`SELECT id FROM schema_migrations`);
  const ids = new Set(applied.map((row) => row.id));
  return migrations.filter((migration) => !ids.has(migration.id)).length;
};
