import type { Database } from '../../../../database/database.ts';
import { createDefinitionRepository } from '../../attributes/definition-repository.ts';
import { createProductRepository } from '../form/repository.ts';
import { createImportRepository } from './import-repository.ts';
import { createLinePlanner } from './line-planner.ts';
import type { PlannedLine } from './report.ts';
import type { TableLine } from './table.ts';
import { createPlanWriter } from './writer.ts';

/** Lines per transaction: few enough that its locks are held only for a moment. */
export const BATCH = 100;

/** The items in batches, in their order. */
export const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

interface BatchOptions {
  /** Writes the other lines if one fails; otherwise none is written then. */
  skipsFailed: boolean;
}

/** Plans a batch of lines under the locks of their products, and writes it. To be called in a transaction. */
export const createBatchWriter = (database: Database) => {
  const repository = createImportRepository(database);
  const products = createProductRepository(database);
  const definitions = createDefinitionRepository(database);
  const planLines = createLinePlanner(database);

  return async (
    vendor: { vendorId: number; userId: number },
    lines: readonly TableLine[],
    { skipsFailed }: BatchOptions,
  ): Promise<PlannedLine[]> => {
    const { trusted } = await products.lockVendor(vendor.vendorId);
    await definitions.lockForValues();
    const findCategory = await repository.categories(true);
    const planned = await planLines(vendor.vendorId, lines, findCategory, { lock: true });
    if (!skipsFailed && planned.some((line) => line.plan.kind === 'failed')) return planned;
    const writer = createPlanWriter(database, { ...vendor, trusted });
    await writer.write(planned.map((line) => line.plan));
    return planned;
  };
};
