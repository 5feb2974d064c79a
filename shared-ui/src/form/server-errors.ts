import { getIn, setIn, type FormikErrors, type FormikValues } from 'formik';

/** What the server has against values that were sent, and the values themselves. */
export interface Rejection<Values> {
  values: Values;
  fields: Record<string, string>;
  /** What belongs to no field of the form; empty when the fields say it all. */
  message: string;
}

interface CallError {
  message: string;
  fieldErrors: Record<string, string>;
}

const isCallError = (value: unknown): value is CallError =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'fieldErrors' in value &&
  typeof value.fieldErrors === 'object';

/** Sorts what onSubmit threw into the form's own fields and a message for the whole form; null for a defect. */
export function readRejection<Values extends FormikValues>(error: unknown, values: Values): Rejection<Values> | null {
  if (!isCallError(error)) return null;
  const entries = Object.entries(error.fieldErrors);
  const isOwn = ([name]: [string, string]) => getIn(values, name) !== undefined;
  const own = entries.filter(isOwn);
  const foreign = entries.filter((entry) => !isOwn(entry)).map(([, message]) => message);
  const message = foreign.join(' ') || (own.length > 0 ? '' : error.message);
  return { values, fields: Object.fromEntries(own), message };
}

/** Adds what the server refused, for as long as a field still holds what was refused. */
export function withRejected<Values extends FormikValues>(
  errors: FormikErrors<Values>,
  values: Values,
  rejection: Rejection<Values> | null,
): FormikErrors<Values> {
  if (!rejection) return errors;
  return Object.entries(rejection.fields)
    .filter(([name]) => getIn(values, name) === getIn(rejection.values, name))
    .reduce<FormikErrors<Values>>((all, [name, message]) => setIn(all, name, message), errors);
}
