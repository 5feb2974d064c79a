import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog, type AuditEntry } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';

/** Audit log of what admins and vendors do to their own accounts. Record in the transaction of the change. */
export const createAccountLog = (database: Database) => {
  const auditLog = createAuditLog(database);

  return {
    async record(
      actor: Pick<SessionUser, 'id' | 'role' | 'vendorId'>,
      action: AuditAction,
      before: AuditEntry['before'],
      after: AuditEntry['after'],
    ): Promise<void> {
      const person = await database.first<{ email: string }>(sql`SELECT email FROM users WHERE id = ${actor.id}`);
      const entry = { action, entity: 'account', entityId: actor.id, label: person?.email ?? '' } as const;
      await auditLog.record(actor, { ...entry, before, after });
    },
  };
};
