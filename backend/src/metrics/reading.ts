import { setTimeout as wait } from 'node:timers/promises';

const FRESH_MS = 5000;
const LIMIT_MS = 1000;

/**
 * Reads what a scrape wants to know of the database: once in five seconds, however many ask, and within one second.
 * @returns a function that gives null when it cannot be read
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
