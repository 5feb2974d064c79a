import { mkdirSync } from 'node:fs';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { bankFileIn } from '../../test-bank/accounts.ts';
import { createBank } from '../../test-bank/bank.ts';
import { testBankRoutes } from '../../test-bank/routes.ts';
import { createComparison, type Comparison } from './comparison.ts';
import { createCaptures, type Captures } from './captures.ts';
import { createCaptureWorker, type CaptureWorker } from './capture-worker.ts';
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
  /** Null without a provider. */
  readonly captures: Captures | null;
  /** Null without a provider. */
  readonly captureWorker: CaptureWorker | null;
  /** Null without a provider. */
  readonly comparison: Comparison | null;
  /** Whether cards can be taken now. */
  state(): ProviderState;
  /** Asks a provider that does not answer again. */
  probe(log: Pick<FastifyBaseLogger, 'warn'>): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    payments: Payments;
  }
}

const PROBE_MS = 10_000;
const QUEUES_MS = 5_000;
const EXPIRY_MS = 30_000;
const RECONCILE_MS = 5 * 60_000;
const HOLDS_MS = 60 * 60_000;
const COMPARISON_MS = 6 * HOLDS_MS;

const createPayments = ({ config, database, outbox, metrics }: FastifyInstance): Payments => {
  const { provider, state, probe } = watchedProvider(config.payments && createTapProvider(config.payments));
  const settlement = createSettlement({ database, outbox, sales: metrics.sales, plan: provider?.plan ?? 'sale' });
  const service = createPaymentService({ database, provider, settlement, publicOrigin: config.publicOrigin });
  const captures = provider && createCaptures({ database, outbox, provider });
  return {
    ...{ service, settlement, state, probe },
    events: createPaymentEvents(database, service),
    watch: createPaymentWatch({ database, payments: service, settlement }),
    refunds: provider && createRefundWorker(database, outbox, provider),
    ...{ captures, captureWorker: captures && provider && createCaptureWorker({ database, provider, captures }) },
    comparison: provider && createComparison({ database, provider, payments: service }),
  };
};

/** The bank of the demo stands in the same process, and is asked over HTTP all the same. */
const openTestBank = async (app: FastifyInstance) => {
  const { payments, dataDir, publicOrigin } = app.config;
  // Elsewhere the test bank is somebody else's process: a test's.
  if (payments?.provider !== 'test' || !payments.url.startsWith(`${publicOrigin}/`)) return;
  mkdirSync(dataDir, { recursive: true });
  const { secretKey, url } = payments;
  const bank = createBank({ secretKey, url, file: bankFileIn(dataDir) });
  await app.register(testBankRoutes, { prefix: new URL(url).pathname, bank });
};

/**
 * Payment by card. A provider that has not answered is asked at the start and every ten seconds. What providers have told is worked on, and what is due is taken or goes back, every five seconds; what was
 * not paid is given up every half a minute, what nobody has told us of is asked for every five minutes, and every hour what
 * a card will soon hold no longer is taken; and four times a day the provider's list of two days is compared with ours.
 */
const payments: FastifyPluginAsync = async (app) => {
  const cards = createPayments(app);
  app.decorate('payments', cards);
  await openTestBank(app);
  await app.register(webhookRoute, cards);

  const { refunds, captureWorker: captures, comparison, events, watch } = cards;
  if (!refunds || !captures || !comparison) return;
  // Not awaited: a provider that never answers must not delay the start, or the end of the process.
  const probe = async () => void cards.probe(app.log);
  app.addHook('onListen', probe);
  app.addJob({ name: 'payment-provider', everyMs: PROBE_MS, isPerProcess: true, run: probe });
  app.addJob({ name: 'payment-events', everyMs: QUEUES_MS, run: () => events.processDue() });
  app.addJob({ name: 'payment-refunds', everyMs: QUEUES_MS, run: () => refunds.refundDue() });
  app.addJob({ name: 'payment-captures', everyMs: QUEUES_MS, run: () => captures.captureDue() });
  app.addJob({ name: 'payment-comparison', everyMs: COMPARISON_MS, run: () => comparison.compare() });
  app.addJob({ name: 'payment-holds', everyMs: HOLDS_MS, run: () => captures.useBeforeEnd() });
  app.addJob({ name: 'payment-expiry', everyMs: EXPIRY_MS, run: () => watch.expireOverdue() });
  app.addJob({ name: 'payment-reconcile', everyMs: RECONCILE_MS, run: () => watch.reconcile() });
};

export const paymentsPlugin = fastifyPlugin(payments);
