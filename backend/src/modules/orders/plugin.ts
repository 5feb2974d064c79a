import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createUnpaidParts } from './unpaid.ts';

const HOUR_MS = 60 * 60_000;

/** Cancels every hour what its card has refused to pay for three days. */
const unpaidParts: FastifyPluginAsync = async (app) => {
  if (!app.payments.captures) return;
  app.addJob({ name: 'unpaid-parts', everyMs: HOUR_MS, run: createUnpaidParts(app) });
};

export const unpaidPartsPlugin = fastifyPlugin(unpaidParts);
