/**
 * Changed texts of a form. Unchanged ones are not sent, because someone else may have changed them in the meantime.
 * @param before initial values; omit for a new record, of which everything is sent
 */
export const changedTexts = <Name extends string>(
  names: readonly Name[],
  values: Record<Name, string>,
  before?: Record<Name, string>,
): [Name, string][] =>
  names.filter((name) => values[name] !== before?.[name]).map((name) => [name, values[name].trim()]);
