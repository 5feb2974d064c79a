import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../wire/errors.ts';
import { addressOf } from './rate-limit.ts';
import { syncHook } from './sync-hook.ts';
import { createShares, type Shares } from './shares.ts';

/** Priorities, least important first: the first are shed first. */
type Priority = 'background' | 'browsing' | 'reading' | 'writing' | 'checkout';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where method and access are not enough: background requests and steps to an order. */
    priority?: 'background' | 'checkout';
  }
  interface FastifyInstance {
    /** Load: 0 idle, 1 saturated. `now` is measured, `soon` projected. */
    pressure: { now(): number; soon(): number };
    /** Share of each network address in the admitted requests. */
    shares: Shares;
    /**
     * Admits a request until its response is sent; returns false if it must be shed. Rejections are counted, so call it
     * once per request.
     */
    admit(priority: Priority, reply: FastifyReply): boolean;
  }
}

/** Maximum load per priority. A request waits several times, so shoppers still wait less than a second. */
const LIMITS: Record<Priority, number> = { background: 0.15, browsing: 0.3, reading: 0.4, writing: 0.6, checkout: 1 };
const LONGEST_RETRY_S = 4;
const LOOP_RESOLUTION_MS = 10;
const LOOP_SAMPLE_MS = 250;
const LOG_INTERVAL_MS = 10_000;

/** Priority of a request, from its route and never from what the client sends. */
const priorityOf = ({ method, routeOptions, is404 }: FastifyRequest): Priority => {
  const { url = '', config } = routeOptions;
  if (config.priority) return config.priority;
  if (url.endsWith('.csv')) return 'background';
  if (method !== 'GET' && method !== 'HEAD') return 'writing';
  return is404 || config.access === undefined || config.access === 'public' ? 'browsing' : 'reading';
};

/** Typical event loop delay: the lesser of the last two quarter seconds, since one long task does not mean overload. */
const measureLoopDelay = (app: FastifyInstance) => {
  const histogram = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  let [before, last] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    histogram.enable();
    timer = setInterval(() => {
      before = last;
      if (histogram.count > 0) last = Math.max(0, histogram.percentile(50) / 1e6 - LOOP_RESOLUTION_MS);
      histogram.reset();
    }, LOOP_SAMPLE_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => Math.min(before, last);
};

/** Logs the number of shed requests every ten seconds instead of each one. */
const createCounter = ({ log }: FastifyInstance) => {
  let refused: Partial<Record<Priority, number>> = {};
  let timer: NodeJS.Timeout | undefined;
  const logRefused = () => {
    log.warn({ refused }, 'overloaded: requests were shed');
    [refused, timer] = [{}, undefined];
  };
  return (priority: Priority) => {
    refused[priority] = (refused[priority] ?? 0) + 1;
    timer ??= setTimeout(logRefused, LOG_INTERVAL_MS).unref();
  };
};

/** Random, so that shed clients do not all return together. */
const retryAfter = () => 1 + Math.floor(Math.random() * LONGEST_RETRY_S);

/**
 * Measures the load: the wait for a database connection and the event loop delay. At the maximum number of concurrent
 * requests the load is 1 for every priority.
 */
const pressure: FastifyPluginAsync = async (app) => {
  const { maxWaitMs, maxInFlight } = app.config;
  const shareOf = (value: number, most: number) => (most === 0 ? 0 : value / most);
  const loopDelay = maxWaitMs === 0 ? () => 0 : measureLoopDelay(app);
  let inFlight = 0;
  app.decorate('pressure', {
    now: () =>
      Math.max(
        shareOf(loopDelay(), maxWaitMs),
        shareOf(app.database.wait.standing(), maxWaitMs),
        maxInFlight > 0 && inFlight >= maxInFlight ? Infinity : 0,
      ),
    soon: () => shareOf(app.database.wait.expected(), maxWaitMs),
  });
  const shares = createShares();
  app.decorate('shares', shares);
  const count = createCounter(app);
  app.decorate('admit', (priority, { raw, request }) => {
    const address = addressOf(request);
    // A burst of checkouts is admitted and waits; a burst of other requests is shed.
    const soon = priority === 'checkout' ? 0 : app.pressure.soon();
    const limit = LIMITS[priority] * shares.tolerance(address);
    if (Math.max(app.pressure.now(), soon) > limit) {
      count(priority);
      app.metrics.refused('load');
      return false;
    }
    inFlight += 1;
    const end = shares.begin(address);
    raw.once('close', () => {
      inFlight -= 1;
      end();
    });
    return true;
  });
};

/**
 * Sheds requests of its scope before any work on them: background requests first, checkout last. Cached responses were
 * sent before.
 */
const loadShedding: FastifyPluginAsync = async (app) => {
  app.addHook(
    'onRequest',
    syncHook((request, reply) => {
      if (!app.admit(priorityOf(request), reply)) throw new AppError(503, 'overloaded', { retryAfter: retryAfter() });
    }),
  );
};

export const pressurePlugin = fastifyPlugin(pressure);
export const loadSheddingPlugin = fastifyPlugin(loadShedding);
