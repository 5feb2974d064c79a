import { isDeepStrictEqual } from 'node:util';

type Columns = Record<string, unknown>;

/** The columns in which two states of a row differ, as each of them has them; null when there are none. */
export const differences = (before: object, after: object): { before: Columns; after: Columns } | null => {
  const [old, now] = [new Map(Object.entries(before)), Object.entries(after)];
  const changed = now.filter(([key, value]) => !isDeepStrictEqual(old.get(key), value));
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, old.get(key) ?? null])),
    after: Object.fromEntries(changed),
  };
};
