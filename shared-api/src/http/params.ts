/** Parameters of a list call: the filters that are set. */
export const activeFilters = (filters: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '' && value !== undefined));
