import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { createAuditLog } from '../admin/auditLog.ts';
import { createVendorRepository, type ActiveCode } from './repository.ts';

/** What the admin decides about vendors. */
export const createVendorService = (database: Database) => {
  const vendors = createVendorRepository(database);
  const auditLog = createAuditLog(database);

  return {
    /**
     * Lets a vendor trade, stops or rejects him. Unless he is active his sessions end at once.
     * @param remarks why he is rejected; other states have none
     * @throws AppError 404 for a missing vendor
     */
    setActive: (admin: SessionUser, id: number, active: ActiveCode, remarks: string) =>
      database.transaction(async () => {
        const before = await vendors.lock(id);
        if (!before) throw notFound();
        const rejectionRemarks = active === 2 ? remarks : '';
        await vendors.setActive(id, active, rejectionRemarks);
        if (active !== 1) await vendors.revokeSessions(before.user_id);
        await auditLog.record(admin, {
          action: 'vendor.status',
          entity: 'vendor',
          entityId: id,
          before: { active: before.active, rejection_remarks: before.rejection_remarks },
          after: { active, rejection_remarks: rejectionRemarks },
        });
      }),
  };
};
