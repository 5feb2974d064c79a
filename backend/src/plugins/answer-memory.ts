import type { FastifyInstance } from 'fastify';
import type { Reading } from '../database/changes.ts';
import { countLookUps } from '../runtime/cache.ts';
import { createKeptAnswers } from '../runtime/kept-answers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it is sent, and what of the database it tells. */
export interface Answer extends Reading {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
  readonly contentType: string;
  readonly keptAt: number;
}

/** An answer that is being made: whoever asks for the same meanwhile waits for it. */
export interface Making {
  readonly key: string;
  readonly since: number;
  readonly made: Promise<Answer | null>;
  settle(answer: Answer | null): void;
}

/** Nothing is kept longer, whatever is announced: an answer may depend on the hour. */
const LONGEST_KEPT_MS = 30_000;

const startMaking = (key: string, since: number): Making => {
  let settle: Making['settle'] = () => {};
  const made = new Promise<Answer | null>((resolve) => {
    settle = resolve;
  });
  return { key, since, made, settle: (answer) => settle(answer) };
};

/** The answers of an app that are kept, and those that are being made. */
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
    /** Who already makes it, when nothing has changed since. */
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
