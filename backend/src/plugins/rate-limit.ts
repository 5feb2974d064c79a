import { createHash } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';

const REQUESTS_PER_MINUTE = 600;

interface AttemptLimit {
  readonly max: number;
  readonly by: 'person' | 'address';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one may try what invites guessing or flooding, beside the general limit. */
    attempts?: AttemptLimit;
  }
}

/**
 * A limit for a route's `config.attempts`, counted by all processes together.
 * @param by whose attempts are counted together: of an address of the network with an e-mail address, or of the
 * address of the network alone
 */
export const perMinute = (max: number, by: AttemptLimit['by'] = 'person'): AttemptLimit => ({ max, by });

const emailOf = ({ body }: FastifyRequest): string =>
  typeof body === 'object' && body !== null && 'email' in body ? String(body.email).toLowerCase() : '';

const keyOf = (request: FastifyRequest, { by }: AttemptLimit): Buffer => {
  const { method, routeOptions, ip } = request;
  const who = [normalizeIP(ip), by === 'person' ? emailOf(request) : ''];
  return createHash('sha256')
    .update(JSON.stringify([method, routeOptions.url, ...who]))
    .digest();
};

/** Counts an attempt. @returns how many there were within the minute that the first one began, and its rest in seconds */
const countAttempt = (database: Database, key: Buffer) =>
  database.first<{ count: number; seconds: number }>(sql`
    INSERT INTO attempts AS a (key, count, ends_at) VALUES (${key}, 1, now() + interval '1 minute')
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN a.ends_at > now() THEN a.count + 1 ELSE 1 END,
      ends_at = CASE WHEN a.ends_at > now() THEN a.ends_at ELSE EXCLUDED.ends_at END
    RETURNING count, ceil(extract(epoch FROM ends_at - now()))::integer AS seconds`);

/**
 * Limits how often one network address may ask: 429 with Retry-After beyond. The general limit is counted by each
 * process for itself; a route's own attempts are counted in the database.
 */
const rateLimiting: FastifyPluginAsync = async (app) => {
  if (!app.config.rateLimit) return;
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new AppError(429, 'rate_limited'),
  });
  app.addHook('preHandler', async (request, reply) => {
    const { attempts } = request.routeOptions.config;
    if (!attempts) return;
    const counted = await countAttempt(app.database, keyOf(request, attempts));
    if (!counted || counted.count <= attempts.max) return;
    reply.header('Retry-After', counted.seconds);
    throw new AppError(429, 'rate_limited');
  });
};

export const rateLimitPlugin = fastifyPlugin(rateLimiting);
