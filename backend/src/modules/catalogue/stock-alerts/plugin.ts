import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createStockAlerts } from './service.ts';

const POLL_MS = 10_000;

/**
 * Checks every ten seconds for alerts whose product is back in stock. Stock returns in many ways (an edit, an import, a
 * cancelled order, a product shown again); polling the stock itself misses none of them.
 */
const stockAlerts: FastifyPluginAsync = async (app) => {
  const { announceReturns } = createStockAlerts(app);
  app.addJob({ name: 'stock-alerts', everyMs: POLL_MS, run: announceReturns });
};

export const stockAlertsPlugin = fastifyPlugin(stockAlerts);
