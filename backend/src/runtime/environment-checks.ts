import { editDistance } from '../text/edit-distance.ts';

// Checks of the whole environment, for backends and gateways alike.

/** Placeholder of the example files, also as the password of a URL. */
const PLACEHOLDER = /(^|[^a-z])change-me($|[^a-z])/;

/** @throws Error naming the first of these variables that still contains the placeholder */
export const assertNoPlaceholders = (environment: NodeJS.ProcessEnv, names: readonly string[]): void => {
  const name = names.find((each) => PLACEHOLDER.test(environment[each] ?? ''));
  if (name)
    throw new Error(`The environment variable ${name} still holds "change-me": replace it with your own value.`);
};

/**
 * Tolerance for misspellings: short names differ in a single character from other system variables, such as HOME and
 * HOST.
 */
const toleranceOf = ({ length }: string): number => (length < 8 ? 1 : 2);

/** Warnings about probable misspellings: unknown variables whose name is close to one of these. */
export const findMisspelt = (environment: NodeJS.ProcessEnv, names: readonly string[]): string[] => {
  const unknown = Object.keys(environment).filter((name) => !names.includes(name) && /^[A-Z0-9_]+$/.test(name));
  return unknown.flatMap((name) => {
    const meant = names.find((known) => editDistance(name, known, toleranceOf(known)) <= toleranceOf(known));
    return meant ? [`The environment variable ${name} is unknown and has no effect. Did you mean ${meant}?`] : [];
  });
};
