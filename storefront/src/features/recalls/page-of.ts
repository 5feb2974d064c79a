/** Page of the list in the address; 1 by default. */
export const pageOf = (search: URLSearchParams): number => Math.max(1, Number(search.get('page')) || 1);
