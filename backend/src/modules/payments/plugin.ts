import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createBank } from '../../test-bank/bank.ts';
import { testBankRoutes } from '../../test-bank/routes.ts';
import { createPaymentEvents, type PaymentEvents } from './events.ts';
import { watchedProvider, type ProviderState } from './provider-state.ts';
import { createRefundWorker, type RefundWorker } from './refunds.ts';
import { createPaymentService, type PaymentService } from './service.ts';
import { createSettlement, type Settlement } from './settlement.ts';
import { createTapProvider } from './tap.ts';
import { webhookRoute } from './webhook.route.ts';
import { createPaymentWatch, type PaymentWatch } from './watch.ts';

/** All that deals with cards. */
interface Payments {
  readonly service: PaymentService;
  readonly settlement: Settlement;
  readonly events: PaymentEvents;
  readonly watch: PaymentWatch;
  /** Null without a provider. */
  readonly refunds: RefundWorker | null;
  /** Whether cards can be taken now. */
  state(): ProviderState;
}

declare module 'fastify' {
  interface FastifyInstance {
    payments: Payments;
  }
}

const QUEUES_MS = 5_000;
const EXPIRY_MS = 30_000;
const RECONCILE_MS = 5 * 60_000;

const createPayments = ({ config, database, outbox, metrics }: FastifyInstance): Payments => {
  const { provider, state } = watchedProvider(config.payments && createTapProvider(config.payments));
  const settlement = createSettlement({ database, outbox, sales: metrics.sales });
  const service = createPaymentService({ database, provider, settlement, publicOrigin: config.publicOrigin });
  return {
    ...{ service, settlement, state },
    events: createPaymentEvents(database, service),
    watch: createPaymentWatch({ database, payments: service, settlement }),
    refunds: provider && createRefundWorker(database, outbox, provider),
  };
};

/** The bank of the demo stands in the same process, and is asked over HTTP all the same. */
const openTestBank = async (app: FastifyInstance) => {
  const { payments, dataDir, publicOrigin } = app.config;
  // Elsewhere the test bank is somebody else's process: a test's.
  if (payments?.provider !== 'test' || !payments.url.startsWith(`${publicOrigin}/`)) return;
  mkdirSync(dataDir, { recursive: true });
  const { secretKey, url } = payments;
  const bank = createBank({ secretKey, url, file: path.join(dataDir, 'test-bank.json') });
  await app.register(testBankRoutes, { prefix: new URL(url).pathname, bank });
};

/**
 * Payment by card. What providers have told is worked on and what is due goes back every five seconds; what was not paid is
 * given up every half a minute, and what nobody has told us of is asked for every five minutes.
 */
const payments: FastifyPluginAsync = async (app) => {
  const cards = createPayments(app);
  app.decorate('payments', cards);
  await openTestBank(app);
  await app.register(webhookRoute, cards);

  const { refunds, events, watch } = cards;
  if (!refunds) return;
  app.addJob({ name: 'payment-events', everyMs: QUEUES_MS, run: () => events.processDue() });
  app.addJob({ name: 'payment-refunds', everyMs: QUEUES_MS, run: () => refunds.refundDue() });
  app.addJob({ name: 'payment-expiry', everyMs: EXPIRY_MS, run: () => watch.expireOverdue() });
  app.addJob({ name: 'payment-reconcile', everyMs: RECONCILE_MS, run: () => watch.reconcile() });
};

export const paymentsPlugin = fastifyPlugin(payments);
