import type { FastifyReply, onRequestHookHandler } from 'fastify';

const MINUTE_MS = 60_000;
/** More addresses than these within a minute are no people: those that can be forgotten are. */
const MOST_ADDRESSES = 100_000;
const SWEEP_MS = 1_000;

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

/** Requests a line may still make, as of a moment; those being served; and those that wait for their turn. */
export interface Line {
  left: number;
  at: number;
  underWay: number;
  readonly waiting: (() => void)[];
}

interface Rate {
  readonly perMinute: number;
  readonly atOnce: number;
}

/** Counts the requests of network addresses. A line is remembered while it has requests under way or a limit in use. */
export const createLines = ({ perMinute, atOnce }: Rate) => {
  const lines = new Map<string, Line>();
  let sweptAt = performance.now();

  const leftOf = ({ left, at }: Line, now: number) => Math.min(atOnce, left + ((now - at) / MINUTE_MS) * perMinute);

  const forgetIdle = (now: number) => {
    sweptAt = now;
    for (const [name, line] of lines)
      if (line.underWay === 0 && line.waiting.length === 0 && leftOf(line, now) >= atOnce) lines.delete(name);
  };

  return {
    /** Takes one request of what the line may make. @returns the line, or null when it has made too many */
    take(ip: string): Line | null {
      const now = performance.now();
      if (now - sweptAt >= (lines.size > MOST_ADDRESSES ? SWEEP_MS : MINUTE_MS)) forgetIdle(now);
      const name = lineOf(ip);
      const line = lines.get(name) ?? { left: atOnce, at: now, underWay: 0, waiting: [] };
      lines.set(name, line);
      const allowed = leftOf(line, now);
      [line.left, line.at] = [Math.max(0, allowed - 1), now];
      return allowed >= 1 ? line : null;
    },
  };
};

/** Announces a limit as the API does. */
export const announceLimit = (reply: FastifyReply, perMinute: number): FastifyReply =>
  reply.header('X-RateLimit-Limit', perMinute);

/** Limits the requests of one network address to some routes together: 429 beyond. They may all come at once. */
export const limitRequests = (perMinute: number): onRequestHookHandler => {
  const lines = createLines({ perMinute, atOnce: perMinute });
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
