import { LIMITS } from '../../../../facts/limits.ts';
import type { FieldErrors } from '../../../../wire/field-errors.ts';
import type { LockedProduct } from './repository.ts';

/** Stock entered by a vendor: the new number, and the one shown when the edit began. */
export interface EnteredStock {
  stock: number;
  stock_seen?: number;
}

/**
 * Applies the vendor's change to the current stock, so that sales in the meantime are kept. Without `stock_seen`,
 * `stock` is absolute. A negative result is an error on `field`, with the current stock.
 */
export const changedStock = (present: number, entered: EnteredStock, field: string, errors: FieldErrors): number => {
  const changed = present + entered.stock - (entered.stock_seen ?? present);
  if (changed < 0) errors.set(field, { key: 'products.stock_left', params: { count: present } });
  if (changed > LIMITS.stock) errors.set(field, { key: 'validation.too_big.number', params: { count: LIMITS.stock } });
  return changed;
};

/** A stock of 0 counts as missing, unless it was 0 before. @param present null for a new product */
export const planStock = (present: LockedProduct | null, entered: EnteredStock, errors: FieldErrors): number => {
  const before = present?.has_variants ? 0 : (present?.stock ?? 0);
  const wasEmpty = present !== null && (entered.stock_seen ?? before) === 0;
  if (entered.stock === 0 && !wasEmpty) errors.set('stock', 'products.stock_required');
  // For a product with variants the stock seen is their sum, which says nothing about a stock of its own.
  const stockSeen = present?.has_variants ? undefined : entered.stock_seen;
  return changedStock(before, { stock: entered.stock, stock_seen: stockSeen }, 'stock', errors);
};
