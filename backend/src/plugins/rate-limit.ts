import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createAttempts, type AttemptRate } from '../database/attempts.ts';
import { AppError } from '../wire/errors.ts';
import { normalizeEmail } from '../text/normalize.ts';

const REQUESTS_PER_MINUTE = 600;

interface AttemptLimit extends AttemptRate {
  readonly by: 'person' | 'address' | 'account';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one may try what invites guessing or flooding, beside the general limit. */
    attempts?: readonly AttemptLimit[];
  }
}

/**
 * A limit for a route's `config.attempts`, counted by all processes together.
 * @param by whose attempts are counted together: of an address of the network with an account or an e-mail address
 * (`person`); of the address of the network alone, whatever it says that it is; or of an account or e-mail address
 * alone, from wherever they come, beyond which an address that is new has a few of its own
 */
export const perMinute = (max: number, by: AttemptLimit['by'] = 'person'): AttemptLimit => ({ max, minutes: 1, by });

/** A limit over an hour, as `perMinute`. */
export const perHour = (max: number, by: AttemptLimit['by'] = 'person'): AttemptLimit => ({ max, minutes: 60, by });

/** A limit over a day, as `perMinute`. */
export const perDay = (max: number, by: AttemptLimit['by'] = 'person'): AttemptLimit => ({ max, minutes: 1440, by });

/** So many bits of an IPv6 address are a household's or an office's; the rest anybody there makes up. */
const IPV6_LINE_BITS = 56;

/** The address of the network that a request comes from; of somebody who has hung up there is none. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => (ip ? normalizeIP(ip, IPV6_LINE_BITS) : '');

const emailOf = ({ body }: FastifyRequest): string =>
  typeof body === 'object' && body !== null && 'email' in body ? normalizeEmail(String(body.email)) : '';

const keyOf = (request: FastifyRequest, { by, minutes }: AttemptLimit) => {
  const { method, routeOptions } = request;
  const who = by === 'address' ? '' : (request.user?.id ?? emailOf(request));
  return [method, routeOptions.url ?? '', minutes, by, by === 'account' ? '' : addressOf(request), who];
};

/**
 * Limits the requests of one network address to a scope, counted by each process for itself. They are counted before
 * anything else is done for them, so that a request that load shedding refuses counts as well.
 * @param byRoute counts each route of the scope that has a `config.rateLimit` separately, after the hooks of the scope
 */
export const limitRequests = async (app: FastifyInstance, max: number, byRoute = false): Promise<void> => {
  if (!app.config.rateLimit) return;
  await app.register(rateLimit, {
    max,
    global: byRoute,
    timeWindow: '1 minute',
    keyGenerator: addressOf,
    errorResponseBuilder: () => new AppError(429, 'rate_limited'),
  });
  if (!byRoute) app.addHook('onRequest', app.rateLimit());
};

/** The general limit of the API: 429 with Retry-After beyond. */
const rateLimiting: FastifyPluginAsync = (app) => limitRequests(app, REQUESTS_PER_MINUTE);

/** The limits of routes' `config.attempts`, counted in the database by all processes together: 429 beyond. */
const attemptLimiting: FastifyPluginAsync = async (app) => {
  if (!app.config.rateLimit) return;
  const attempts = createAttempts(app);

  const assertWithinLimits = async (request: FastifyRequest, by: AttemptLimit['by']) => {
    for (const limit of request.routeOptions.config.attempts ?? []) {
      if (limit.by !== by) continue;
      const key = keyOf(request, limit);
      const retryAfter = await attempts.count(key, limit);
      if (retryAfter === null) continue;
      if (by === 'account' && (await attempts.hasFirstTry(key, addressOf(request)))) continue;
      throw new AppError(429, 'rate_limited', { retryAfter });
    }
  };
  // The address is known before the body is read, so a flood of bodies costs nothing more than their first bytes.
  app.addHook('onRequest', (request) => assertWithinLimits(request, 'address'));
  app.addHook('preHandler', async (request) => {
    await assertWithinLimits(request, 'person');
    await assertWithinLimits(request, 'account');
  });
};

export const rateLimitPlugin = fastifyPlugin(rateLimiting);
export const attemptLimitPlugin = fastifyPlugin(attemptLimiting);
