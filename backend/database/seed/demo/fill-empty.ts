import { sql } from '../../../src/sql/sql.ts';
import { openSecretBox } from '../../../src/runtime/secret-box.ts';
import type { Config } from '../../../src/runtime/config.ts';
import type { Database } from '../../../src/database/database.ts';
import { bankFileIn } from '../../../src/test-bank/accounts.ts';
import { createStorage, filesFolderOf } from '../../../src/files/storage.ts';

interface Filling {
  readonly database: Database;
  readonly config: Config;
  /** Total number of products; those beyond the demo's own are generated. */
  readonly products?: number | undefined;
}

/** True for a database without users. */
export async function isEmpty(database: Database): Promise<boolean> {
  const row = await database.first<{ empty: boolean }>(sql`SELECT NOT EXISTS (SELECT 1 FROM users) AS empty`);
  return row?.empty ?? false;
}

/**
 * Fills a migrated database with the demo data if it has no users, and logs progress to the console. The demo modules
 * are loaded only then; otherwise this costs one query.
 * @returns true if the database was empty
 */
export async function fillEmpty({ database, config, products }: Filling): Promise<boolean> {
  if (!(await isEmpty(database))) return false;
  const start = Date.now();
  const { seedDemo } = await import('./seed-demo.ts');
  await seedDemo(database, {
    filesFolder: filesFolderOf(config),
    ...(config.s3 ? { storage: createStorage(config) } : {}),
    bankFile: bankFileIn(config.dataDir),
    secretBox: await openSecretBox(config.secretKeys, config.dataDir),
    today: new Date(),
    ...(products === undefined ? {} : { products }),
    onProgress: console.log,
  });
  if (products) await database.query(sql`VACUUM ANALYZE products`);
  console.log(`The demo is ready (${((Date.now() - start) / 1000).toFixed(1)} s).`);
  return true;
}
