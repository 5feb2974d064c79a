import { sql } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { AdminInvitation, NewInvitation } from './schemas.ts';

/** Open invitation: neither accepted nor withdrawn. */
export interface OpenInvitation extends NewInvitation {
  readonly id: number;
  readonly lang: Lang;
}

const VALID_FOR = '7 days';
const isOpen = sql`i.accepted_at IS NULL AND i.withdrawn_at IS NULL`;
const open = sql`i.id, i.email, i.firstname, i.lastname, i.lang`;

export const createInvitationRepository = (database: Database) => ({
  /** All open invitations, newest first. There are only a few. */
  list: () =>
    database.query<z.infer<typeof AdminInvitation>>(sql`
      SELECT i.id, i.firstname || ' ' || i.lastname AS name, i.email, u.firstname || ' ' || u.lastname AS invited_by,
        i.created_at, i.expires_at, i.expires_at <= now() AS is_expired
      FROM invitations i LEFT JOIN users u ON u.id = i.invited_by WHERE ${isOpen} ORDER BY i.id DESC`),

  /** @returns the new id, or null if the address already has an open invitation */
  async insert(invitee: NewInvitation, lang: Lang, tokenHash: Buffer, invitedBy: number | null) {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO invitations (preset, email, firstname, lastname, lang, token_hash, invited_by, expires_at)
      VALUES ('owner', ${invitee.email}, ${invitee.firstname}, ${invitee.lastname}, ${lang}, ${tokenHash}, ${invitedBy}::bigint,
        now() + ${VALID_FOR}::interval)
      ON CONFLICT (coalesce(vendor_id, 0), email) WHERE accepted_at IS NULL AND withdrawn_at IS NULL DO NOTHING RETURNING id`);
    return row?.id ?? null;
  },

  lock: (id: number) =>
    database.first<OpenInvitation>(sql`SELECT ${open} FROM invitations i WHERE i.id = ${id} AND ${isOpen} FOR UPDATE`),

  /** Open invitation of a link that has not expired. */
  findByToken: (tokenHash: Buffer) =>
    database.first<OpenInvitation>(sql`
      SELECT ${open} FROM invitations i
      WHERE i.token_hash = ${tokenHash} AND i.expires_at > now() AND ${isOpen} FOR UPDATE`),

  /** Replaces the link; the previous one stops working. The admin who resends it becomes the inviter. */
  renew: (id: number, tokenHash: Buffer, invitedBy: number) =>
    database.query(sql`
      UPDATE invitations SET token_hash = ${tokenHash}, invited_by = ${invitedBy},
        expires_at = now() + ${VALID_FOR}::interval
      WHERE id = ${id}`),

  accept: (id: number) => database.query(sql`UPDATE invitations SET accepted_at = now() WHERE id = ${id}`),
  withdraw: (id: number) => database.query(sql`UPDATE invitations SET withdrawn_at = now() WHERE id = ${id}`),

  /** Withdraws the open invitation to an address. */
  withdrawFor: (email: string) =>
    database.query(sql`
      UPDATE invitations i SET withdrawn_at = now() WHERE i.email = ${email} AND ${isOpen}`),

  /**
   * Withdraws invitations sent to or by an admin.
   * @returns those that were open
   */
  withdrawOf: ({ id, email }: { id: number; email: string }) =>
    database.query<{ id: number; email: string }>(sql`
      UPDATE invitations i SET withdrawn_at = now()
      WHERE (i.email = ${email} OR i.invited_by = ${id}) AND ${isOpen} RETURNING i.id, i.email`),
});
