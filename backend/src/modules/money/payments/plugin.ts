import { mkdirSync } from 'node:fs';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { bankFileIn } from '../../../test-bank/accounts.ts';
import { createBank } from '../../../test-bank/bank.ts';
import { testBankRoutes } from '../../../test-bank/routes.ts';
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

/** Card payment services. */
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
  /** Availability of card payments. */
  state(): ProviderState;
  /** Polls a provider that has stopped responding. */
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

/** The demo bank runs in the same process, but is called over HTTP like a real one. */
const openTestBank = async (app: FastifyInstance) => {
  const { payments, dataDir, publicOrigin } = app.config;
  // Otherwise a test runs the test bank in its own process.
  if (payments?.provider !== 'test' || !payments.url.startsWith(`${publicOrigin}/`)) return;
  mkdirSync(dataDir, { recursive: true });
  const { secretKey, url } = payments;
  const bank = createBank({ secretKey, url, file: bankFileIn(dataDir) });
  await app.register(testBankRoutes, { prefix: new URL(url).pathname, bank });
};

/**
 * Card payments. A silent provider is probed on startup and every 10 s. Events, captures, releases and refunds are
 * processed every 5 s. Every 30 s unpaid orders expire, every 5 min payments without an event are polled, hourly holds
 * about to end are captured, and four times a day the provider's list of two days is compared with ours.
 */
const payments: FastifyPluginAsync = async (app) => {
  const cards = createPayments(app);
  app.decorate('payments', cards);
  await openTestBank(app);
  await app.register(webhookRoute, cards);

  const { refunds, captureWorker: captures, comparison, events, watch } = cards;
  if (!refunds || !captures || !comparison) return;
  // Not awaited: a provider that never responds must not delay the start or the end of the process.
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
