import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createStockAlerts } from './service.ts';

const POLL_MS = 10_000;

/**
 * Looks every ten seconds for what is back in stock and waited for. Stock returns in many ways (an edit, an import, a cancelled
 * order, a product shown again): looking at what there is misses none of them.
 */
const stockAlerts: FastifyPluginAsync = async (app) => {
  const { announceReturns } = createStockAlerts(app);
  app.addJob({ name: 'stock-alerts', everyMs: POLL_MS, run: announceReturns });
};

export const stockAlertsPlugin = fastifyPlugin(stockAlerts);
