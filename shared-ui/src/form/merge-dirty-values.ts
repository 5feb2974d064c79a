import { getIn, setIn, type FormikValues } from 'formik';

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof File);

/** Paths of all fields: `contact.emails.0`. */
const pathsOf = (values: object, parent = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? pathsOf(value, `${parent}${name}.`) : [`${parent}${name}`],
  );

/** The version that the form is based on, among its values. */
const BASIS = 'updated_at';

/**
 * Moves the values to the newest known version if that did not change the form's fields: a change elsewhere in the
 * record is not a conflict.
 * @param begun values when the form opened
 * @param known current initial values
 */
export const rebase = <Values extends FormikValues>(values: Values, begun: Values, known: Values): Values => {
  if (!(BASIS in known) || values[BASIS] !== begun[BASIS]) return values;
  const isSame = JSON.stringify({ ...known, [BASIS]: begun[BASIS] }) === JSON.stringify(begun);
  return isSame ? { ...values, [BASIS]: known[BASIS] } : values;
};

/** A newer version, with the fields changed since `before` as they were typed. */
export const mergeDirtyValues = <Values extends FormikValues>(newer: Values, before: Values, typed: Values): Values =>
  pathsOf(typed)
    .filter((path) => path !== BASIS && getIn(typed, path) !== getIn(before, path))
    .reduce<Values>((values, path) => setIn(values, path, getIn(typed, path)), newer);
