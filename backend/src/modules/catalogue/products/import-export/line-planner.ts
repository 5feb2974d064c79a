import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../../database/database.ts';
import { LIMITS } from '../../../../facts/limits.ts';
import { codeKey } from '../../../../text/normalize.ts';
import { createDefinitionRepository } from '../../attributes/definition-repository.ts';
import type { KnownAttributes } from './attribute-planner.ts';
import type { FindCategory } from './categories.ts';
import { mayBeShortened } from './columns.ts';
import { createImportRepository } from './import-repository.ts';
import { createPlanner, type StoredProduct } from './planner.ts';
import type { PlannedLine } from './report.ts';
import type { TableLine } from './table.ts';
import type { SkuOwners } from './variant-planner.ts';

/** Plans a batch of lines against the vendor's products. */
export const createLinePlanner = (database: Database) => {
  const repository = createImportRepository(database);
  const definitions = createDefinitionRepository(database);

  /** Returns a function that gives the reason why no product may be created for an unused SKU, or null. */
  const skuRefusals = async (vendorId: number, unknown: string[], owners: SkuOwners) => {
    const shortened = await repository.shortenedSkus(vendorId, unknown.filter(mayBeShortened));
    return (sku: string) => {
      if (owners.has(codeKey(sku))) return 'import.sku_of_variant';
      return shortened.has(sku) ? 'import.code_shortened' : null;
    };
  };

  /** Attributes of the categories that products have or get. */
  const knownAttributes = async (
    lines: readonly TableLine[],
    stored: readonly StoredProduct[],
    findCategory: FindCategory,
  ): Promise<KnownAttributes> => {
    const codes = new Set(lines.flatMap(({ attributes }) => [...attributes.keys()]));
    const categories = new Set([
      ...lines.flatMap(({ cells: { category } }) => (category === undefined ? [] : (findCategory(category) ?? []))),
      ...(codes.size > 0 ? stored.flatMap(({ category_id: id, arriving }) => [id, arriving ?? id]) : []),
    ]);
    return {
      byCategory: await definitions.ofCategories([...categories]),
      codes: codes.size > 0 ? await definitions.codes([...codes]) : codes,
    };
  };

  /** @param lock locks the products until the end of the transaction */
  return async (
    vendorId: number,
    lines: readonly TableLine[],
    findCategory: FindCategory,
    { lock }: { lock: boolean },
  ): Promise<PlannedLine[]> => {
    // The embedded engine runs on this thread: without a turn in between, no other request would be served.
    await nextTurn();
    const skus = lines.flatMap(({ cells: { sku = '' }, flaw }) => (flaw || sku === '' ? [] : [sku]));
    const found = skus.length > 0 ? await repository.find(vendorId, skus, lock) : [];
    const bySku = new Map(found.map((product): [string, StoredProduct] => [codeKey(product.sku), product]));
    const unknown = skus.filter((sku) => !bySku.has(codeKey(sku)));
    // More variants of a product are refused anyway, and a statement has at most 65,535 parameters.
    const ofVariants = lines.flatMap(({ variants }) =>
      variants.slice(0, LIMITS.product.variants).map(({ sku }) => sku),
    );
    const owners = await repository.owners(vendorId, [...unknown, ...ofVariants]);
    const refusalOf = await skuRefusals(vendorId, unknown, owners);
    const known = await knownAttributes(lines, found, findCategory);
    const plan = createPlanner(findCategory, known, owners);
    return lines.map((line) => {
      const { sku = '' } = line.cells;
      const stored = bySku.get(codeKey(sku));
      return { line, plan: plan(line, stored, refusalOf(sku)), hasPicture: stored?.has_picture ?? false };
    });
  };
};
