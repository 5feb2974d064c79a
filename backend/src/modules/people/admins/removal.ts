import type { Database } from '../../../database/database.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createInvitationRepository } from './invitation-repository.ts';
import { createAdminRepository } from './repository.ts';

/**
 * Removes an admin: deletes the account, ends its sessions immediately and withdraws its invitations. Admins cannot
 * remove themselves, so at least one always remains.
 */
export const createAdminRemoval = (database: Database) => {
  const admins = createAdminRepository(database);
  const invitations = createInvitationRepository(database);
  const auditLog = createAuditLog(database);

  /** A removed admin could return through a pending password link, or one sent to a private address. */
  const withdraw = async (actor: SessionUser, removed: { id: number; email: string }) => {
    for (const { id, email } of await invitations.withdrawOf(removed))
      await auditLog.record(actor, {
        ...{ action: 'invitation.withdrawn', entity: 'invitation', entityId: id, label: email },
        before: { email },
        after: null,
      });
  };

  /** @throws AppError 404 if the id is not an admin, 422 for oneself, 403 if the actor was removed in the meantime */
  return (actor: SessionUser, id: number): Promise<void> =>
    database.transaction(async () => {
      const all = await admins.lockAll();
      if (!all.some((admin) => admin.id === actor.id)) throw new AppError(403, 'forbidden');
      const removed = all.find((admin) => admin.id === id);
      if (!removed) throw notFound();
      if (id === actor.id) throw new AppError(422, 'admin_self');
      await admins.remove(id);
      const { email } = removed;
      await withdraw(actor, removed);
      await auditLog.record(actor, {
        action: 'admin.removed',
        entity: 'admin',
        entityId: id,
        label: email,
        before: { email },
        after: null,
      });
    });
};
