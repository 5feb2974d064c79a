// Checks of the whole environment, in backends and gateways alike.

/** The placeholder of the example files, also as the password of an address. */
const PLACEHOLDER = /(^|[^a-z])change-me($|[^a-z])/;

/** @throws Error naming the first of these variables that still holds the placeholder of the example files */
export const assertNoPlaceholders = (environment: NodeJS.ProcessEnv, names: readonly string[]): void => {
  const name = names.find((each) => PLACEHOLDER.test(environment[each] ?? ''));
  if (name)
    throw new Error(`The environment variable ${name} still holds "change-me": replace it with your own value.`);
};

/** Changes of a single character that lead from one name to the other: at most `most`, or Infinity. */
const distanceOf = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  const distance = row.at(-1) ?? Infinity;
  return distance <= most ? distance : Infinity;
};

/** In a short name each character tells it from another variable of the system, such as HOME and HOST. */
const toleranceOf = ({ length }: string): number => (length < 8 ? 1 : 2);

/** Sentences about variables that are probably misspelt: unknown, and close to one of these names. */
export const findMisspelt = (environment: NodeJS.ProcessEnv, names: readonly string[]): string[] => {
  const unknown = Object.keys(environment).filter((name) => !names.includes(name) && /^[A-Z0-9_]+$/.test(name));
  return unknown.flatMap((name) => {
    const meant = names.find((known) => distanceOf(name, known, toleranceOf(known)) < Infinity);
    return meant ? [`The environment variable ${name} is not known and has no effect. Is ${meant} meant?`] : [];
  });
};
