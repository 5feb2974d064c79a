import { isApiError } from '@balsam/shared-api';

export interface Shortage {
  name: string;
  name_arabic: string;
  available_stock: number;
  /** Its seller is renewing a licence. */
  isUnlicensed: boolean;
}

const isShortage = (line: unknown): line is Omit<Shortage, 'isUnlicensed'> =>
  typeof line === 'object' &&
  line !== null &&
  'name' in line &&
  typeof line.name === 'string' &&
  'name_arabic' in line &&
  typeof line.name_arabic === 'string' &&
  'available_stock' in line &&
  typeof line.available_stock === 'number';

/** Lines of a refused checkout with insufficient stock, with the remaining quantity. */
export function readShortages(error: unknown): Shortage[] {
  if (!isApiError(error) || !Array.isArray(error.data.lines)) return [];
  const isUnlicensed = error.code === 'seller_unlicensed';
  return error.data.lines.filter(isShortage).map((line) => ({ ...line, isUnlicensed }));
}
