const KEPT_MS = 30_000;
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
 * @returns a function of the key and of how to read its value
 */
export const createCache = <Value>(name: string, isLarge: (value: Value) => boolean) => {
  const counted = countLookUps(name);
  const kept = new Map<string, { value: Value; until: number }>();

  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key);
    if (found && found.until > Date.now()) {
      counted.hits += 1;
      return found.value;
    }
    counted.misses += 1;
    kept.delete(key);
    const value = await read();
    if (isLarge(value)) {
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(key, { value, until: Date.now() + KEPT_MS });
    }
    return value;
  };
};

/** From how many products or words on it is worth keeping what was counted. */
export const LARGE_COUNT = 1000;
