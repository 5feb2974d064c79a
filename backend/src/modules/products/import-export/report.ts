import type { FieldMessage } from '../../../wire/errors.ts';
import type { Plan } from './planner.ts';
import type { ImportReport } from './schemas.ts';
import type { Table, TableLine } from './table.ts';

/** How many errors, and pictures, a report names; more only make the answer bigger. */
const MOST_NAMED = 10_000;

type Kind = Plan['kind'];

const kinds: Record<Kind, 'failed' | 'unchanged' | 'created' | 'updated'> = {
  failed: 'failed',
  unchanged: 'unchanged',
  create: 'created',
  update: 'updated',
};

/** A line of the file, what it comes to, and whether its product has a picture. */
export interface PlannedLine {
  line: TableLine;
  plan: Plan;
  hasPicture: boolean;
}

interface TallyOptions {
  /** A message in the reader's language. */
  say: (message: FieldMessage) => string;
  /** Lines that fail are left out, and the others written. */
  skipsFailed: boolean;
}

/** Counts what the lines of a file come to. */
export const createTally = ({ lines, unknown }: Table, { say, skipsFailed }: TallyOptions) => {
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const errors: ImportReport['errors'] = [];
  const pictures: ImportReport['pictures'] = [];
  let inactive = 0;
  let truncated = false;

  return {
    counts,
    add({ line, plan, hasPicture }: PlannedLine): void {
      const { row, images } = line;
      const { sku = '' } = line.cells;
      counts[kinds[plan.kind]] += 1;
      if (plan.kind !== 'failed') {
        if (plan.lacksPicture) inactive += 1;
        const wanted = hasPicture ? [] : images.map((address) => ({ sku, address }));
        pictures.push(...wanted.slice(0, MOST_NAMED - pictures.length));
        return;
      }
      for (const { field, message } of plan.errors) {
        truncated ||= errors.length >= MOST_NAMED;
        if (!truncated) errors.push({ row, sku: sku.slice(0, 64), field, message: say(message) });
      }
    },
    report: (dryRun: boolean): ImportReport => ({
      rows: lines.length,
      ...counts,
      inactive,
      pictures,
      errors,
      truncated,
      columns_unknown: [...unknown],
      dry_run: dryRun,
      written: !dryRun && (skipsFailed || counts.failed === 0),
    }),
  };
};

export type Tally = ReturnType<typeof createTally>;
