import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { fromWire, toWire } from '../../../money/money.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createRefundRunRepository, type RefundRunRow } from './run-repository.ts';
import type { RefundRun, RefundRunForm } from './run-schemas.ts';

const toRun = (row: RefundRunRow): z.infer<typeof RefundRun> => ({ ...row, total: toWire(row.total, row.currency) });

/** Refund runs. Each transfer is in one bank file only, so that it is not paid twice. */
export const createRefundRuns = ({ database }: Pick<FastifyInstance, 'database'>) => {
  const runs = createRefundRunRepository(database);
  const auditLog = createAuditLog(database);

  /** @throws AppError 404 */
  const find = async (runNo: string): Promise<RefundRunRow> => {
    const [row] = await runs.list(sql`run.run_no = ${runNo}`, 1, 0);
    if (!row) throw notFound();
    return row;
  };

  return {
    find,

    async page(currency: Currency | undefined, page: number, size: number) {
      const condition = currency === undefined ? sql`true` : sql`run.currency = ${currency}`;
      const [rows, total, due] = await Promise.all([
        runs.list(condition, size, offsetOf(page, size)),
        runs.count(condition),
        runs.due(),
      ]);
      return {
        refund_runs: rows.map(toRun),
        due: due.map((row) => ({ ...row, total: toWire(row.total, row.currency) })),
        meta: pageMeta(page, size, total),
      };
    },

    /**
     * Orders all due transfers of a currency.
     * @throws AppError 409 if nothing is due, or if the total has changed
     */
    order: (admin: SessionUser, { currency, seen_total: seen }: RefundRunForm) =>
      database.transaction(async () => {
        const due = await runs.lockDue(currency);
        if (due.ids.length === 0) throw new AppError(409, 'no_refunds_due');
        if (due.total !== fromWire(seen, currency)) {
          const data = { currency, total: toWire(due.total, currency), refund_count: due.ids.length };
          throw new AppError(409, 'refund_run_changed', { data });
        }
        const runNo = await runs.order(currency, due, admin.id);
        await auditLog.record(admin, {
          ...{ action: 'refund.run', entity: 'refund', entityId: runNo, label: runNo, before: null },
          after: { [currency]: due.total, refunds: due.ids.length },
        });
        return toRun(await find(runNo));
      }),
  };
};
