import pg from 'pg';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { TEMPLATE_DATABASE } from './engine.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

const createTemplate = async (serverUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await client.end();
  const address = new URL(serverUrl);
  address.pathname = `/${TEMPLATE_DATABASE}`;
  const database = await openDatabase({ dataDir: '', databaseUrl: address.href });
  await migrate(database);
  await database.close();
};

/** A PostgreSQL server with the migrated database that every test file copies. */
export const startTestServer = async (): Promise<PostgresServer> => {
  const server = await startPostgres();
  try {
    await createTemplate(server.nearUrl);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
};
