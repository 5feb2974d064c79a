/**
 * What was changed in a form, as it is sent: what nobody has touched stays out, for somebody else may have changed it meanwhile.
 * @param before what the form began with; left out for something new, of which everything is sent
 */
export const changedTexts = <Name extends string>(
  names: readonly Name[],
  values: Record<Name, string>,
  before?: Record<Name, string>,
): [Name, string][] =>
  names.filter((name) => values[name] !== before?.[name]).map((name) => [name, values[name].trim()]);
