import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refreshStale } from '../search/search-index.ts';

/**
 * Refreshes search texts of older versions once the app listens. Until then such a product is found by its exact words,
 * but not by their other forms.
 */
const searchIndex: FastifyPluginAsync = async (app) => {
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  const refresh = async () => {
    const count = await refreshStale(app.database, closing.signal);
    if (count > 0) app.log.info(`Refreshed the search texts of ${count} products`);
  };
  app.addHook('onListen', async () => {
    running = refresh().catch((error: unknown) => app.log.error({ err: error }, 'search texts could not be refreshed'));
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await running;
  });
};

export const searchIndexPlugin = fastifyPlugin(searchIndex);
