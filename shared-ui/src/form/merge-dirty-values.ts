import { getIn, setIn, type FormikValues } from 'formik';

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof File);

/** The paths of all fields: `contact.emails.0`. */
const pathsOf = (values: object, parent = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? pathsOf(value, `${parent}${name}.`) : [`${parent}${name}`],
  );

/** The state that a form is based on, among its values; a form that was brought up to date is based on the newer one. */
const BASIS = 'updated_at';

/**
 * The values, based on the newest known state of the record where the form's own values are in it as they were when the
 * form began: what was saved next to the form is no conflict.
 * @param begun what the form began with
 * @param known what it would begin with now
 */
export const rebase = <Values extends FormikValues>(values: Values, begun: Values, known: Values): Values => {
  if (!(BASIS in known) || values[BASIS] !== begun[BASIS]) return values;
  const isSame = JSON.stringify({ ...known, [BASIS]: begun[BASIS] }) === JSON.stringify(begun);
  return isSame ? { ...values, [BASIS]: known[BASIS] } : values;
};

/** A newer state of a form, in which the fields that were changed since `before` keep what was typed. */
export const mergeDirtyValues = <Values extends FormikValues>(newer: Values, before: Values, typed: Values): Values =>
  pathsOf(typed)
    .filter((path) => path !== BASIS && getIn(typed, path) !== getIn(before, path))
    .reduce<Values>((values, path) => setIn(values, path, getIn(typed, path)), newer);
