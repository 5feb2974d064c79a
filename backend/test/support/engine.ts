import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

// The runner chooses the engine and provides databases to copy: a migrated one, and an empty embedded one, which takes
// seconds to create.

/** Name of the migrated PostgreSQL database that tests copy. */
export const TEMPLATE_DATABASE = 'balsam_template';

/** Location of a test's data, and its removal. */
export interface TestStore {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The URL is that of a pooler (TEST_POOLER_URL). */
  readonly databasePooled: boolean;
  remove(): Promise<void>;
}

/** The engine of this run; PGlite without a runner. */
export const testEngine = (): 'pglite' | 'postgres' => (process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite');

const withAdmin = async <T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const createPostgresStore = async (dataDir: string, serverUrl: string, template: string): Promise<TestStore> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copied as files: the default, page by page through the write-ahead log, takes twice as long.
  await withAdmin(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`),
  );
  const { TEST_POOLER_URL: poolerUrl } = process.env;
  const address = new URL(poolerUrl ?? serverUrl);
  address.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: address.href,
    databasePooled: poolerUrl !== undefined,
    async remove() {
      await withAdmin(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const createStore = async ({ migrated }: { migrated: boolean }): Promise<TestStore> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'balsam-test-'));
  const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE_DIR: templates } = process.env;
  if (testEngine() === 'postgres') {
    if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set: start the suite with `npm test`.');
    return createPostgresStore(dataDir, serverUrl, migrated ? TEMPLATE_DATABASE : 'template1');
  }
  // A thousand small files: copying them synchronously takes a fifth of the time.
  if (templates)
    cpSync(path.join(templates, migrated ? 'migrated' : 'empty'), path.join(dataDir, 'database'), { recursive: true });
  return {
    dataDir,
    databaseUrl: null,
    databasePooled: false,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
};

/** A new, migrated store of the engine under test, without rows. */
export const createTestStore = () => createStore({ migrated: true });

/** A new, empty store of the engine under test. */
export const createEmptyStore = () => createStore({ migrated: false });
