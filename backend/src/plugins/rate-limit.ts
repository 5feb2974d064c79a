import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../errors.ts';

const REQUESTS_PER_MINUTE = 600;

const emailOf = (request: FastifyRequest): string => {
  const { body } = request;
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email).toLowerCase() : '';
};

/** A tighter limit for a route's `config.rateLimit`, counted per address of the network and e-mail address. */
export const perMinute = (max: number): RateLimitOptions => ({
  max,
  timeWindow: '1 minute',
  hook: 'preHandler',
  keyGenerator: (request) => `${request.ip} ${emailOf(request)}`,
});

/** Limits how often one network address may ask: 429 with Retry-After beyond. Counted per process. */
const rateLimiting: FastifyPluginAsync = async (app) => {
  if (!app.config.rateLimit) return;
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new AppError(429, 'rate_limited'),
  });
};

export const rateLimitPlugin = fastifyPlugin(rateLimiting);
