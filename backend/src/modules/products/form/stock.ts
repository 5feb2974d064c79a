import { LIMITS } from '../../../facts/limits.ts';
import type { FieldErrors } from './field-errors.ts';
import type { LockedProduct } from './repository.ts';

/** A stock as a vendor enters it: the number he wants, and the one that he saw when he began. */
export interface EnteredStock {
  stock: number;
  stock_seen?: number;
}

/**
 * What the stock becomes: the vendor's change is applied to what there is now, so that a sale meanwhile stays a sale.
 * Who says no number that he saw means the number itself. Less than nothing is refused on `field`, with what is left.
 */
export const changedStock = (present: number, entered: EnteredStock, field: string, errors: FieldErrors): number => {
  const changed = present + entered.stock - (entered.stock_seen ?? present);
  if (changed < 0) errors.set(field, { key: 'products.stock_left', params: { count: present } });
  if (changed > LIMITS.stock) errors.set(field, { key: 'validation.too_big.number', params: { count: LIMITS.stock } });
  return changed;
};

/** A stock of 0 counts as not filled in, unless there was nothing before either. @param present null for a new product */
export const planStock = (present: LockedProduct | null, entered: EnteredStock, errors: FieldErrors): number => {
  const before = present?.has_variants ? 0 : (present?.stock ?? 0);
  const wasEmpty = present !== null && (entered.stock_seen ?? before) === 0;
  if (entered.stock === 0 && !wasEmpty) errors.set('stock', 'products.stock_required');
  // What was seen of a product with variants is the sum over them, which says nothing about a stock of its own.
  const seen = present?.has_variants ? undefined : entered.stock_seen;
  return changedStock(before, { stock: entered.stock, stock_seen: seen }, 'stock', errors);
};
