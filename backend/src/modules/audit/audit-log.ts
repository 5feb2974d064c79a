import { isDeepStrictEqual } from 'node:util';
import { sql } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { createReadable } from './readable.ts';
import type { AuditAction } from './words.ts';

/** What can be written about. */
export const auditEntities = [
  'account',
  'admin',
  'bank_account',
  'category',
  'city',
  'commission_rate',
  'country',
  'coupon',
  'customer',
  'invitation',
  'ledger',
  'message',
  'order',
  'page',
  'payment',
  'payout',
  'picture',
  'post',
  'product',
  'refund',
  'return',
  'review',
  'settings',
  'state',
  'statement',
  'subscriber',
  'synonym',
  'testimonial',
  'vat_rate',
  'invoice',
  'fx_rate',
  'vendor',
] as const;

type Columns = Record<string, unknown>;

/** What somebody did to an entity, with what it was before and after. */
export interface AuditEntry {
  action: AuditAction;
  entity: (typeof auditEntities)[number];
  entityId: number | string;
  /** What people call it at that moment: a product's English name, an order's number. */
  label?: string;
  /** Null where there was nothing before. Never a secret. */
  before: Columns | null;
  /** Null where nothing is left. */
  after: Columns | null;
}

const CUSTOMER = 3;

/** As it is stored: moments are texts, and what is undefined is not there. */
const stored = (columns: Columns | null): Columns | null => columns && JSON.parse(JSON.stringify(columns));

/** Where there is a before and an after, only the columns that differ. */
const changedOnly = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>) => {
  const [was, is] = [stored(before), stored(after)];
  if (!was || !is) return { before: was, after: is };
  const differing = (columns: Columns) =>
    Object.fromEntries(Object.entries(columns).filter(([name]) => !isDeepStrictEqual(was[name], is[name])));
  return { before: differing(was), after: differing(is) };
};

const isNothing = (columns: Columns | null) => columns === null || Object.keys(columns).length === 0;

/**
 * The append-only log of what admins and vendors do. Write it in the transaction of the deed: whoever writes, and
 * nothing changes by it, leaves no line; nor does a customer, whose own things are nobody's business. Columns are given
 * as they are stored and kept as people read them, with names instead of ids and amounts in major units.
 */
export const createAuditLog = (database: Database) => {
  const readable = createReadable(database);

  return {
    async record(actor: Pick<SessionUser, 'id' | 'role'>, { label = '', ...entry }: AuditEntry): Promise<void> {
      const changed = changedOnly(entry);
      if (actor.role === CUSTOMER || (isNothing(changed.before) && isNothing(changed.after))) return;
      const before = await readable(changed.before);
      const after = await readable(changed.after);
      await database.query(sql`
        INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, label, before, after)
        VALUES (${actor.id}, ${actor.role}, ${entry.action}, ${entry.entity}, ${String(entry.entityId)}, ${label},
          ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb)`);
    },
  };
};
