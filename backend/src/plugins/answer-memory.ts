import type { FastifyInstance } from 'fastify';
import type { Reading } from '../database/changes.ts';
import { countLookUps } from '../runtime/cache.ts';
import { createKeptAnswers } from '../runtime/kept-answers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A cached response and the data that it depends on. */
export interface Answer extends Reading {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
  readonly contentType: string;
  readonly keptAt: number;
}

/** A response in progress; concurrent requests for the same key wait for it. */
export interface Making {
  readonly key: string;
  readonly since: number;
  readonly made: Promise<Answer | null>;
  settle(answer: Answer | null): void;
}

/** Maximum age in the cache: a response may depend on the time of day. */
const LONGEST_KEPT_MS = 30_000;

const startMaking = (key: string, since: number): Making => {
  let settle: Making['settle'] = () => {};
  const made = new Promise<Answer | null>((resolve) => {
    settle = resolve;
  });
  return { key, since, made, settle: (answer) => settle(answer) };
};

/** Cached responses of an app, and those in progress. */
export const createAnswerMemory = ({ config, database }: FastifyInstance) => {
  const kept = createKeptAnswers<Answer>(config.answerCacheBytes);
  const making = new Map<string, Making>();
  const counted = countLookUps('answers');

  const isUsable = (answer: Answer) =>
    performance.now() - answer.keptAt < LONGEST_KEPT_MS && database.changes.areStill(answer);

  return {
    find(key: string): Answer | null {
      if (!database.isTold()) return null;
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
    makingOf(key: string): Making | undefined {
      const found = making.get(key);
      return found?.since === database.changes.now() ? found : undefined;
    },
    start(key: string): Making {
      counted.misses += 1;
      const started = startMaking(key, database.changes.now());
      making.set(key, started);
      return started;
    },
    end(ended: Making, answer: Answer | null): void {
      if (making.get(ended.key) === ended) making.delete(ended.key);
      if (answer && database.isTold()) kept.keep(ended.key, answer);
      ended.settle(answer);
    },
    bytes: kept.bytes,
  };
};
