import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { migrateLater } from '../database/later-migrations.ts';

const MINUTE_MS = 60_000;

/** Runs later migrations in the background. One that fails is logged and tried again. */
const laterMigrations: FastifyPluginAsync = async ({ addJob, config, database, log }) => {
  const run = async () => {
    const migrations = await migrateLater(database, config.databaseUrl);
    if (migrations.length > 0) log.info({ migrations }, 'later migrations have run');
  };
  addJob({ name: 'later-migrations', everyMs: MINUTE_MS, run });
};

export const laterMigrationsPlugin = fastifyPlugin(laterMigrations);
