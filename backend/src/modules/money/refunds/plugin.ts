import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createRefundAccounts } from './accounts.ts';

const POLL_MS = 60_000;

/** Checks every minute for refunds that need an account, whatever the cause. */
const refundAccounts: FastifyPluginAsync = async (app) => {
  const { askDue } = createRefundAccounts(app);
  app.addJob({ name: 'refund-accounts', everyMs: POLL_MS, run: askDue });
};

export const refundAccountsPlugin = fastifyPlugin(refundAccounts);
