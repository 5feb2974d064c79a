import type { FieldErrors } from '../../../../wire/field-errors.ts';
import type { LockedProduct } from './repository.ts';
import type { PlannedVariant, StoredVariant } from './variants.ts';

interface Variants {
  before: readonly StoredVariant[];
  after: readonly PlannedVariant[];
}

/** The stock of a tracked product follows its lots: a form cannot change it, nor remove what still has units. */
export const checkTracked = (
  product: Pick<LockedProduct, 'has_variants' | 'stock'>,
  stock: number,
  { before, after }: Variants,
  errors: FieldErrors,
): void => {
  if (product.has_variants !== after.length > 0) errors.set('variants', 'products.lots_variants');
  else if (!product.has_variants && stock !== product.stock) errors.set('stock', 'products.stock_by_lots');
  after.forEach((variant, index) => {
    if (variant.stock !== variant.before) errors.set(`variants.${index}.stock`, 'products.stock_by_lots');
  });
  const kept = new Set(after.map(({ id }) => id));
  if (before.some(({ id, on_hand: left }) => left > 0 && !kept.has(id))) errors.set('variants', 'products.lots_left');
};
