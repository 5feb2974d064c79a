/** True for the number of a whole order, in any spelling; a sub-order's has a third part, as in BLS-4827193056-1. */
export const isWholeOrder = (number: string | undefined): number is string =>
  number !== undefined && number.split('-').length < 3;
