import type { FastifyReply } from 'fastify';

const RETRY_AFTER_S = 30;

/** Sends 503 with Retry-After, for resources that are temporarily unknown and must not be replaced by a guess. */
export const sendRetryAfter = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S })
    .type('text/plain; charset=utf-8')
    .send('Temporarily unavailable');
