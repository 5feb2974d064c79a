import type { Database } from '../../../../database/database.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import { createNotifications } from '../../../people/notifications/notifications.ts';
import { createImportRepository } from './import-repository.ts';

/** Finished import with its counts. */
export interface EndedImport {
  vendorId: number;
  userId: number;
  created: number;
  updated: number;
}

/** Records in the audit log what an import changed, and notifies the vendor. To be called in its last transaction. */
export const createImportLog = (database: Database) => {
  const repository = createImportRepository(database);
  const auditLog = createAuditLog(database);
  const notifications = createNotifications(database);

  return async (
    { vendorId, userId, created, updated }: EndedImport,
    { notifies }: { notifies: boolean },
  ): Promise<void> => {
    if (created + updated > 0) {
      const entry = { action: 'vendor.products_imported', entity: 'vendor', entityId: vendorId } as const;
      const label = await repository.companyName(vendorId);
      await auditLog.record(
        { id: userId, role: 2, vendorId },
        { ...entry, label, before: null, after: { created, updated } },
      );
    }
    if (notifies) await notifications.notifyVendor(vendorId, 'import_done', { created, updated });
  };
};
