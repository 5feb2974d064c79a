/** A call with parameters, as fetchBaseQuery writes it. */
export const callOf = (path: string, params: object): string => {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};
