type Columns = Record<string, unknown> | null;

/** A changed value. `names` is its path: `contact`, `emails`, `0`. */
export interface Change {
  names: string[];
  before: unknown;
  after: unknown;
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isList = (value: unknown) => Array.isArray(value) && !value.some(isGroup);

/** True for missing and empty values. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Nested values with their paths; a list of strings is one value. */
function valuesOf(columns: object, names: readonly string[] = []): [string, unknown][] {
  return Object.entries(columns).flatMap(([name, value]: [string, unknown]) => {
    const path = [...names, name];
    const isValue = !isGroup(value) || isList(value);
    return isValue ? [[JSON.stringify(path), value]] : valuesOf(value, path);
  });
}

/** Differing values before and after an action, in the order they were written. */
export function changesOf(before: Columns, after: Columns): Change[] {
  const [old, now] = [new Map(valuesOf(before ?? {})), new Map(valuesOf(after ?? {}))];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return (
    paths
      .map((path) => ({ names: JSON.parse(path) as string[], before: old.get(path), after: now.get(path) }))
      .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is))
      // From empty to missing, or the reverse, is not a change.
      .filter(({ before: was, after: is }) => !isNothing(was) || !isNothing(is))
  );
}
