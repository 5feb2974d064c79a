import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests counted in the current window, and what is left of the window, ms. */
export interface WindowCount {
  readonly current: number;
  readonly ttl: number;
}

/** Counters in Valkey that all processes share. */
export interface SharedCounter {
  /** Counts one request. Null while Valkey does not respond: the caller then counts for itself. */
  count(key: string, windowMs: number): Promise<WindowCount | null>;
  close(): void;
}

/** A Valkey or Redis server. */
export interface ValkeyConfig {
  readonly url: string;
  /** Longest wait for a response, ms. */
  readonly timeoutMs: number;
}

/** After a failure, one request per second tries again; the others do not wait. */
const PAUSE_MS = 1_000;

const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }`;

/** @throws Error after the timeout */
const within = async <Value>(ms: number, pending: Promise<Value>): Promise<Value> => {
  const timer = new AbortController();
  const timeout = wait(ms, null, { signal: timer.signal }).then(() => {
    throw new Error(`no response within ${ms} ms`);
  });
  // The one that loses the race may still fail.
  for (const each of [pending, timeout]) each.catch(() => undefined);
  return Promise.race([pending, timeout]).finally(() => timer.abort());
};

/** Connects to Valkey. A server that is down is logged once, and used as soon as it responds. */
export const openSharedCounter = async (
  { url, timeoutMs }: ValkeyConfig,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<SharedCounter> => {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    ...{ lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0, connectTimeout: timeoutMs },
    // The first command finds out; a handshake with a frozen server would wait without a limit.
    ...{ enableReadyCheck: false, disableClientInfo: true, protocol: 2 },
    retryStrategy: () => PAUSE_MS / 2,
  });
  client.on('error', () => undefined);
  await within(timeoutMs, client.connect()).catch(() => undefined);
  let isDown = false;
  let silentUntil = 0;

  const fail = (error: unknown) => {
    silentUntil = performance.now() + PAUSE_MS;
    if (!isDown) log.warn({ err: error }, 'Valkey does not respond: this process counts requests for itself.');
    isDown = true;
    // A new connection, because the old one may lead to a machine that has gone.
    client.disconnect(true);
  };

  return {
    async count(key, windowMs) {
      const now = performance.now();
      if (now < silentUntil) return null;
      const isProbe = isDown;
      if (isProbe) silentUntil = now + PAUSE_MS;
      try {
        const [current, ttl] = (await within(timeoutMs, client.eval(COUNT, 1, key, windowMs))) as [number, number];
        if (isDown) log.info('Valkey responds again.');
        isDown = false;
        silentUntil = 0;
        return { current, ttl };
      } catch (error) {
        // Requests that waited at the same time fail with the first one.
        if (isProbe || !isDown) fail(error);
        return null;
      }
    },
    close: () => client.disconnect(),
  };
};
