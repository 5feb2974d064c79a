import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { sql } from '../src/sql/sql.ts';
import { seedDemo } from '../database/seed/demo/seed-demo.ts';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { copyProducts } from './copy-products.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import type { Engine, Options } from './options.ts';
import { findPostmaster, postgresCpuMs } from './postgres-cpu.ts';

/** A database of one engine with the demo in it, and a way to remove both. */
export interface Stage {
  /** What the backend needs in its environment to run on it. */
  readonly environment: NodeJS.ProcessEnv;
  /** Opens the database here. The embedded one has one holder: close it before the backend starts. */
  open(): Promise<Database>;
  /** CPU time of the database's own processes in milliseconds; 0 for the embedded one, null when nobody knows. */
  databaseCpuMs(): Promise<number | null>;
  remove(): Promise<void>;
}

/** A quarter of the machine, as the page for operators has it. */
const sharedBuffers = `${Math.floor(os.totalmem() / 4 / 2 ** 20)}MB`;

/** Makes a database what it is after a while: statistics known, the visibility map written. @param url none: the embedded one */
export const tidy = async (database: Database, url: string | undefined): Promise<void> => {
  if (!url) return void (await database.query(sql`VACUUM ANALYZE`));
  // Of a million it takes longer than the shop lets a statement take.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
};

const fill = async (database: Database, dataDir: string, products: number | null) => {
  await migrate(database);
  await seedDemo(database, {
    filesFolder: path.join(dataDir, 'files'),
    today: new Date(),
    ...(products === null ? {} : { products }),
  });
};

/**
 * Sets up an engine in a temporary folder, migrated and seeded.
 * @param products size of the catalogue; null means the demo's own
 */
export const createStage = async (
  engine: Engine,
  products: number | null,
  { fsync, copies = 1 }: Pick<Options, 'fsync'> & Partial<Pick<Options, 'copies'>>,
): Promise<Stage> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'balsam-bench-api-'));
  const server = engine === 'postgres' ? await startPostgres({ isDurable: fsync, sharedBuffers }) : null;
  const remove = async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const open = () => openDatabase({ dataDir, databaseUrl: server?.url ?? null });
  try {
    const database = await open();
    await fill(database, dataDir, products);
    await copyProducts(database, copies);
    await tidy(database, server?.url);
    const postmaster = server && (await findPostmaster(database));
    await database.close();
    return {
      environment: {
        DATA_DIR: dataDir,
        DATABASE_URL: server?.url ?? '',
        DEMO: '1',
        RATE_LIMIT: '0',
        LOG_LEVEL: 'silent',
      },
      open,
      databaseCpuMs: async () => (postmaster === null ? 0 : postgresCpuMs(postmaster)),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
};
