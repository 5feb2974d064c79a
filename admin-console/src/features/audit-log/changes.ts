type Columns = Record<string, unknown> | null;

/** One value that an act changed. The names lead to it from the outside in: `contact`, `emails`, `0`. */
export interface Change {
  names: string[];
  before: unknown;
  after: unknown;
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isList = (value: unknown) => Array.isArray(value) && !value.some(isGroup);

/** Whether a value says nothing: it is not there, or it is empty. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The values of nested columns by their path; a list of words is one value. */
function valuesOf(columns: object, names: readonly string[] = []): [string, unknown][] {
  return Object.entries(columns).flatMap(([name, value]: [string, unknown]) => {
    const path = [...names, name];
    const isValue = !isGroup(value) || isList(value);
    return isValue ? [[JSON.stringify(path), value]] : valuesOf(value, path);
  });
}

/** What differs between the columns before and after an act, in the order in which they were written. */
export function changesOf(before: Columns, after: Columns): Change[] {
  const [old, now] = [new Map(valuesOf(before ?? {})), new Map(valuesOf(after ?? {}))];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return (
    paths
      .map((path) => ({ names: JSON.parse(path) as string[], before: old.get(path), after: now.get(path) }))
      .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is))
      // Empty before, left out after, or the other way round: nobody changed anything.
      .filter(({ before: was, after: is }) => !isNothing(was) || !isNothing(is))
  );
}
