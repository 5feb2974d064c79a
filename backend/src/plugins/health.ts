import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from '../sql/sql.ts';
import { countMissingMigrations } from '../database/migrate.ts';
import { hasFreeSpace } from '../files/free-space.ts';
import { limitRequests } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes the readiness probe fail from now on and closes every connection after its next response, so that no new
     * traffic is routed here before the app closes.
     */
    drain(): void;
  }
}

type Reason = 'closing' | 'database' | 'migrations' | 'read_only' | 'disk' | 'places' | 'starting';

interface Options {
  readonly hasPlaces: () => Promise<boolean>;
  /** State of card payments. Without them the shop sells for cash, so they do not affect readiness. */
  readonly cards: () => 'off' | 'ready' | 'silent';
}

/** Time for which a probe result is reused. */
const PROBE_MS = 250;
/** Far more than supervisors send, each from its own address. */
export const PROBES_PER_MINUTE = 3_000;
/** Longest time after the start for which the first jobs and pages keep a process from being ready. */
const WARM_UP_MS = 10_000;
/** Load below which the start is over. */
const CALM = 0.15;
/** Timeout of the database probe. */
const PROBE_LIMIT_MS = 3000;

class WriteProbeDone extends Error {}

const canWrite = async ({ database }: FastifyInstance): Promise<boolean> => {
  try {
    await database.transaction(async () => {
      await database.query(
        sql`INSERT INTO settings (key, value) VALUES ('readiness-probe', '1') ON CONFLICT (key) DO UPDATE SET value = '1'`,
      );
      throw new WriteProbeDone();
    });
  } catch (error) {
    return error instanceof WriteProbeDone;
  }
  return true;
};

const within = async (limitMs: number, probing: Promise<Reason | null>): Promise<Reason | null> => {
  const patience = new AbortController();
  const tooLate = wait(limitMs, 'database' as const, { signal: patience.signal }).catch(() => null);
  try {
    return await Promise.race([probing, tooLate]);
  } finally {
    patience.abort();
  }
};

/**
 * Tells the first requests of a cold process from later load, which does not affect readiness.
 * @returns a function that returns true until the process has been calm once
 */
const watchStart = (app: FastifyInstance) => {
  let isWarm = false;
  let end = Infinity;
  app.addHook('onListen', async () => {
    end = performance.now() + WARM_UP_MS;
  });
  return (): boolean => {
    isWarm ||= app.pressure.now() < CALM || performance.now() > end;
    return !isWarm;
  };
};

/** Reason why no sale is possible at the moment, or null. */
const findObstacle = async (
  app: FastifyInstance,
  hasPlaces: Options['hasPlaces'],
  isStarting: () => boolean,
): Promise<Reason | null> => {
  const missing = await countMissingMigrations(app.database).catch(() => null);
  if (missing === null) return 'database';
  if (missing > 0) return 'migrations';
  if (!(await hasFreeSpace(app.config))) return 'disk';
  if (!(await hasPlaces())) return 'places';
  if (!(await canWrite(app))) return 'read_only';
  return isStarting() ? 'starting' : null;
};

/** Limits the probe to a few per second, whatever the number of requests, because it writes. */
const createProbe = (app: FastifyInstance, hasPlaces: Options['hasPlaces']) => {
  const isStarting = watchStart(app);
  let last: { readonly at: number; readonly response: Promise<Reason | null> } | null = null;
  return (): Promise<Reason | null> => {
    if (last === null || performance.now() - last.at >= PROBE_MS)
      last = { at: performance.now(), response: within(PROBE_LIMIT_MS, findObstacle(app, hasPlaces, isStarting)) };
    return last.response;
  };
};

/**
 * `/healthz` responds 200 while the process works and 503 if its embedded engine hangs. `/readyz` responds 200 only
 * while sales are possible, or replicas can be read while the primary is away, otherwise 503 with the reason.
 */
const health: FastifyPluginAsync<Options> = async (app, { hasPlaces, cards }) => {
  let draining = false;
  const probe = createProbe(app, hasPlaces);
  app.decorate('drain', () => {
    draining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('Connection', 'close');
  });
  await app.register(async (scope) => {
    await limitRequests(scope, PROBES_PER_MINUTE);
    scope.get('/healthz', async (_request, reply) =>
      app.database.isSilent()
        ? reply.status(503).send({ status: 'hung', reason: 'database' })
        : reply.send({ status: 'alive' }),
    );
    scope.get('/readyz', async (_request, reply) => {
      const reason = draining ? 'closing' : await probe();
      // Pages and lists are still possible. Writes are refused one by one, with 503.
      if ((reason === 'database' || reason === 'read_only') && app.database.replicas.usable() > 0)
        return { status: 'ready', writes: 'refused' };
      if (reason === null) return cards() === 'off' ? { status: 'ready' } : { status: 'ready', cards: cards() };
      return reply.status(503).header('Retry-After', '5').send({ status: 'not_ready', reason });
    });
  });
};

export const healthPlugin = fastifyPlugin(health);
