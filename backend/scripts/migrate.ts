import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { loadConfig } from '../src/runtime/config.ts';

/** Brings the schema up to date, as a starting backend does: waits for one that migrates, and prints the migrations. */
export const runMigrations = async (): Promise<void> => {
  const database = await openDatabase(loadConfig());
  try {
    const ids = await migrate(database);
    for (const id of ids) console.log(id);
    console.log(ids.length === 0 ? 'The schema is up to date.' : `Migrations: ${ids.length}.`);
  } finally {
    await database.close();
  }
};
