import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../../database/database.ts';
import { codeKey } from '../../../../text/normalize.ts';
import { mayBeShortened } from './columns.ts';
import { createImportRepository } from './import-repository.ts';
import type { createPlanner, StoredProduct } from './planner.ts';
import type { PlannedLine } from './report.ts';
import type { TableLine } from './table.ts';

type Planner = ReturnType<typeof createPlanner>;

/** Plans a batch of lines against the vendor's products. */
export const createLinePlanner = (database: Database) => {
  const repository = createImportRepository(database);

  /** Returns a function that gives the reason why no product may be created for an unused SKU, or null. */
  const skuRefusals = async (vendorId: number, unknown: string[]) => {
    const ofVariants = unknown.length > 0 ? await repository.variantSkus(vendorId, unknown) : new Set<string>();
    const shortened = await repository.shortenedSkus(vendorId, unknown.filter(mayBeShortened));
    return (sku: string) => {
      if (ofVariants.has(codeKey(sku))) return 'import.sku_of_variant';
      return shortened.has(sku) ? 'import.code_shortened' : null;
    };
  };

  /** @param lock locks the products until the end of the transaction */
  return async (
    vendorId: number,
    lines: readonly TableLine[],
    plan: Planner,
    { lock }: { lock: boolean },
  ): Promise<PlannedLine[]> => {
    // The embedded engine runs on this thread: without a turn in between, no other request would be served.
    await nextTurn();
    const skus = lines.flatMap(({ cells: { sku = '' }, flaw }) => (flaw || sku === '' ? [] : [sku]));
    const found = skus.length > 0 ? await repository.find(vendorId, skus, lock) : [];
    const bySku = new Map(found.map((product): [string, StoredProduct] => [codeKey(product.sku), product]));
    const refusalOf = await skuRefusals(
      vendorId,
      skus.filter((sku) => !bySku.has(codeKey(sku))),
    );
    return lines.map((line) => {
      const { sku = '' } = line.cells;
      const stored = bySku.get(codeKey(sku));
      return { line, plan: plan(line, stored, refusalOf(sku)), hasPicture: stored?.has_picture ?? false };
    });
  };
};
