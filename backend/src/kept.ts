const KEPT_MS = 30_000;
const MOST_KEPT = 500;

/**
 * Keeps what is costly to read for half a minute in this process. What `isLarge` does not hold for is read again each
 * time: it costs little, and a small shop sees every change at once.
 * @returns a function of the key and of how to read its value
 */
export const createKept = <Value>(isLarge: (value: Value) => boolean) => {
  const kept = new Map<string, { value: Value; until: number }>();

  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key);
    if (found && found.until > Date.now()) return found.value;
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
