import type { FastifyReply, onRequestHookHandler } from 'fastify';
import { CALM_PAGE, CALM_POLICY } from './calm-page.ts';
import { announceLimit, createLines, type Line } from './request-limit.ts';

/** As many as the API lets one address ask: a page costs more than most calls. */
const PAGES_PER_MINUTE = 600;
/** An office that opens the shop in the same moment, or a browser with all its tabs. */
const PAGES_AT_ONCE = 60;
/** Each asks the API for several things. */
const PAGES_UNDER_WAY = 2;

/** Goes on when few enough pages of the line are being made; one that nobody waits for any more is passed over. */
const takeTurn = (line: Line, raw: FastifyReply['raw'], go: () => void): void => {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    line.underWay += 1;
    go();
  };
  raw.once('close', () => {
    if (hasBegun) line.underWay -= 1;
    else line.waiting.splice(line.waiting.indexOf(begin), 1);
    if (line.underWay < PAGES_UNDER_WAY) line.waiting.shift()?.();
  });
  if (line.underWay < PAGES_UNDER_WAY) begin();
  else line.waiting.push(begin);
};

/**
 * Limits how many pages one network address may have made, in a minute and in one moment: beyond, the calm page with
 * 429. A few at a time are made, the others of the address wait for them: who asks for many at once keeps nobody else
 * waiting.
 */
export const limitPages = (): onRequestHookHandler => {
  const lines = createLines({ perMinute: PAGES_PER_MINUTE, atOnce: PAGES_AT_ONCE });
  return (request, reply, next) => {
    announceLimit(reply, PAGES_PER_MINUTE);
    const line = lines.take(request.ip);
    if (line) return takeTurn(line, reply.raw, next);
    reply
      .code(429)
      .headers({ 'Retry-After': 1, 'Cache-Control': 'no-store', 'Content-Security-Policy': CALM_POLICY })
      .type('text/html; charset=utf-8')
      .send(CALM_PAGE);
  };
};
