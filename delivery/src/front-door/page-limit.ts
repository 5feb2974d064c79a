import type { onRequestHookHandler } from 'fastify';
import { CALM_PAGE, CALM_POLICY } from './calm-page.ts';

const MINUTE_MS = 60_000;
/** As many as the API lets one address ask: a page costs more than most calls. */
const PAGES_PER_MINUTE = 600;
/** More addresses than these within a minute are no people: counting begins anew rather than grow on. */
const MOST_ADDRESSES = 100_000;

/**
 * Whose a network address is: of IPv6 its first 56 bits, which are a household's or an office's; the rest anybody there
 * makes up. As the API counts.
 */
export const lineOf = (ip: string): string => {
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

const nothing = () => ({ since: Date.now(), counts: new Map<string, number>() });

/** Limits how many pages one network address may have made in a minute: beyond, the calm page with 429. */
export const limitPages = (): onRequestHookHandler => {
  let minute = nothing();
  return (request, reply, next) => {
    if (Date.now() - minute.since >= MINUTE_MS || minute.counts.size > MOST_ADDRESSES) minute = nothing();
    const line = lineOf(request.ip);
    const count = (minute.counts.get(line) ?? 0) + 1;
    minute.counts.set(line, count);
    if (count <= PAGES_PER_MINUTE) return next();
    const seconds = Math.ceil((minute.since + MINUTE_MS - Date.now()) / 1000);
    reply
      .code(429)
      .headers({ 'Retry-After': seconds, 'Cache-Control': 'no-store', 'Content-Security-Policy': CALM_POLICY })
      .type('text/html; charset=utf-8')
      .send(CALM_PAGE);
  };
};
