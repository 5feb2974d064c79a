/** The filters of a list as the parameters of its call: only those that are set. */
export const activeFilters = (filters: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '' && value !== undefined));
