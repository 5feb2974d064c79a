import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../src/database/database.ts';
import { migrate, MIGRATIONS_FOLDER } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createEmptyStore } from './engine.ts';

/**
 * Runs a test on a database with all migrations before one.
 * @param run fills the database, and calls its second argument to run that migration
 */
export const beforeMigration = async (
  migration: string,
  run: (database: Database, migrateNow: () => Promise<unknown>) => Promise<void>,
): Promise<void> => {
  const store = await createEmptyStore();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-one-migration-'));
  const copy = (name: string) => cp(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name));
  const database = await openDatabase(store);
  try {
    const older = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql') && name < migration);
    await Promise.all(older.map(copy));
    await migrate(database, { folder });
    await run(database, async () => {
      await copy(migration);
      await migrate(database, { folder });
    });
  } finally {
    await database.close();
    await store.remove();
    await rm(folder, { recursive: true, force: true });
  }
};
