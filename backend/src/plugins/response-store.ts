import type { FastifyInstance } from 'fastify';
import type { Reading } from '../database/changes.ts';
import { countCacheLookups } from '../runtime/cache.ts';
import { createCachedResponses } from '../runtime/cached-responses.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A cached response and the data that it depends on. */
export interface CachedResponse extends Reading {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
  readonly contentType: string;
  readonly cachedAt: number;
}

/** A response in progress; concurrent requests for the same key wait for it. */
export interface PendingResponse {
  readonly key: string;
  readonly since: number;
  readonly startedAt: number;
  readonly made: Promise<CachedResponse | null>;
  settle(answer: CachedResponse | null): void;
}

/** Maximum age in the cache: a response may depend on the time of day. */
const LONGEST_KEPT_MS = 30_000;

const startMaking = (key: string, since: number, startedAt: number): PendingResponse => {
  let settle: PendingResponse['settle'] = () => {};
  const made = new Promise<CachedResponse | null>((resolve) => {
    settle = resolve;
  });
  return { key, since, startedAt, made, settle: (answer) => settle(answer) };
};

/** Cached responses of an app, and those in progress. */
export const createResponseStore = ({ config, database }: FastifyInstance) => {
  const kept = createCachedResponses<CachedResponse>(config.responseCacheBytes);
  const making = new Map<string, PendingResponse>();
  const counted = countCacheLookups('answers');

  const isUsable = (answer: CachedResponse) =>
    performance.now() - answer.cachedAt < LONGEST_KEPT_MS && database.changes.areStill(answer);

  return {
    find(key: string): CachedResponse | null {
      if (!database.isCurrent()) return null;
      const answer = kept.find(key);
      if (!answer) return null;
      if (isUsable(answer)) {
        counted.hits += 1;
        return answer;
      }
      kept.remove(key);
      return null;
    },
    /** The request that is already producing the response, if nothing has changed since it began. */
    makingOf(key: string): PendingResponse | undefined {
      const found = making.get(key);
      return found?.startedAt === database.changes.now() ? found : undefined;
    },
    /** @param since logical time of the data: earlier than now on a replica */
    start(key: string, since = database.changes.now()): PendingResponse {
      counted.misses += 1;
      const started = startMaking(key, since, database.changes.now());
      making.set(key, started);
      return started;
    },
    end(ended: PendingResponse, answer: CachedResponse | null): void {
      if (making.get(ended.key) === ended) making.delete(ended.key);
      if (answer && database.isCurrent()) kept.keep(ended.key, answer);
      ended.settle(answer);
    },
    bytes: kept.bytes,
  };
};
