import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refreshStale } from '../search/search-index.ts';

const POLL_MS = 10_000;

/**
 * Refreshes stale search texts: those of older versions once the app listens, and those of many products after a change
 * of an option. Until then such a product is found by its former words.
 */
const searchIndex: FastifyPluginAsync = async (app) => {
  const closing = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const refresh = async () => {
    const count = await refreshStale(app.database, closing.signal);
    if (count > 0) app.log.info(`Refreshed the search texts of ${count} products`);
  };
  const start = () => {
    running = running
      .then(refresh)
      .catch((error: unknown) => app.log.error({ err: error }, 'search texts could not be refreshed'));
  };
  app.addHook('onListen', async () => start());
  // The job only starts the work, because its lease is short.
  app.addJob({ name: 'search-index', everyMs: POLL_MS, run: async () => start() });
  app.addHook('preClose', async () => {
    closing.abort();
    await running;
  });
};

export const searchIndexPlugin = fastifyPlugin(searchIndex);
