import type { FastifyReply, onRequestHookHandler } from 'fastify';

export const MINUTE_MS = 60_000;
/** Above this number of clients, idle ones are removed more often: this many within a minute are not people. */
const MOST_ADDRESSES = 100_000;
const SWEEP_MS = 1_000;

/**
 * Rate limit key of an IP address. For IPv6 the first 56 bits, which belong to a household or an office; the rest can
 * be chosen freely. Same rule as the API's.
 */
export const lineOf = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [head = '', tail] = ip.split('::', 2);
  const groups = head.split(':').filter(Boolean);
  // `::` stands for zero groups; the groups after it reach the first four only if nothing is left out.
  const behind = (tail ?? '').split(':').filter(Boolean);
  while (groups.length + behind.length < 8) groups.push('0');
  const [one, two, three, four = '0'] = [...groups, ...behind];
  return [one, two, three, four.padStart(4, '0').slice(0, 2)].join(':');
};

/** Rate limit state of a client: remaining requests as of `at`, requests in progress, and queued requests. */
export interface ClientLimit {
  left: number;
  at: number;
  inProgress: number;
  readonly waiting: (() => void)[];
}

interface Rate {
  readonly perMinute: number;
  readonly atOnce: number;
}

/** Counts requests per client. Clients without requests in progress and with a full allowance are forgotten. */
export const createClientLimits = ({ perMinute, atOnce }: Rate) => {
  const lines = new Map<string, ClientLimit>();
  let sweptAt = performance.now();

  const leftOf = ({ left, at }: ClientLimit, now: number) =>
    Math.min(atOnce, left + ((now - at) / MINUTE_MS) * perMinute);

  const forgetIdle = (now: number) => {
    sweptAt = now;
    for (const [name, line] of lines)
      if (line.inProgress === 0 && line.waiting.length === 0 && leftOf(line, now) >= atOnce) lines.delete(name);
  };

  return {
    /** Takes one request from the client's allowance. @returns the client's state, or null if the limit is exceeded */
    take(ip: string): ClientLimit | null {
      const now = performance.now();
      if (now - sweptAt >= (lines.size > MOST_ADDRESSES ? SWEEP_MS : MINUTE_MS)) forgetIdle(now);
      const name = lineOf(ip);
      const line = lines.get(name) ?? { left: atOnce, at: now, inProgress: 0, waiting: [] };
      lines.set(name, line);
      const allowed = leftOf(line, now);
      [line.left, line.at] = [Math.max(0, allowed - 1), now];
      return allowed >= 1 ? line : null;
    },
  };
};

/** Sets the same limit header as the API. */
export const announceLimit = (reply: FastifyReply, perMinute: number): FastifyReply =>
  reply.header('X-RateLimit-Limit', perMinute);

/** Limits the requests of one client IP to a group of routes; 429 beyond. The full limit may be used in one burst. */
export const limitRequests = (perMinute: number): onRequestHookHandler => {
  const lines = createClientLimits({ perMinute, atOnce: perMinute });
  return (request, reply, next) => {
    announceLimit(reply, perMinute);
    if (lines.take(request.ip)) return next();
    reply
      .code(429)
      .headers({ 'Retry-After': 1, 'Cache-Control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('Too many requests');
  };
};
