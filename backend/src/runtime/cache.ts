const KEPT_MS = 30_000;
const STALE_MS = 120_000;
const MOST_KEPT = 500;

/** How often what is kept was there, by the name of what keeps it. */
export const lookUps = new Map<string, { hits: number; misses: number }>();

/** The counts of what keeps something under that name. */
export const countLookUps = (name: string) => {
  const counted = lookUps.get(name) ?? { hits: 0, misses: 0 };
  lookUps.set(name, counted);
  return counted;
};

/**
 * Keeps what is costly to read for half a minute in this process. What `isLarge` does not hold for is read again each
 * time: it costs little, and a small shop sees every change at once. That and the counting are most of it, and would be
 * around lru-cache as well (docs/decisions/0033).
 * @param name what is kept, as metrics call it
 * @param staleWhileRevalidate whether what is older, by two minutes at most, is given all the same and read anew meanwhile:
 * for what a page of the shop would otherwise wait for
 * @returns a function of the key and of how to read its value
 */
export const createCache = <Value>(
  name: string,
  isLarge: (value: Value) => boolean,
  { staleWhileRevalidate = false } = {},
) => {
  const counted = countLookUps(name);
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

  /** Who asks next finds it, or reads it where this has failed. */
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

/** From how many products or words on it is worth keeping what was counted. */
export const LARGE_COUNT = 1000;
