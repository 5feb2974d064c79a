import type { SharedCounter } from '@balsam/backend/shared-counter';
import type { FastifyReply, onRequestHookHandler } from 'fastify';
import { FALLBACK_PAGE, FALLBACK_POLICY } from '../page/fallback-page.ts';
import { announceLimit, createClientLimits, lineOf, MINUTE_MS, type ClientLimit } from './request-limit.ts';

/** Same limit as the API's: a page costs more than most calls. */
const PAGES_PER_MINUTE = 600;
/** Burst for an office that opens the shop together, or a browser that restores its tabs. */
const PAGES_AT_ONCE = 60;
/** Concurrent pages per client: each makes several API calls. */
const PAGES_UNDER_WAY = 2;

/** Calls `go` when a slot of the client is free; requests whose connection closed are skipped. */
const takeTurn = (line: ClientLimit, raw: FastifyReply['raw'], go: () => void): void => {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    line.inProgress += 1;
    go();
  };
  raw.once('close', () => {
    if (hasBegun) line.inProgress -= 1;
    else line.waiting.splice(line.waiting.indexOf(begin), 1);
    if (line.inProgress < PAGES_UNDER_WAY) line.waiting.shift()?.();
  });
  if (line.inProgress < PAGES_UNDER_WAY) begin();
  else line.waiting.push(begin);
};

const refuse = (reply: FastifyReply, seconds = 1) =>
  reply
    .code(429)
    .headers({ 'Retry-After': seconds, 'Cache-Control': 'no-store', 'Content-Security-Policy': FALLBACK_POLICY })
    .type('text/html; charset=utf-8')
    .send(FALLBACK_PAGE);

/**
 * Limits the pages of one client IP, per minute and in bursts; beyond, 429 with the fallback page. Few pages per client
 * are made concurrently and the rest queue, so that a client with many requests does not delay others.
 * @param shared counts a client's pages per minute for all gateways; bursts and queues are this gateway's own
 */
export const limitPages = (shared: SharedCounter | null = null): onRequestHookHandler => {
  const lines = createClientLimits({ perMinute: PAGES_PER_MINUTE, atOnce: PAGES_AT_ONCE });
  return (request, reply, next) => {
    announceLimit(reply, PAGES_PER_MINUTE);
    const line = lines.take(request.ip);
    if (!line) return refuse(reply);
    if (!shared) return takeTurn(line, reply.raw, next);
    void shared.count(`page:${lineOf(request.ip)}`, MINUTE_MS).then((count) => {
      // The client has disconnected; a turn taken now would never end.
      if (reply.raw.destroyed) return;
      if (count && count.current > PAGES_PER_MINUTE) refuse(reply, Math.max(1, Math.ceil(count.ttl / 1000)));
      else takeTurn(line, reply.raw, next);
    });
  };
};
