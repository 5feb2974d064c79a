import { normalizeCode } from '../../../../text/normalize.ts';

/** Canonical form of a number in a cell: Latin digits and decimal mark, no insignificant zeros. */
export const plainNumber = (cell: string): string => {
  const latin = normalizeCode(cell).replace('٫', '.');
  return /^\d{1,15}(\.\d+)?$/.test(latin) ? String(Number(latin)) : latin;
};
