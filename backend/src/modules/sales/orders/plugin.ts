import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createUnpaidSubOrders } from './unpaid.ts';

const HOUR_MS = 60 * 60_000;

/** Cancels hourly the sub-orders whose card has been declined for three days. */
const unpaidParts: FastifyPluginAsync = async (app) => {
  if (!app.payments.captures) return;
  app.addJob({ name: 'unpaid-parts', everyMs: HOUR_MS, run: createUnpaidSubOrders(app) });
};

export const unpaidSubOrdersPlugin = fastifyPlugin(unpaidParts);
