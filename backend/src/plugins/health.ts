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
     * Makes the readiness probe fail from now on, and lets go of every connection with its next answer, so that no new
     * visitors are sent here before the app closes.
     */
    drain(): void;
  }
}

type Reason = 'closing' | 'database' | 'migrations' | 'read_only' | 'disk' | 'places';

interface Options {
  /** Whether there is a place that an address could name. */
  readonly hasPlaces: () => Promise<boolean>;
  /** Whether cards can be taken. Without them a shop sells for cash, so they keep nobody from being ready. */
  readonly cards: () => 'off' | 'ready' | 'silent';
}

/** How long an answer of the probe holds. */
const PROBE_MS = 250;
/** Far more than supervisors ask, each of which has an address. */
export const PROBES_PER_MINUTE = 3_000;
/** A database that takes longer than this to answer a probe is not there. */
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

/** Why no sale could be made now, or null when one could. */
const findObstacle = async (app: FastifyInstance, hasPlaces: Options['hasPlaces']): Promise<Reason | null> => {
  const missing = await countMissingMigrations(app.database).catch(() => null);
  if (missing === null) return 'database';
  if (missing > 0) return 'migrations';
  if (!(await hasFreeSpace(app.config))) return 'disk';
  if (!(await hasPlaces())) return 'places';
  return (await canWrite(app)) ? null : 'read_only';
};

/** Asks at most a few times a second, however many want to know: the answer costs a write. */
const createProbe = (app: FastifyInstance, hasPlaces: Options['hasPlaces']) => {
  let last: { readonly at: number; readonly answer: Promise<Reason | null> } | null = null;
  return (): Promise<Reason | null> => {
    if (last === null || performance.now() - last.at >= PROBE_MS)
      last = { at: performance.now(), answer: within(PROBE_LIMIT_MS, findObstacle(app, hasPlaces)) };
    return last.answer;
  };
};

/**
 * `/healthz` answers 200 while the process works, and 503 when its embedded engine hangs. `/readyz` answers 200 only
 * while a sale could be made, else 503 and the reason.
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
      if (reason === null) return cards() === 'off' ? { status: 'ready' } : { status: 'ready', cards: cards() };
      return reply.status(503).header('Retry-After', '5').send({ status: 'not_ready', reason });
    });
  });
};

export const healthPlugin = fastifyPlugin(health);
