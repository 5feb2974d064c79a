import { LRUCache } from 'lru-cache';

interface Sized {
  readonly body: Buffer;
}

/** Memory of an entry in addition to its body, bytes. */
const OVERHEAD_BYTES = 1000;
/** Share of the memory for responses requested once, which confines a flood of one-time addresses. */
const NEWCOMERS = 0.2;

/**
 * In-memory response cache with a size limit: a segmented LRU. An entry requested again moves to the protected segment,
 * where only other such entries evict it.
 */
export const createCachedResponses = <Answer extends Sized>(maxBytes: number) => {
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
    keep(key: string, response: Answer): void {
      if (!regulars.delete(key)) newcomers.set(key, response);
      else regulars.set(key, response);
    },
    remove(key: string): void {
      regulars.delete(key);
      newcomers.delete(key);
    },
    bytes: () => newcomers.calculatedSize + regulars.calculatedSize,
  };
};
