import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../wire/errors.ts';
import { addressOf } from './rate-limit.ts';
import { createShares, type Shares } from './shares.ts';

/** How much it matters that a request is answered now; what comes first is refused first. */
type Priority = 'background' | 'browsing' | 'reading' | 'writing' | 'checkout';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where method and access do not tell: nobody waits for the answer, or it is a step to an order. */
    priority?: 'background' | 'checkout';
  }
  interface FastifyInstance {
    /** How full the process is, 0 when nobody waits, 1 when nobody more is let in: now, and for who comes now. */
    pressure: { now(): number; soon(): number };
    /** Share of each network address in what is admitted. */
    shares: Shares;
    /**
     * Lets somebody in until their answer is sent, or says that there is no room for such a wish now. Whoever is not let
     * in is counted: ask once for each, and refuse them.
     */
    admit(priority: Priority, reply: FastifyReply): boolean;
  }
}

/** How full the process may be, for whom. A request waits several times on its way, so shoppers wait no second. */
const LIMITS: Record<Priority, number> = { background: 0.15, browsing: 0.3, reading: 0.4, writing: 0.6, checkout: 1 };
const LONGEST_RETRY_S = 4;
const LOOP_RESOLUTION_MS = 10;
const LOOP_SAMPLE_MS = 250;
const TELL_MS = 10_000;

/** The priority of a request, by what its route says and not by what the request says of itself. */
const priorityOf = ({ method, routeOptions, is404 }: FastifyRequest): Priority => {
  const { url = '', config } = routeOptions;
  if (config.priority) return config.priority;
  if (url.endsWith('.csv')) return 'background';
  if (method !== 'GET' && method !== 'HEAD') return 'writing';
  return is404 || config.access === undefined || config.access === 'public' ? 'browsing' : 'reading';
};

/**
 * How late the thread usually was in each of the last two quarters of a second, the lesser of both: one long task is no
 * sign of too many visitors.
 */
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

/** Tells the log every ten seconds how many were refused, and not of each. */
const createCounter = ({ log }: FastifyInstance) => {
  let refused: Partial<Record<Priority, number>> = {};
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    log.warn({ refused }, 'more was asked for than can be answered in time');
    [refused, timer] = [{}, undefined];
  };
  return (priority: Priority) => {
    refused[priority] = (refused[priority] ?? 0) + 1;
    timer ??= setTimeout(tell, TELL_MS).unref();
  };
};

/** Spread over some seconds, so that those who were refused together do not come back together. */
const retryAfter = () => 1 + Math.floor(Math.random() * LONGEST_RETRY_S);

/**
 * Measures how full the process is: by how long one waits for a connection to the database and for the thread. With as
 * many requests under way as there may be it is full for everybody.
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
    // A burst of buyers is let in, and waits; a burst of visitors is not.
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
 * Refuses requests of its scope that could not be answered in time, before anything is done for them: what nobody waits
 * for first, buying last.
 */
const loadShedding: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    // What is there costs nobody anything.
    if (request.kept) return;
    if (!app.admit(priorityOf(request), reply)) throw new AppError(503, 'overloaded', { retryAfter: retryAfter() });
  });
};

export const pressurePlugin = fastifyPlugin(pressure);
export const loadSheddingPlugin = fastifyPlugin(loadShedding);
