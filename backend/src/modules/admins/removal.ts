import type { Database } from '../../database/database.ts';
import { AppError, notFound } from '../../wire/errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { createInvitationRepository } from './invitation-repository.ts';
import { createAdminRepository } from './repository.ts';

/**
 * Takes an admin's rights away: the account is gone, its sessions end at once, and whomever it has invited is not let in.
 * Nobody removes themselves, so there is always one left.
 */
export const createAdminRemoval = (database: Database) => {
  const admins = createAdminRepository(database);
  const accounts = createAuthRepository(database);
  const invitations = createInvitationRepository(database);
  const auditLog = createAuditLog(database);

  /** A link to choose another password would open a new account, and so would one to a private address. */
  const withdraw = async (actor: SessionUser, removed: { id: number; email: string }) => {
    for (const { id, email } of await invitations.withdrawOf(removed))
      await auditLog.record(actor, {
        ...{ action: 'invitation.withdrawn', entity: 'invitation', entityId: id, label: email },
        before: { email },
        after: null,
      });
  };

  /** @throws AppError 404 for whoever is no admin, 422 for oneself, 403 for somebody who was removed meanwhile */
  return (actor: SessionUser, id: number): Promise<void> =>
    database.transaction(async () => {
      const all = await admins.lockAll();
      if (!all.some((admin) => admin.id === actor.id)) throw new AppError(403, 'forbidden');
      const removed = all.find((admin) => admin.id === id);
      if (!removed) throw notFound();
      if (id === actor.id) throw new AppError(422, 'admin_self');
      await admins.remove(id);
      await accounts.deleteSessions(id);
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
