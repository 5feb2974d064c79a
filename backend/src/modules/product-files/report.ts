import type { FieldMessage } from '../../errors.ts';
import type { Plan } from './planner.ts';
import type { ImportReport } from './schemas.ts';
import type { Table, TableLine } from './table.ts';

/** How many errors a report names; more only make the answer bigger. */
const MAX_ERRORS = 10_000;

type Kind = Plan['kind'];

const kinds: Record<Kind, 'failed' | 'unchanged' | 'created' | 'updated'> = {
  failed: 'failed',
  unchanged: 'unchanged',
  create: 'created',
  update: 'updated',
};

/** Counts what the lines of a file come to. @param say a message in the reader's language */
export const createTally = ({ lines, unknown }: Table, say: (message: FieldMessage) => string) => {
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const errors: ImportReport['errors'] = [];
  let inactive = 0;
  let truncated = false;

  return {
    counts,
    add({ row, cells: { sku = '' } }: TableLine, plan: Plan): void {
      counts[kinds[plan.kind]] += 1;
      if (plan.kind !== 'failed') {
        if (plan.lacksPicture) inactive += 1;
        return;
      }
      for (const { field, message } of plan.errors) {
        truncated ||= errors.length >= MAX_ERRORS;
        if (!truncated) errors.push({ row, sku: sku.slice(0, 64), field, message: say(message) });
      }
    },
    report: (dryRun: boolean): ImportReport => ({
      rows: lines.length,
      ...counts,
      inactive,
      errors,
      truncated,
      columns_unknown: [...unknown],
      dry_run: dryRun,
      written: !dryRun && counts.failed === 0,
    }),
  };
};

export type Tally = ReturnType<typeof createTally>;
