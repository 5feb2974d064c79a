import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { isConnectionError } from '../database/sql-state.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
  }
}

const refuseDemoData = async (database: Database) => {
  const demo = await database.first(
    sql`SELECT id FROM users WHERE email LIKE '%@demo.balsam.test' AND deleted_at IS NULL LIMIT 1`,
  );
  if (!demo) return;
  throw new Error(
    'The database holds demo accounts, whose password everybody knows: start with DEMO=1, or use an empty database.',
  );
};

/** Says which database does not answer, without the password that its address may hold. */
const explain = (error: unknown, { databaseUrl }: Config): unknown => {
  if (databaseUrl === null || !isConnectionError(error)) return error;
  const { host } = new URL(databaseUrl);
  return new Error(`The database at ${host} does not answer: start it, or correct DATABASE_URL.`, { cause: error });
};

/** Opens and migrates the database, and closes it with the app. Outside demo mode a demo database is refused. */
const database: FastifyPluginAsync = async (app) => {
  const opened = await openDatabase(app.config);
  app.decorate('database', opened);
  app.addHook('onClose', () => opened.close());
  try {
    await migrate(opened);
    if (!app.config.demo) await refuseDemoData(opened);
  } catch (error) {
    await opened.close();
    throw explain(error, app.config);
  }
};

export const databasePlugin = fastifyPlugin(database);
