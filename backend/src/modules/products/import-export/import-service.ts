import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../database/database.ts';
import { invalidField, type FieldMessage } from '../../../wire/errors.ts';
import { codeKey } from '../../../text/normalize.ts';
import { createAuditLog } from '../../audit/audit-log.ts';
import { createNotifications } from '../../notifications/notifications.ts';
import { createProductRepository } from '../form/repository.ts';
import { mayBeShortened } from './columns.ts';
import { createImportRepository } from './import-repository.ts';
import { createPlanner, type Plan, type StoredProduct } from './planner.ts';
import { createTally, type PlannedLine, type Tally } from './report.ts';
import type { ImportReport } from './schemas.ts';
import { readTable, type Table, type TableLine } from './table.ts';
import { createPlanWriter, type Importer } from './writer.ts';

/** What somebody imports, and how a message is said to him. */
interface ImportRequest {
  vendor: { vendorId: number; userId: number };
  content: Buffer;
  dryRun: boolean;
  /** Lines that fail are left out, and the others written. */
  skipsFailed: boolean;
  say(message: FieldMessage): string;
}

type Planner = ReturnType<typeof createPlanner>;

const BATCH = 1_000;
/** The embedded engine does one thing at a time: meanwhile the whole shop waits, here about a quarter of a minute. */
const MOST_CHANGES_EMBEDDED = 50_000;
const AFTER_ALL = Number.MAX_SAFE_INTEGER;

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

/** A vendor's import of products: all lines or none, or, if he says so, those that are right. */
export const createImportService = (database: Database) => {
  const repository = createImportRepository(database);
  const products = createProductRepository(database);
  const auditLog = createAuditLog(database);
  const notifications = createNotifications(database);

  /** Why no product is made of an SKU that none has yet; null where one may be. */
  const skuRefusals = async (vendorId: number, unknown: string[]) => {
    const ofVariants = unknown.length > 0 ? await repository.variantSkus(vendorId, unknown) : new Set<string>();
    const shortened = await repository.shortenedSkus(vendorId, unknown.filter(mayBeShortened));
    return (sku: string) => {
      if (ofVariants.has(codeKey(sku))) return 'import.sku_of_variant';
      return shortened.has(sku) ? 'import.code_shortened' : null;
    };
  };

  const planBatch = async (
    vendorId: number,
    lines: readonly TableLine[],
    plan: Planner,
    lock: boolean,
  ): Promise<PlannedLine[]> => {
    // The embedded engine answers on this thread: without a turn in between, nobody else would be heard.
    await nextTurn();
    const skus = lines.flatMap(({ cells: { sku = '' }, flaw }) => (flaw || sku === '' ? [] : [sku]));
    const found = skus.length > 0 ? await repository.find(vendorId, skus, lock) : [];
    const bySku = new Map(found.map((product): [string, StoredProduct] => [codeKey(product.sku), product]));
    const unknown = skus.filter((sku) => !bySku.has(codeKey(sku)));
    const refusalOf = await skuRefusals(vendorId, unknown);
    return lines.map((line) => {
      const { sku = '' } = line.cells;
      const stored = bySku.get(codeKey(sku));
      return { line, plan: plan(line, stored, refusalOf(sku)), hasPicture: stored?.has_picture ?? false };
    });
  };

  /** Plans all lines and counts what they come to. @returns those that change something, in the order of the locks, and the others */
  const look = async (vendorId: number, { lines }: Table, plan: Planner, tally: Tally) => {
    const changing: { line: TableLine; order: number }[] = [];
    const others: PlannedLine[] = [];
    for (const batch of batchesOf(lines)) {
      for (const planned of await planBatch(vendorId, batch, plan, false)) {
        tally.add(planned);
        if (planned.plan.kind === 'update') changing.push({ line: planned.line, order: planned.plan.stored.id });
        else if (planned.plan.kind === 'create') changing.push({ line: planned.line, order: AFTER_ALL });
        else others.push(planned);
      }
    }
    // Rows are locked in the order of their ids, as a sale does it: so neither waits for the other in a circle.
    return { changing: changing.sort((one, other) => one.order - other.order).map(({ line }) => line), others };
  };

  /** Plans the lines again, now that nobody else can change what they are about, and writes them if all are right. */
  const write = async (
    importer: Importer,
    lines: readonly TableLine[],
    tally: Tally,
    skipsFailed: boolean,
  ): Promise<void> => {
    const plan = createPlanner(await repository.categories(true));
    const batches: Plan[][] = [];
    for (const batch of batchesOf(lines)) {
      const planned = await planBatch(importer.vendorId, batch, plan, true);
      planned.forEach((each) => tally.add(each));
      batches.push(planned.map((each) => each.plan));
    }
    if (tally.counts.failed > 0 && !skipsFailed) return;
    const writer = createPlanWriter(database, importer);
    for (const plans of batches) {
      await writer.write(plans);
      await nextTurn();
    }
    await writer.finish();
    if (lines.length >= BATCH) await repository.analyze();
  };

  const assertWithinChangeLimit = (changes: number): void => {
    if (database.engine !== 'pglite' || changes <= MOST_CHANGES_EMBEDDED) return;
    const params = { limit: MOST_CHANGES_EMBEDDED };
    throw invalidField('file', { key: 'import.changes_limit', params });
  };

  const record = async ({ vendorId, userId }: ImportRequest['vendor'], { counts }: Tally): Promise<void> => {
    const { created, updated } = counts;
    const entry = { action: 'vendor.products_imported', entity: 'vendor', entityId: vendorId } as const;
    const label = await repository.companyName(vendorId);
    await auditLog.record({ id: userId, role: 2 }, { ...entry, label, before: null, after: { created, updated } });
    await notifications.notifyVendor(vendorId, 'import_done', { created, updated });
  };

  /**
   * Reads a file and says what it comes to, line by line; writes it when it is no dry run and nothing failed.
   * @throws AppError 422 on `file` when it is no table of products, or changes more than the database can bear at once
   */
  return async ({ vendor, content, dryRun, skipsFailed, say }: ImportRequest): Promise<ImportReport> => {
    const { vendorId } = vendor;
    const table = await readTable(content);
    const plan = createPlanner(await repository.categories(false));
    const seen = createTally(table, { say, skipsFailed });
    const mayWrite = () => skipsFailed || seen.counts.failed === 0;
    const { changing, others } = await look(vendorId, table, plan, seen);
    if (mayWrite()) assertWithinChangeLimit(changing.length);
    if (dryRun || !mayWrite() || changing.length === 0) return seen.report(dryRun);

    return database.transaction(async () => {
      const tally = createTally(table, { say, skipsFailed });
      others.forEach((each) => tally.add(each));
      const { trusted } = await products.lockVendor(vendorId);
      await write({ ...vendor, trusted }, changing, tally, skipsFailed);
      const { created, updated, failed } = tally.counts;
      if ((skipsFailed || failed === 0) && created + updated > 0) await record(vendor, tally);
      return tally.report(false);
    });
  };
};
