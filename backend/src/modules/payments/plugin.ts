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
 * Payment by card. While the app listens, what providers have told is worked on and what is due goes back every five seconds;
 * what was not paid is given up every half a minute, and what nobody has told us of is asked for every five minutes. Any
 * number of processes do so: each row is one's at a time, and what is done twice has one effect.
 */
const payments: FastifyPluginAsync = async (app) => {
  const cards = createPayments(app);
  app.decorate('payments', cards);
  await openTestBank(app);
  await app.register(webhookRoute, cards);

  const timers: NodeJS.Timeout[] = [];
  let run: Promise<unknown> = Promise.resolve();
  const every = (ms: number, what: string, work: () => Promise<unknown>) => {
    let isWaiting = false;
    const timer = setInterval(() => {
      if (isWaiting) return;
      isWaiting = true;
      run = run
        .then(work)
        .catch((error: unknown) => app.log.error({ err: error }, `${what} failed`))
        .finally(() => (isWaiting = false));
    }, ms);
    timers.push(timer);
  };

  app.addHook('onListen', async () => {
    const { refunds, events, watch } = cards;
    if (!refunds) return;
    every(QUEUES_MS, 'what a payment provider told', () => events.processDue());
    every(QUEUES_MS, 'giving money back', () => refunds.refundDue());
    every(EXPIRY_MS, 'giving up what was not paid', () => watch.expireOverdue());
    every(RECONCILE_MS, 'looking for lost payments', () => watch.reconcile());
  });
  app.addHook('preClose', async () => {
    timers.forEach(clearInterval);
    await run;
  });
};

export const paymentsPlugin = fastifyPlugin(payments);
