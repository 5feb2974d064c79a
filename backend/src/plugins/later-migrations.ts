import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { listPendingLater, migrateLater } from '../database/later-migrations.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Runs later migrations in the background. One that fails is logged and tried again. Behind a pooler, only reports them. */
const laterMigrations: FastifyPluginAsync = async ({ addJob, config, database, log }) => {
  const run = async () => {
    const migrations = await migrateLater(database, config.databaseUrl);
    if (migrations.length > 0) log.info({ migrations }, 'later migrations have run');
  };
  const report = async () => {
    const migrations = await listPendingLater(database);
    if (migrations.length > 0)
      log.warn({ migrations }, 'later migrations are pending: run "admin migrate" with DATABASE_URL past the pooler');
  };
  addJob(
    config.databasePooled
      ? { name: 'later-migrations', everyMs: HOUR_MS, run: report }
      : { name: 'later-migrations', everyMs: MINUTE_MS, run },
  );
};

export const laterMigrationsPlugin = fastifyPlugin(laterMigrations);
