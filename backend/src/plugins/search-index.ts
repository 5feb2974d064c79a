import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refreshStale } from '../search/search-index.ts';

/**
 * Once the app listens: writes the search texts of older versions anew. Until then such a product is found by the words
 * that it has, but not by their other forms.
 */
const searchIndex: FastifyPluginAsync = async (app) => {
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  const refresh = async () => {
    const count = await refreshStale(app.database, closing.signal);
    if (count > 0) app.log.info(`The search texts of ${count} products were written anew`);
  };
  app.addHook('onListen', async () => {
    running = refresh().catch((error: unknown) => app.log.error({ err: error }, 'search texts were not refreshed'));
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await running;
  });
};

export const searchIndexPlugin = fastifyPlugin(searchIndex);
