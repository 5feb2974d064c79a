import type { FastifyReply } from 'fastify';

const RETRY_AFTER_S = 30;

/** For what cannot be told now, and whose place nothing else may take: whoever asks comes again. */
export const comeAgain = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S })
    .type('text/plain; charset=utf-8')
    .send('Not now');
