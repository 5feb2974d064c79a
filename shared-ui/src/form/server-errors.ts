import { getIn, setIn, type FormikErrors, type FormikValues } from 'formik';

/** Errors of the server, with the values they are about. */
export interface Rejection<Values> {
  values: Values;
  fields: Record<string, string>;
  /** Message that belongs to no field; empty if the fields say everything. */
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

/** Splits an error of onSubmit into field errors and a message for the form; null for a programming error. */
export function readRejection<Values extends FormikValues>(error: unknown, values: Values): Rejection<Values> | null {
  if (!isCallError(error)) return null;
  const entries = Object.entries(error.fieldErrors);
  const isOwn = ([name]: [string, string]) => getIn(values, name) !== undefined;
  const own = entries.filter(isOwn);
  const foreign = entries.filter((entry) => !isOwn(entry)).map(([, message]) => message);
  const message = foreign.join(' ') || (own.length > 0 ? '' : error.message);
  return { values, fields: Object.fromEntries(own), message };
}

/** Adds the server's errors of fields that still hold the refused value. */
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
