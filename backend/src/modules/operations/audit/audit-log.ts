import { isDeepStrictEqual } from 'node:util';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createReferenceNames } from './reference-names.ts';
import type { AuditAction, AuditEntity } from './labels.ts';

type Columns = Record<string, unknown>;

/** A change to an entity, with its columns before and after. */
export interface AuditEntry {
  action: AuditAction;
  entity: AuditEntity;
  entityId: number | string;
  /** Human-readable name at that time: a product's English name, an order number. */
  label?: string;
  /** Null if the entity did not exist. Never contains secrets. */
  before: Columns | null;
  /** Null if the entity was deleted. */
  after: Columns | null;
}

const CUSTOMER = 3;

/** JSON form: timestamps become strings, undefined keys are dropped. */
const stored = (columns: Columns | null): Columns | null => columns && JSON.parse(JSON.stringify(columns));

/** Reduces both sides to the columns that differ. A creation or deletion keeps all columns. */
const changedOnly = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>) => {
  const [was, is] = [stored(before), stored(after)];
  if (!was || !is) return { before: was, after: is };
  const differing = (columns: Columns) =>
    Object.fromEntries(Object.entries(columns).filter(([name]) => !isDeepStrictEqual(was[name], is[name])));
  return { before: differing(was), after: differing(is) };
};

const isNothing = (columns: Columns | null) => columns === null || Object.keys(columns).length === 0;

/**
 * Append-only log of what admins and vendors do. Record in the transaction of the change. A change without effect is
 * not logged, and neither is a customer, for privacy. Columns are passed as stored and logged in readable form, with
 * names instead of ids and amounts in major units.
 */
export const createAuditLog = (database: Database) => {
  const readable = createReferenceNames(database);

  return {
    async record(
      actor: Pick<SessionUser, 'id' | 'role' | 'vendorId'>,
      { label = '', ...entry }: AuditEntry,
    ): Promise<void> {
      const changed = changedOnly(entry);
      if (actor.role === CUSTOMER || (isNothing(changed.before) && isNothing(changed.after))) return;
      const before = await readable(changed.before);
      const after = await readable(changed.after);
      await database.query(sql`
        INSERT INTO audit_log (actor_user_id, actor_role, vendor_id, action, entity, entity_id, label, before, after)
        VALUES (${actor.id}, ${actor.role}, ${actor.vendorId}::bigint, ${entry.action}, ${entry.entity}, ${String(entry.entityId)}, ${label},
          ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb)`);
    },
  };
};
