import { getIn, setIn, validateYupSchema, type FormikErrors, type FormikValues } from 'formik';
import { ValidationError, type AnySchema } from 'yup';

/** Turns a message key and its parameters (the bounds of a rule) into a sentence: any namespace's `t`. */
export type TranslateMessage = (key: never, parameters: Record<string, unknown>) => string;

// Yup hands messages on as plain text; that they are keys is checked where a schema names them.
const keyOf = (message: string) => message as never;

/** What a schema has against the values: the first sentence per field. Its messages are keys of the caller's words. */
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
