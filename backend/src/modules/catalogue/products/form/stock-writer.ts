import { createStockLedger } from '../../../../ledger/stock.ts';
import type { Database } from '../../../../database/database.ts';
import { createVariantWriter, type PlannedVariant, type StoredVariant } from './variants.ts';

/** Product before its stock is written; null for a new one. */
interface Existing {
  has_variants: boolean;
  stock: number;
  variants: readonly StoredVariant[];
}

/**
 * Saves the variants of a product, and its stock with the moves. Call it under the lock of the product, after its row
 * says whether it has variants.
 */
export const createStockWriter = (database: Database) => {
  const variants = createVariantWriter(database);
  const ledger = createStockLedger(database);

  return async (
    id: number,
    existing: Existing | null,
    plan: { stock: number; variants: readonly PlannedVariant[] },
  ): Promise<void> => {
    const { openings, adjustments } = await variants.save(id, existing?.variants ?? [], plan.variants);
    const hasVariants = plan.variants.length > 0;
    if (!hasVariants || !existing?.has_variants) {
      const before = existing?.has_variants ? await ledger.entered(id) : (existing?.stock ?? 0);
      const own = { variantId: null, delta: plan.stock - before };
      (existing ? adjustments : openings).push(own);
    }
    await ledger.enter(id, 'opening', openings);
    await ledger.enter(id, 'adjustment', adjustments);
    const sum = plan.variants.reduce((total, { stock }) => total + stock, 0);
    await ledger.set(id, hasVariants ? sum : plan.stock);
  };
};
