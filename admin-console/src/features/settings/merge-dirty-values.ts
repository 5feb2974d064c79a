import { getIn, setIn, type FormikValues } from 'formik';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of all fields: `contact.emails.0`. */
const pathsOf = (values: object, parent = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? pathsOf(value, `${parent}${name}.`) : [`${parent}${name}`],
  );

/** A newer state of a form, in which the fields that somebody has changed since `before` keep what was typed. */
export const mergeDirtyValues = <Values extends FormikValues>(newer: Values, before: Values, typed: Values): Values =>
  pathsOf(typed)
    .filter((path) => getIn(typed, path) !== getIn(before, path))
    .reduce<Values>((values, path) => setIn(values, path, getIn(typed, path)), newer);
