import type { Database } from '../../../../database/database.ts';
import type { FieldMessage } from '../../../../wire/errors.ts';
import { BATCH, batchesOf, createBatchWriter } from './batch.ts';
import { createImportLog } from './import-log.ts';
import { createImportRepository } from './import-repository.ts';
import { createLinePlanner } from './line-planner.ts';
import { createTally, type PlannedLine, type Tally } from './report.ts';
import { createRunRepository, type StoredRun } from './run-repository.ts';
import type { ImportReport } from './schemas.ts';
import { readTable, type Table, type TableLine } from './table.ts';

/** File of a vendor, with the translation of its messages. */
interface ImportRequest {
  vendor: { vendorId: number; userId: number };
  fileName: string;
  content: Buffer;
  dryRun: boolean;
  /** Skips lines that fail and writes the others. */
  skipsFailed: boolean;
  say(message: FieldMessage): string;
}

/** Report of the check or write, or an import that continues in the background. */
type Outcome = { report: ImportReport } | { run: StoredRun };

/** Imports products: all lines or none, or those without errors. */
export const createImportService = (database: Database) => {
  const repository = createImportRepository(database);
  const runs = createRunRepository(database);
  const planLines = createLinePlanner(database);
  const writeBatch = createBatchWriter(database);
  const log = createImportLog(database);

  /** Plans and counts all lines without a lock. @returns the lines that change something, and the others as planned */
  const check = async (vendorId: number, { lines }: Table, tally: Tally) => {
    const findCategory = await repository.categories(false);
    const changing: TableLine[] = [];
    const others: PlannedLine[] = [];
    for (const batch of batchesOf(lines))
      for (const line of await planLines(vendorId, batch, findCategory, { lock: false })) {
        tally.add(line);
        if (line.plan.kind === 'update' || line.plan.kind === 'create') changing.push(line.line);
        else others.push(line);
      }
    return { changing, others };
  };

  /**
   * Reads a file and reports the outcome of each line. Unless it is a dry run, or a line fails and `skipsFailed` is not
   * set, the changing lines are written: up to `BATCH` in one transaction, more in a background import.
   * @throws AppError 422 on `file` if it is not a table of products, 409 while another import of the vendor is running
   */
  return async ({ vendor, fileName, content, dryRun, skipsFailed, say }: ImportRequest): Promise<Outcome> => {
    const table = await readTable(content);
    const checked = createTally(table, { say, skipsFailed });
    const { changing, others } = await check(vendor.vendorId, table, checked);
    const mayWrite = skipsFailed || checked.counts.failed === 0;
    if (dryRun || !mayWrite || changing.length === 0) return { report: checked.report(dryRun) };
    if (changing.length > BATCH) return { run: await runs.start(vendor, fileName, content, table) };

    return database.transaction(async () => {
      const tally = createTally(table, { say, skipsFailed });
      others.forEach((line) => tally.add(line));
      const written = await writeBatch(vendor, changing, { skipsFailed });
      written.forEach((line) => tally.add(line));
      const { created, updated, failed } = tally.counts;
      const isWritten = (skipsFailed || failed === 0) && created + updated > 0;
      if (isWritten) await log({ ...vendor, created, updated }, { notifies: true });
      return { report: tally.report(false) };
    });
  };
};
