import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { SharedCounter, WindowCount } from '../runtime/shared-counter.ts';

/** As in the store of @fastify/rate-limit. */
const MOST_ADDRESSES = 5_000;

/** Counts within this process. */
const createOwnCounts = () => {
  const windows = new LRUCache<string, { current: number; endsAt: number }>({ max: MOST_ADDRESSES });
  return (key: string, windowMs: number): WindowCount => {
    const now = performance.now();
    const last = windows.get(key);
    const window = last && last.endsAt > now ? last : { current: 0, endsAt: now + windowMs };
    window.current += 1;
    windows.set(key, window);
    return { current: window.current, ttl: window.endsAt - now };
  };
};

/**
 * Store for @fastify/rate-limit that all processes share. While Valkey does not respond, the process counts for itself.
 * @param name prefix of the keys in Valkey
 */
export const sharedRates = (counter: SharedCounter, name: string): FastifyRateLimitStoreCtor => {
  const countHere = createOwnCounts();
  return class implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      void counter
        .count(`rate:${name}:${key}`, windowMs)
        .then((count) => callback(null, count ?? countHere(key, windowMs)));
    }
    // The keys of routes that are counted separately name their route.
    child(): FastifyRateLimitStore {
      return this;
    }
  };
};
