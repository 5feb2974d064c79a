import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createOverdueReturns } from './overdue.ts';

const POLL_MS = 60_000;

/** Checks every minute for overdue returns. */
const overdueReturns: FastifyPluginAsync = async (app) => {
  const { handleDue } = createOverdueReturns(app.database, app.outbox);
  app.addJob({ name: 'overdue-returns', everyMs: POLL_MS, run: handleDue });
};

export const overdueReturnsPlugin = fastifyPlugin(overdueReturns);
