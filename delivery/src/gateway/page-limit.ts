import type { FastifyReply, onRequestHookHandler } from 'fastify';
import { CALM_PAGE, CALM_POLICY } from './calm-page.ts';

const MINUTE_MS = 60_000;
/** As many as the API lets one address ask: a page costs more than most calls. */
const PAGES_PER_MINUTE = 600;
/** An office that opens the shop in the same moment, or a browser with all its tabs. */
const PAGES_AT_ONCE = 60;
/** Each asks the API for several things. */
const PAGES_UNDER_WAY = 2;
/** More addresses than these within a minute are no people: counting begins anew rather than grow on. */
const MOST_ADDRESSES = 100_000;

/**
 * Whose a network address is: of IPv6 its first 56 bits, which are a household's or an office's; the rest anybody there
 * makes up. As the API counts.
 */
const lineOf = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [head = '', tail] = ip.split('::', 2);
  const groups = head.split(':').filter(Boolean);
  // What `::` leaves out is zero; behind it nothing is left of the first four but what does not fit.
  const behind = (tail ?? '').split(':').filter(Boolean);
  while (groups.length + behind.length < 8) groups.push('0');
  const [one, two, three, four = '0'] = [...groups, ...behind];
  return [one, two, three, four.padStart(4, '0').slice(0, 2)].join(':');
};

/** What a line may still ask for, and when that was so; and what it has asked for and not got yet. */
interface Line {
  left: number;
  at: number;
  underWay: number;
  readonly waiting: (() => void)[];
}

const nothing = () => ({ since: performance.now(), lines: new Map<string, Line>() });

/** Takes one of what the line may have. @returns whether there was one */
const take = (line: Line, now: number): boolean => {
  const allowed = Math.min(PAGES_AT_ONCE, line.left + ((now - line.at) / MINUTE_MS) * PAGES_PER_MINUTE);
  [line.left, line.at] = [Math.max(0, allowed - 1), now];
  return allowed >= 1;
};

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
  let known = nothing();
  return (request, reply, next) => {
    const now = performance.now();
    if (now - known.since >= MINUTE_MS || known.lines.size > MOST_ADDRESSES) known = nothing();
    const name = lineOf(request.ip);
    const line = known.lines.get(name) ?? { left: PAGES_AT_ONCE, at: now, underWay: 0, waiting: [] };
    known.lines.set(name, line);
    if (take(line, now)) return takeTurn(line, reply.raw, next);
    reply
      .code(429)
      .headers({ 'Retry-After': 1, 'Cache-Control': 'no-store', 'Content-Security-Policy': CALM_POLICY })
      .type('text/html; charset=utf-8')
      .send(CALM_PAGE);
  };
};
