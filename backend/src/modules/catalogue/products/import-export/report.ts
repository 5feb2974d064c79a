import type { FieldMessage } from '../../../../wire/errors.ts';
import type { Plan } from './planner.ts';
import type { ImportReport } from './schemas.ts';
import type { Table, TableLine } from './table.ts';

/** Maximum number of errors and pictures in a report, to limit its size. */
export const MOST_NAMED = 10_000;

type Kind = Plan['kind'];
type ImportErrors = ImportReport['errors'];

/** Outcome of a line by its plan. */
export const outcomes: Record<Kind, 'failed' | 'unchanged' | 'created' | 'updated'> = {
  failed: 'failed',
  unchanged: 'unchanged',
  create: 'created',
  update: 'updated',
};

/** Line of the file with its plan, and whether its product has a picture. */
export interface PlannedLine {
  line: TableLine;
  plan: Plan;
  hasPicture: boolean;
}

interface TallyOptions {
  /** Translates a message for the reader. */
  say: Say;
  /** Skips lines that fail and writes the others. */
  skipsFailed: boolean;
}

export type Say = (message: FieldMessage) => string;

/** Note on a line that requests a product on sale, which first needs a picture. */
export const pictureNote = ({ row, sku }: { row: number; sku: string }, say: Say): ImportErrors[number] => ({
  ...{ row, sku, field: 'status', message: say('import.needs_picture') },
});

/** Counts the outcomes of a file's lines. */
export const createTally = ({ lines, unknown }: Table, { say, skipsFailed }: TallyOptions) => {
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const errors: ImportErrors = [];
  const notes: ImportErrors = [];
  const pictures: ImportReport['pictures'] = [];
  let inactive = 0;
  let truncated = false;

  return {
    counts,
    add({ line, plan, hasPicture }: PlannedLine): void {
      const { row, images } = line;
      const { sku = '' } = line.cells;
      counts[outcomes[plan.kind]] += 1;
      if (plan.kind !== 'failed') {
        if (plan.lacksPicture) {
          inactive += 1;
          if (notes.length < MOST_NAMED) notes.push(pictureNote({ row, sku }, say));
        }
        const wanted = hasPicture ? [] : images.map((address) => ({ sku, address }));
        pictures.push(...wanted.slice(0, MOST_NAMED - pictures.length));
        return;
      }
      for (const { row: own = row, field, message } of plan.errors) {
        truncated ||= errors.length >= MOST_NAMED;
        if (!truncated) errors.push({ row: own, sku: sku.slice(0, 64), field, message: say(message) });
      }
    },
    report: (dryRun: boolean): ImportReport => ({
      rows: lines.length,
      ...counts,
      inactive,
      pictures,
      errors,
      notes,
      truncated,
      columns_unknown: [...unknown],
      dry_run: dryRun,
      written: !dryRun && (skipsFailed || counts.failed === 0),
    }),
  };
};

export type Tally = ReturnType<typeof createTally>;
