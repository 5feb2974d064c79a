import { LRUCache } from 'lru-cache';

interface Sized {
  readonly body: Buffer;
}

/** What an entry weighs beside its body. */
const OVERHEAD_BYTES = 1000;
/** The part of the room for what has been asked once: a flood of addresses that nobody asks again stays in it. */
const NEWCOMERS = 0.2;

/**
 * Answers in the memory of the process, in so many bytes. Two lists of what was used last (a segmented LRU): what is asked
 * again leaves the one of the newcomers, and is pushed out only by others that were asked again.
 */
export const createKeptAnswers = <Answer extends Sized>(maxBytes: number) => {
  const listOf = (bytes: number) =>
    new LRUCache<string, Answer>({
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD_BYTES,
    });
  const newcomers = listOf(maxBytes * NEWCOMERS);
  const regulars = listOf(maxBytes * (1 - NEWCOMERS));

  return {
    find(key: string): Answer | undefined {
      const regular = regulars.get(key);
      if (regular) return regular;
      const newcomer = newcomers.get(key);
      if (!newcomer) return undefined;
      newcomers.delete(key);
      regulars.set(key, newcomer);
      return newcomer;
    },
    keep(key: string, answer: Answer): void {
      if (!regulars.delete(key)) newcomers.set(key, answer);
      else regulars.set(key, answer);
    },
    remove(key: string): void {
      regulars.delete(key);
      newcomers.delete(key);
    },
    bytes: () => newcomers.calculatedSize + regulars.calculatedSize,
  };
};
