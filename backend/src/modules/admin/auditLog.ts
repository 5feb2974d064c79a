import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { SessionUser } from '../../plugins/session.ts';

/** What somebody did to an entity, with what it was before and after. */
export interface AuditEntry {
  action: string;
  entity: 'vendor' | 'product' | 'review';
  entityId: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The append-only log of what the people of the platform decide. Write it in the transaction of the decision. */
export const createAuditLog = (database: Database) => ({
  record: (actor: Pick<SessionUser, 'id' | 'role'>, entry: AuditEntry) =>
    database.query(sql`
      INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, before, after)
      VALUES (${actor.id}, ${actor.role}, ${entry.action}, ${entry.entity}, ${String(entry.entityId)},
        ${JSON.stringify(entry.before)}::jsonb, ${JSON.stringify(entry.after)}::jsonb)`),
});
