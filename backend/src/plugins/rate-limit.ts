import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createAttempts, type AttemptRate } from '../database/attempts.ts';
import { AppError } from '../wire/errors.ts';
import { normalizeEmail } from '../text/normalize.ts';
import { sharedRates } from './shared-rates.ts';

const REQUESTS_PER_MINUTE = 600;

interface AttemptLimit extends AttemptRate {
  readonly by: 'person' | 'address' | 'account';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rate limits against brute force and flooding, in addition to the general one. */
    attempts?: readonly AttemptLimit[];
  }
}

/**
 * A limit for `config.attempts`, shared by all processes.
 * @param by attempts counted together: `person` for a network address with an account or e-mail address, `address` for
 * a network address alone, `account` for an account or e-mail address from anywhere. When an `account` limit is
 * exhausted, each network address still has a few attempts a day
 */
export const perMinute = (max: number, by: AttemptLimit['by'] = 'person'): AttemptLimit => ({ max, minutes: 1, by });

/** Hourly limit, as `perMinute`. */
export const perHour = (max: number, by: AttemptLimit['by'] = 'person'): AttemptLimit => ({ max, minutes: 60, by });

/** Daily limit, as `perMinute`. */
export const perDay = (max: number, by: AttemptLimit['by'] = 'person'): AttemptLimit => ({ max, minutes: 1440, by });

/** Leading bits of an IPv6 address that identify a household or office; its devices choose the rest freely. */
const IPV6_LINE_BITS = 56;

/** Network address of a request, for IPv6 only its prefix; empty if the client has disconnected. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => (ip ? normalizeIP(ip, IPV6_LINE_BITS) : '');

const emailOf = ({ body }: FastifyRequest): string =>
  typeof body === 'object' && body !== null && 'email' in body ? normalizeEmail(String(body.email)) : '';

const keyOf = (request: FastifyRequest, { by, minutes }: AttemptLimit) => {
  const { method, routeOptions } = request;
  const who = by === 'address' ? '' : (request.user?.id ?? (emailOf(request) || (request.buyer?.id ?? '')));
  return [method, routeOptions.url ?? '', minutes, by, by === 'account' ? '' : addressOf(request), who];
};

interface RequestLimit {
  /** Name under which all processes count together if there is Valkey; without a name, each counts for itself. */
  readonly sharedAs?: string;
  /** Counts only the routes with a `config.rateLimit`, each separately, after the hooks of the scope. */
  readonly byRoute?: boolean;
}

/**
 * Limits the requests of one network address to a scope, per minute. Register it before load shedding, so that shed
 * requests count as well.
 */
export const limitRequests = async (
  app: FastifyInstance,
  max: number,
  { sharedAs, byRoute = false }: RequestLimit = {},
): Promise<void> => {
  if (!app.config.rateLimit) return;
  const { sharedCounter } = app;
  await app.register(rateLimit, {
    max,
    global: byRoute,
    timeWindow: '1 minute',
    keyGenerator: byRoute ? (request) => `${request.routeOptions.url} ${addressOf(request)}` : addressOf,
    errorResponseBuilder: () => new AppError(429, 'rate_limited'),
    ...(sharedAs && sharedCounter && { store: sharedRates(sharedCounter, sharedAs) }),
  });
  if (!byRoute) app.addHook('onRequest', app.rateLimit());
};

/** General limit of the API: 429 with Retry-After. */
const rateLimiting: FastifyPluginAsync = (app) => limitRequests(app, REQUESTS_PER_MINUTE, { sharedAs: 'api' });

/** Limits of `config.attempts`, counted in the database and shared by all processes: 429. */
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
  // The address is known before the body is read, so a flood costs no more than the first bytes of each body.
  app.addHook('onRoute', ({ url, config }) => {
    // A cached response is sent before the person is known.
    if (config?.attempts && config.cache) throw new Error(`${url} is cached, so its attempts would not be counted.`);
  });
  // The address is known before the body is read, so a flood costs no more than the first bytes of each body.
  app.addHook('onRequest', (request, _reply, next) => {
    if (!request.routeOptions.config.attempts) return next();
    assertWithinLimits(request, 'address').then(() => next(), next);
  });
  app.addHook('preHandler', (request, _reply, next) => {
    if (!request.routeOptions.config.attempts) return next();
    assertWithinLimits(request, 'person')
      .then(() => assertWithinLimits(request, 'account'))
      .then(() => next(), next);
  });
};

export const rateLimitPlugin = fastifyPlugin(rateLimiting);
export const attemptLimitPlugin = fastifyPlugin(attemptLimiting);
