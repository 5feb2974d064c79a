const KEPT_MS = 30_000;
const STALE_MS = 120_000;
const MOST_KEPT = 500;

/** Hits and misses of each cache, by name. */
export const cacheLookups = new Map<string, { hits: number; misses: number }>();

/** Counts the hits and misses of the cache of this name. */
export const countCacheLookups = (name: string) => {
  const counted = cacheLookups.get(name) ?? { hits: 0, misses: 0 };
  cacheLookups.set(name, counted);
  return counted;
};

/**
 * Caches expensive reads in this process for 30 seconds. Values for which `isLarge` is false are never cached: they are
 * cheap to read, and a small shop sees every change immediately. That rule and the metrics are most of the code and
 * would be needed around lru-cache as well (docs/decisions/0025).
 * @param name name in the metrics
 * @param staleWhileRevalidate returns values up to two minutes old and reads them again in the background; for reads
 * that a shop page waits for
 * @returns a function of the key and a function that reads its value
 */
export const createCache = <Value>(
  name: string,
  isLarge: (value: Value) => boolean,
  { staleWhileRevalidate = false } = {},
) => {
  const counted = countCacheLookups(name);
  const kept = new Map<string, { value: Value; at: number }>();
  const underWay = new Set<string>();
  const longest = KEPT_MS + (staleWhileRevalidate ? STALE_MS : 0);

  const readAnew = async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const value = await read();
    kept.delete(key);
    if (isLarge(value)) {
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(key, { value, at: performance.now() });
    }
    return value;
  };

  /** The next caller gets the new value, or reads it if this read has failed. */
  const revalidate = (key: string, read: () => Promise<Value>) => {
    if (underWay.has(key)) return;
    underWay.add(key);
    readAnew(key, read)
      .catch(() => kept.delete(key))
      .finally(() => underWay.delete(key));
  };

  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key);
    const age = found ? performance.now() - found.at : Infinity;
    if (!found || age >= longest) {
      counted.misses += 1;
      kept.delete(key);
      return readAnew(key, read);
    }
    counted.hits += 1;
    if (age >= KEPT_MS) revalidate(key, read);
    return found.value;
  };
};

/** Minimum number of products or words that makes a count worth caching. */
export const LARGE_COUNT = 1000;
