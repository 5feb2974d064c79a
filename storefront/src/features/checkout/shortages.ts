import { isApiError } from '@balsam/shared-api';

export interface Shortage {
  name: string;
  name_arabic: string;
  available_stock: number;
}

const isShortage = (line: unknown): line is Shortage =>
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
  const lines = isApiError(error) ? error.data.lines : undefined;
  return Array.isArray(lines) ? lines.filter(isShortage) : [];
}
