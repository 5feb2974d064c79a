import { sql } from '../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Lang } from '../../wire/schemas.ts';
import type { AdminInvitation, NewInvitation } from './schemas.ts';

/** An invitation that is open: neither followed nor withdrawn. */
export interface OpenInvitation extends NewInvitation {
  readonly id: number;
  readonly lang: Lang;
}

const VALID_FOR = '7 days';
const isOpen = sql`i.accepted_at IS NULL AND i.withdrawn_at IS NULL`;
const open = sql`i.id, i.email, i.firstname, i.lastname, i.lang`;

export const createInvitationRepository = (database: Database) => ({
  /** All open invitations, the newest first. They are few. */
  list: () =>
    database.query<z.infer<typeof AdminInvitation>>(sql`
      SELECT i.id, i.firstname || ' ' || i.lastname AS name, i.email, u.firstname || ' ' || u.lastname AS invited_by,
        i.created_at, i.expires_at, i.expires_at <= now() AS is_expired
      FROM admin_invitations i LEFT JOIN users u ON u.id = i.invited_by WHERE ${isOpen} ORDER BY i.id DESC`),

  /** @returns its id, or null when the address has an open invitation */
  async insert(invitee: NewInvitation, lang: Lang, tokenHash: Buffer, invitedBy: number | null) {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO admin_invitations (email, firstname, lastname, lang, token_hash, invited_by, expires_at)
      VALUES (${invitee.email}, ${invitee.firstname}, ${invitee.lastname}, ${lang}, ${tokenHash}, ${invitedBy}::bigint,
        now() + ${VALID_FOR}::interval)
      ON CONFLICT (email) WHERE accepted_at IS NULL AND withdrawn_at IS NULL DO NOTHING RETURNING id`);
    return row?.id ?? null;
  },

  lock: (id: number) =>
    database.first<OpenInvitation>(
      sql`SELECT ${open} FROM admin_invitations i WHERE i.id = ${id} AND ${isOpen} FOR UPDATE`,
    ),

  /** The open invitation of a link that still holds. */
  findByToken: (tokenHash: Buffer) =>
    database.first<OpenInvitation>(sql`
      SELECT ${open} FROM admin_invitations i
      WHERE i.token_hash = ${tokenHash} AND i.expires_at > now() AND ${isOpen} FOR UPDATE`),

  /** Another link in the place of the one before, which holds no more; whoever sends it answers for it. */
  renew: (id: number, tokenHash: Buffer, invitedBy: number) =>
    database.query(sql`
      UPDATE admin_invitations SET token_hash = ${tokenHash}, invited_by = ${invitedBy},
        expires_at = now() + ${VALID_FOR}::interval
      WHERE id = ${id}`),

  accept: (id: number) => database.query(sql`UPDATE admin_invitations SET accepted_at = now() WHERE id = ${id}`),
  withdraw: (id: number) => database.query(sql`UPDATE admin_invitations SET withdrawn_at = now() WHERE id = ${id}`),

  /** Withdraws what an address was sent before. */
  withdrawFor: (email: string) =>
    database.query(sql`
      UPDATE admin_invitations i SET withdrawn_at = now() WHERE i.email = ${email} AND ${isOpen}`),

  /** Withdraws what an admin was sent, and what this admin has sent. @returns those that were open */
  withdrawOf: ({ id, email }: { id: number; email: string }) =>
    database.query<{ id: number; email: string }>(sql`
      UPDATE admin_invitations i SET withdrawn_at = now()
      WHERE (i.email = ${email} OR i.invited_by = ${id}) AND ${isOpen} RETURNING i.id, i.email`),
});
