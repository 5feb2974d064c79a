import { LRUCache } from 'lru-cache';
import { openText, type Encoding, type OpenText } from '../page/open-text.ts';

/** Page in two pieces: the beginning is the same for everyone, the ending is specific to the visitor. */
export interface PageText {
  beginning: () => string;
  ending: string;
}

/** Share of the page cache. Compressed in both encodings, a page takes about a tenth of its HTML. */
export const COMPRESSED_SHARE = 1 / 8;

/** Estimated overhead of a cache entry. */
const OVERHEAD_BYTES = 1_000;

interface CacheContext {
  encoding: Encoding;
  beginning: () => string;
}

/**
 * Caches the compressed beginning of rendered pages: compressing it for every visitor would take longer than the rest
 * of the response. Concurrent misses share one compression.
 * @param bytes size of the cache; 0 disables it
 */
export function createCompressedPages(bytes: number) {
  if (bytes === 0) return null;
  const cache = new LRUCache<string, OpenText, CacheContext>({
    maxSize: Math.ceil(bytes),
    sizeCalculation: ({ size }) => size + OVERHEAD_BYTES,
    fetchMethod: (_key, _stale, { context }) => openText(context.encoding, context.beginning()),
  });

  /** @param key identifies everything that the beginning depends on */
  return async (key: string, encoding: Encoding, { beginning, ending }: PageText): Promise<Buffer> => {
    const open = await cache.forceFetch(`${encoding} ${key}`, { context: { encoding, beginning } });
    return open.finish(ending);
  };
}
