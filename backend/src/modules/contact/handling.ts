import type { BulkOutcome } from '../../wire/bulk.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../wire/errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createMessageRepository } from './admin-repository.ts';

/** Marks messages as dealt with, or opens them again. Those that are so already keep who dealt with them. */
export const createHandling = (database: Database) => {
  const messages = createMessageRepository(database);
  const auditLog = createAuditLog(database);

  /** @throws AppError 404 when one is missing: nothing changes */
  return (admin: SessionUser, ids: readonly number[], handled: boolean): Promise<BulkOutcome> =>
    database.transaction(async () => {
      const found = await messages.lock(ids);
      if (found.length !== new Set(ids).size) throw notFound();
      for (const { id, subject } of found.filter((message) => message.handled !== handled)) {
        await messages.setHandled(id, handled ? admin.id : null);
        await auditLog.record(admin, {
          action: handled ? 'message.handled' : 'message.reopened',
          entity: 'message',
          entityId: id,
          label: subject,
          before: { handled: !handled },
          after: { handled },
        });
      }
      return { done: found.length, failed: [] };
    });
};
