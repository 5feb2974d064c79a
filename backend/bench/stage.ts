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

/** A temporary database of one engine with the demo. */
export interface Stage {
  /** Environment of a backend that uses it. */
  readonly environment: NodeJS.ProcessEnv;
  /** Opens the database in this process. Close an embedded one before the backend starts. */
  open(): Promise<Database>;
  /** CPU time of the database processes, ms; 0 for the embedded one, null if unknown. */
  databaseCpuMs(): Promise<number | null>;
  remove(): Promise<void>;
}

/** A quarter of the machine's memory, as docs/operations recommends. */
const sharedBuffers = `${Math.floor(os.totalmem() / 4 / 2 ** 20)}MB`;

/** Updates statistics and visibility map. @param url undefined for the embedded database */
export const tidy = async (database: Database, url: string | undefined): Promise<void> => {
  if (!url) return void (await database.query(sql`VACUUM ANALYZE`));
  // A direct connection, because a million products take longer than the shop's statement timeout.
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
