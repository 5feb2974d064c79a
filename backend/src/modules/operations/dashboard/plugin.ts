import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createAdminNotifier } from './pending-work.ts';
import { createStoredFigures } from './stored-figures.ts';

const POLL_MS = 60_000;

const FIGURES_MS = 300_000;

/** Notifies admins of pending work every minute, and sums the figures of a large shop's dashboard every five minutes. */
const pendingWork: FastifyPluginAsync = async (app) => {
  app.addJob({ name: 'pending-work', everyMs: POLL_MS, run: createAdminNotifier(app.database) });
  const figures = createStoredFigures(app.database);
  // On the embedded database, everybody would wait for its one connection.
  if (app.database.engine === 'postgres')
    app.addJob({ name: 'dashboard-figures', everyMs: FIGURES_MS, run: () => figures.refresh() });
};

export const pendingWorkPlugin = fastifyPlugin(pendingWork);
