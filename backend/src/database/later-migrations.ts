import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { sql } from '../sql/sql.ts';
import type { Database } from './database.ts';
import { SCHEMA_FOLDERS } from './schema-files.ts';

// Migrations that would lock a big table for too long inside a transaction, such as a new index: `0007-name.later.sql`.
// They run after all others, statement by statement, while the shop serves its customers.

/** Any fixed number other than that of `migrate`. */
const LATER_LOCK = 7_205_115;
const LATER = /^\d{4}-[a-z0-9-]+\.later\.sql$/;
const TOKEN = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|;|[^;'$-]+|[-$]/g;
const NEW_INDEX = /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+(\w+)/i;

/** Statements of a SQL file, without comments. */
export const statementsOf = (text: string): string[] => {
  const statements = [''];
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === ';') statements.push('');
    else if (!token.startsWith('--')) statements.push(`${statements.pop() ?? ''}${token}`);
  }
  return statements.map((statement) => statement.replace(/\s+/g, ' ').trim()).filter(Boolean);
};

interface LaterMigration {
  readonly id: string;
  readonly statements: readonly string[];
}

const listPending = async (database: Database, folder: string): Promise<LaterMigration[]> => {
  const names = (await readdir(folder)).filter((name) => LATER.test(name)).sort();
  if (names.length === 0) return [];
  const applied = await database.query<{ id: string }>(sql`SELECT id FROM schema_migrations WHERE id LIKE '%.later'`);
  const done = new Set(applied.map(({ id }) => id));
  const pending = names.map((name) => path.basename(name, '.sql')).filter((id) => !done.has(id));
  return Promise.all(
    pending.map(async (id) => ({
      id,
      statements: statementsOf(await readFile(path.join(folder, `${id}.sql`), 'utf8')),
    })),
  );
};

/** Runs one statement outside a transaction. */
type RunStatement = (text: string) => Promise<unknown[]>;

/** An index whose creation was interrupted is invalid: dropped, so that it is built again. */
const dropInvalid = async (run: RunStatement, name: string): Promise<void> => {
  const invalid = await run(`
    SELECT FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE NOT indisvalid AND relname = '${name}'`);
  if (invalid.length > 0) await run(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
};

const runAll = async (pending: readonly LaterMigration[], run: RunStatement): Promise<string[]> => {
  for (const { id, statements } of pending) {
    for (const statement of statements) {
      const [, index] = NEW_INDEX.exec(statement) ?? [];
      if (index !== undefined) await dropInvalid(run, index);
      await run(statement);
    }
    const checksum = createHash('sha256').update(statements.join(';')).digest('hex');
    await run(`INSERT INTO schema_migrations (id, checksum) VALUES ('${id}', '${checksum}')`);
  }
  return pending.map(({ id }) => id);
};

/** Ids of the later migrations that have not run yet. */
export const listPendingLater = async (database: Database, { migrations } = SCHEMA_FOLDERS): Promise<string[]> =>
  (await listPending(database, migrations)).map(({ id }) => id);

/** A session of its own: without the statement timeout, and outside the transaction that holds the lock. */
const onOwnSession = async <Result>(url: string, work: (run: RunStatement) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    return await work(async (text) => (await client.query<object>(text)).rows);
  } finally {
    await client.end();
  }
};

/**
 * Runs the pending later migrations; resumes one that was interrupted. Several processes may call it, one works.
 * @param url of a PostgreSQL database, not of a pooler, whose sessions cannot lift the timeout; null for the embedded one
 * @returns the ids of those that ran now
 */
export const migrateLater = async (
  database: Database,
  url: string | null,
  { migrations } = SCHEMA_FOLDERS,
): Promise<string[]> => {
  const pending = await listPending(database, migrations);
  if (pending.length === 0) return [];
  if (url === null) return runAll(pending, (text) => database.query(sql.raw(text)));
  return database.longTransaction(async () => {
    const lock = await database.first<{ is_ours: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${LATER_LOCK}::bigint) AS is_ours`,
    );
    if (!lock?.is_ours) return [];
    // Another process may have finished one since.
    const rest = await listPending(database, migrations);
    return onOwnSession(url, (run) => runAll(rest, run));
  });
};
