import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import { createPayoutRepository, payoutCondition, runCondition } from './repository.ts';
import type { PayoutRunFilter } from './run-schemas.ts';
import type { PayoutFilter } from './schemas.ts';
import { toAdminPayout, toPayoutRun } from './view.ts';

/** A vendor's payouts matching a filter. */
export const ownPayouts = (vendorId: number, filter: PayoutFilter): SQL =>
  payoutCondition({ ...filter, vendor: vendorId });

/** Payouts and payout runs. */
export const createPayoutReader = (database: Database) => {
  const payouts = createPayoutRepository(database);

  return {
    /** @returns the rows of a page, newest first */
    async page(condition: SQL, page: number, size: number) {
      const [rows, total] = await Promise.all([
        payouts.list(condition, size, offsetOf(page, size)),
        payouts.count(condition),
      ]);
      return { rows, meta: pageMeta(page, size, total) };
    },

    /**
     * @param vendorId required owner; null for an admin
     * @throws AppError 404
     */
    async one(payoutNo: string, vendorId: number | null) {
      const row = await payouts.find(payoutNo, vendorId);
      if (!row) throw notFound();
      return row;
    },

    async runs(filter: PayoutRunFilter, page: number, size: number) {
      const condition = runCondition(filter);
      const [rows, total] = await Promise.all([
        payouts.runs(condition, size, offsetOf(page, size)),
        payouts.countRuns(condition),
      ]);
      return { payout_runs: rows.map(toPayoutRun), meta: pageMeta(page, size, total) };
    },

    /** A run with its payouts. @throws AppError 404 */
    async run(runNo: string) {
      const [run] = await payouts.runs(sql`run.run_no = ${runNo}`, 1, 0);
      if (!run) throw notFound();
      return { ...toPayoutRun(run), payouts: (await payouts.ofRun(runNo)).map(toAdminPayout) };
    },

    /**
     * Payouts of a run, as in its bank file.
     * @throws AppError 404
     */
    async ofRun(runNo: string) {
      const rows = await payouts.ofRun(runNo);
      if (rows.length === 0) throw notFound();
      return rows;
    },
  };
};
