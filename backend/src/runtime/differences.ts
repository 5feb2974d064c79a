import { isDeepStrictEqual } from 'node:util';

type Columns = Record<string, unknown>;

/** Changed columns of a row with their values before and after; null if nothing has changed. */
export const differences = (before: object, after: object): { before: Columns; after: Columns } | null => {
  const [old, now] = [new Map(Object.entries(before)), Object.entries(after)];
  const changed = now.filter(([key, value]) => !isDeepStrictEqual(old.get(key), value));
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, old.get(key) ?? null])),
    after: Object.fromEntries(changed),
  };
};
