import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createStockAlerts } from './service.ts';

const POLL_MS = 10_000;

/**
 * Looks every ten seconds, while the app listens, for what is back in stock and waited for. Stock returns in many ways
 * (an edit, an import, a cancelled order, a product shown again): looking at what there is misses none of them.
 */
const stockAlerts: FastifyPluginAsync = async (app) => {
  const { announceReturns } = createStockAlerts(app.database, app.outbox);
  let timer: NodeJS.Timeout | undefined;
  let run: Promise<unknown> = Promise.resolve();

  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      run = run
        .then(announceReturns)
        .catch((error: unknown) => app.log.error({ err: error }, 'what is back in stock could not be announced'));
    }, POLL_MS);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await run;
  });
};

export const stockAlertsPlugin = fastifyPlugin(stockAlerts);
