import { listPendingLater, migrateLater } from '../src/database/later-migrations.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { loadConfig } from '../src/runtime/config.ts';

/**
 * Brings the schema up to date, as a starting backend does: waits for one that migrates, and prints the migrations. Past
 * a pooler, later migrations run as well.
 */
export const runMigrations = async (): Promise<void> => {
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    const ids = await migrate(database);
    if (!config.databasePooled) ids.push(...(await migrateLater(database, config.databaseUrl)));
    for (const id of ids) console.log(id);
    console.log(ids.length === 0 ? 'The schema is up to date.' : `Migrations: ${ids.length}.`);
    const pending = config.databasePooled ? await listPendingLater(database) : [];
    if (pending.length > 0)
      console.log(
        `Not run through a pooler: ${pending.join(', ')}. Set DATABASE_URL to PostgreSQL and DATABASE_POOLED=0.`,
      );
  } finally {
    await database.close();
  }
};
