import pg from 'pg';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { SESSION_SETTINGS } from '../../src/database/session-settings.ts';
import { TEMPLATE_DATABASE } from './engine.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

const createTemplate = async (serverUrl: string, isPooled: boolean): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  if (isPooled)
    for (const [name, value] of Object.entries(SESSION_SETTINGS))
      await client.query(`ALTER ROLE CURRENT_USER SET ${name} = ${client.escapeLiteral(value)}`);
  await client.end();
  const address = new URL(serverUrl);
  address.pathname = `/${TEMPLATE_DATABASE}`;
  const database = await openDatabase({ dataDir: '', databaseUrl: address.href });
  await migrate(database);
  await database.close();
};

/** A PostgreSQL server with the migrated database that every test file copies. @param isPooled for use through a pooler */
export const startTestServer = async (isPooled = false): Promise<PostgresServer> => {
  const server = await startPostgres();
  try {
    await createTemplate(server.nearUrl, isPooled);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
};
