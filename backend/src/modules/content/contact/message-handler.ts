import type { BulkOutcome } from '../../../wire/bulk.ts';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createMessageRepository } from './admin-repository.ts';

/** Marks messages as handled, or reopens them. A message already handled keeps the name of its admin. */
export const createMessageHandler = (database: Database) => {
  const messages = createMessageRepository(database);
  const auditLog = createAuditLog(database);

  /** @throws AppError 404 if one is missing; nothing is changed then */
  return (admin: SessionUser, ids: readonly number[], handled: boolean): Promise<BulkOutcome> =>
    database.transaction(async () => {
      const lockedMessages = await messages.lock(ids);
      if (lockedMessages.length !== new Set(ids).size) throw notFound();
      for (const { id, subject } of lockedMessages.filter((message) => message.handled !== handled)) {
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
      return { done: lockedMessages.length, failed: [] };
    });
};
