import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createAdminNotifier } from './pending-work.ts';

const POLL_MS = 60_000;

/** Notifies admins of pending work every minute. */
const pendingWork: FastifyPluginAsync = async (app) => {
  app.addJob({ name: 'pending-work', everyMs: POLL_MS, run: createAdminNotifier(app.database) });
};

export const pendingWorkPlugin = fastifyPlugin(pendingWork);
