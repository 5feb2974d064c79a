import type { Database } from '../../../database/database.ts';
import { lockVendorAccounts } from '../../../ledger/vendor-accounts.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { PayoutHold } from './schemas.ts';

/** Holds a vendor's payouts in every currency. Waits for a running payout run. */
export const createPayoutHolds = (database: Database) => {
  const auditLog = createAuditLog(database);

  const find = (vendorId: number) =>
    database.first<{ company_name: string; hold_reason: string | null }>(sql`
      SELECT v.company_name, (SELECT max(hold_reason) FROM vendor_accounts WHERE vendor_id = v.id) AS hold_reason
      FROM vendors v WHERE v.id = ${vendorId}`);

  return {
    /** @throws AppError 404, 409 if the hold has changed since the screen was loaded */
    hold: (admin: SessionUser, vendorId: number, { reason, status_seen: seen }: PayoutHold): Promise<void> =>
      database.transaction(async () => {
        await lockVendorAccounts(database, [vendorId]);
        const before = await find(vendorId);
        if (!before) throw notFound();
        const status = before.hold_reason === null ? 'active' : 'on_hold';
        if (seen !== undefined && seen !== status) throw new AppError(409, 'changed_meanwhile');
        await database.query(sql`UPDATE vendor_accounts SET hold_reason = ${reason} WHERE vendor_id = ${vendorId}`);
        await auditLog.record(admin, {
          ...{ action: reason === null ? 'vendor.payouts_released' : 'vendor.payouts_held', entity: 'vendor' },
          ...{ entityId: vendorId, label: before.company_name },
          ...{ before: { hold_reason: before.hold_reason }, after: { hold_reason: reason } },
        });
      }),
  };
};
