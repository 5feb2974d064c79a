import { setTimeout as wait } from 'node:timers/promises';

const FRESH_MS = 5000;
const LIMIT_MS = 1000;

/**
 * Reads metrics from the database at most every five seconds, with a timeout of one second.
 * @returns a function that returns null on failure
 */
export const createReading = <Value>(read: () => Promise<Value>): (() => Promise<Value | null>) => {
  let last: { readonly at: number; readonly value: Promise<Value | null> } | null = null;

  const readInTime = async (): Promise<Value | null> => {
    const patience = new AbortController();
    const tooLate = wait(LIMIT_MS, null, { signal: patience.signal }).catch(() => null);
    const value = await Promise.race([read().catch(() => null), tooLate]);
    patience.abort();
    return value;
  };

  return () => {
    if (last === null || performance.now() - last.at >= FRESH_MS) last = { at: performance.now(), value: readInTime() };
    return last.value;
  };
};
