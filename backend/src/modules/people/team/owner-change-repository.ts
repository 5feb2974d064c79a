import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';

/** A person whom a change of owners concerns. */
export interface Concerned {
  readonly id: number;
  readonly name: string;
  readonly firstname: string;
  readonly email: string;
  readonly lang: Lang;
}

interface OpenOwnerChange {
  readonly user_id: number;
  readonly requested_by: number;
}

const person = sql`u.id, u.firstname || ' ' || u.lastname AS name, u.firstname, u.email, u.lang`;

/** The change has neither happened nor been stopped. */
const isOpenChange = sql`c.stopped_at IS NULL AND c.done_at IS NULL`;

export const createOwnerChangeRepository = (database: Database) => ({
  /** An account by email or id that can sign in. `is_proven`: has proven that address or belongs to a member of the store. */
  candidate: (vendorId: number, who: { email: string } | { id: number }) =>
    database.first<Concerned & { is_proven: boolean; is_owner: boolean }>(sql`
        SELECT ${person}, u.email_proven_at IS NOT NULL OR m.id IS NOT NULL AS is_proven,
          m.preset IS NOT DISTINCT FROM 'owner' AS is_owner
        FROM users u LEFT JOIN members m ON m.user_id = u.id AND m.vendor_id = ${vendorId}
        WHERE ${'id' in who ? sql`u.id = ${who.id}` : sql`u.email = ${who.email}`}
          AND u.deleted_at IS NULL AND u.blocked_at IS NULL`),

  /** The person of a change, if they can still sign in. */
  person: (userId: number) =>
    database.first<Concerned>(sql`
        SELECT ${person} FROM users u WHERE u.id = ${userId} AND u.deleted_at IS NULL AND u.blocked_at IS NULL`),

  owners: (vendorId: number) =>
    database.query<Concerned>(sql`
        SELECT ${person} FROM members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
        WHERE m.vendor_id = ${vendorId} AND m.preset = 'owner' ORDER BY u.id`),

  /** Locks a store that is not deleted until the transaction ends; null without one. */
  lockStore: (vendorId: number) =>
    database.first<{ is_active: boolean }>(
      sql`SELECT active = 1 AS is_active FROM vendors WHERE id = ${vendorId} AND deleted_at IS NULL FOR NO KEY UPDATE`,
    ),

  /** @returns the time at which it takes effect; null if another one is open */
  async insert(vendorId: number, userId: number, requestedBy: number, hours: number): Promise<string | null> {
    const row = await database.first<{ effective_at: string }>(sql`
        INSERT INTO owner_changes (vendor_id, user_id, requested_by, effective_at)
        VALUES (${vendorId}, ${userId}, ${requestedBy}, now() + make_interval(hours => ${hours}))
        ON CONFLICT (vendor_id) WHERE stopped_at IS NULL AND done_at IS NULL DO NOTHING RETURNING effective_at`);
    return row?.effective_at ?? null;
  },

  /** The announced change of a store, for the console. */
  open: (vendorId: number) =>
    database.first<{
      name: string;
      email: string;
      requested_by: string;
      requested_at: string;
      effective_at: string;
    }>(sql`
        SELECT u.firstname || ' ' || u.lastname AS name, u.email, a.firstname || ' ' || a.lastname AS requested_by,
          c.requested_at, c.effective_at
        FROM owner_changes c JOIN users u ON u.id = c.user_id JOIN users a ON a.id = c.requested_by
        WHERE c.vendor_id = ${vendorId} AND ${isOpenChange}`),

  /** Ends the announced change of a store. `stoppedBy`: null if it became impossible. @returns null without one of `userId` */
  stop: (vendorId: number, stoppedBy: number | null, userId: number | null = null) =>
    database.first<OpenOwnerChange>(sql`
      UPDATE owner_changes c SET stopped_at = now(), stopped_by = ${stoppedBy}::bigint
      WHERE c.vendor_id = ${vendorId} AND c.user_id = coalesce(${userId}::bigint, c.user_id) AND ${isOpenChange}
      RETURNING c.user_id, c.requested_by`),

  /** The change of a store that is due; null without one. */
  dueOf: (vendorId: number) =>
    database.first<OpenOwnerChange>(sql`
      SELECT c.user_id, c.requested_by FROM owner_changes c
      WHERE c.vendor_id = ${vendorId} AND ${isOpenChange} AND c.effective_at <= now()`),

  /** Marks the announced change of a store as done. */
  finish: (vendorId: number) =>
    database.query(sql`UPDATE owner_changes c SET done_at = now() WHERE c.vendor_id = ${vendorId} AND ${isOpenChange}`),

  /** Stores with a change that is due, the longest-waiting first. */
  due: (limit: number) =>
    database.query<{ vendor_id: number }>(sql`
        SELECT c.vendor_id FROM owner_changes c WHERE ${isOpenChange} AND c.effective_at <= now()
        ORDER BY c.effective_at LIMIT ${limit}`),
});
