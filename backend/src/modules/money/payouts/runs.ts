import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { lockVendorAccounts } from '../../../ledger/vendor-accounts.ts';
import { maskedIban } from '../../../money/iban.ts';
import { fromWire, toWire } from '../../../money/money.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError } from '../../../wire/errors.ts';
import type { PayoutPreview } from '../../../wire/payout-preview.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createRunRepository, type OwedRow } from './run-repository.ts';
import type { PayoutRunForm, PayoutScope } from './run-schemas.ts';

const vendorOf = (row: OwedRow) => ({
  ...{ id: row.vendor_id, company_name: row.company_name, company_name_arabic: row.company_name_ar },
});

const totalOf = (rows: readonly OwedRow[]): number =>
  rows.reduce((total, { amount, reason }) => (reason === null ? total + amount : total), 0);

const toPreview = (currency: Currency, rows: readonly OwedRow[]): z.infer<typeof PayoutPreview> => ({
  currency,
  total: toWire(totalOf(rows), currency),
  payouts: rows.flatMap((row) =>
    row.reason === null
      ? [
          {
            ...{ vendor: vendorOf(row), amount: toWire(row.amount, currency), entries: row.entries },
            ...{ iban: maskedIban(row.iban ?? ''), holder: row.holder ?? '', bank: row.bank ?? '' },
          },
        ]
      : [],
  ),
  skipped: rows.flatMap((row) =>
    row.reason === null
      ? []
      : [{ vendor: vendorOf(row), amount: toWire(row.amount, currency) + 0, reason: row.reason }],
  ),
});

/** Payout runs: an admin previews the total, and runs exactly that. */
export const createPayoutRuns = ({ database }: Pick<FastifyInstance, 'database'>) => {
  const runs = createRunRepository(database);
  const auditLog = createAuditLog(database);

  return {
    /** Preview of a run; nothing is stored. */
    preview: async ({ currency, vendor_ids: vendorIds }: PayoutScope) =>
      toPreview(currency, await runs.preview(currency, vendorIds ?? null)),

    /**
     * @returns the run number
     * @throws AppError 409 if no vendor can be paid, or if the total has changed, with the new preview
     */
    run: (admin: SessionUser, { currency, vendor_ids: ids, seen_total: seen }: PayoutRunForm): Promise<string> =>
      database.transaction(async () => {
        const vendorIds = ids ?? null;
        await lockVendorAccounts(database, vendorIds);
        const result = await runs.run(currency, vendorIds, fromWire(seen, currency) ?? 0, admin.id);
        const total = totalOf(result.owed);
        if (total === 0) throw new AppError(409, 'nothing_to_pay');
        if (result.run_no === null)
          throw new AppError(409, 'payout_run_changed', { data: toPreview(currency, result.owed) });
        await auditLog.record(admin, {
          ...{ action: 'payout.run', entity: 'payout', entityId: result.run_no, label: result.run_no, before: null },
          after: { [currency]: total, payouts: result.owed.filter(({ reason }) => reason === null).length },
        });
        return result.run_no;
      }),
  };
};
