import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createRefundAccounts } from './accounts.ts';

const POLL_MS = 60_000;

/** Looks every minute for refunds that wait for an account, whatever they wait for it since. */
const refundAccounts: FastifyPluginAsync = async (app) => {
  const { askDue } = createRefundAccounts(app);
  app.addJob({ name: 'refund-accounts', everyMs: POLL_MS, run: askDue });
};

export const refundAccountsPlugin = fastifyPlugin(refundAccounts);
