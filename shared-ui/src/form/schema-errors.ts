import { getIn, setIn, validateYupSchema, type FormikErrors, type FormikValues } from 'formik';
import { ValidationError, type AnySchema } from 'yup';

/** Translates a message key with its parameters (the bounds of a rule): any namespace's `t`. */
export type TranslateMessage = (key: never, parameters: Record<string, unknown>) => string;

// Yup types messages as plain text; schemas check their keys with `textKey`.
const keyOf = (message: string) => message as never;

/** Validates values with a schema whose messages are translation keys. Returns the first message per field. */
export async function schemaErrors<Values extends FormikValues>(
  values: Values,
  schema: AnySchema,
  t: TranslateMessage,
): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const failures = error.inner.length > 0 ? error.inner : [error];
    return failures.reduce<FormikErrors<Values>>(
      (errors, { path = '', message, params = {} }) =>
        getIn(errors, path) === undefined ? setIn(errors, path, t(keyOf(message), params)) : errors,
      {},
    );
  }
}
