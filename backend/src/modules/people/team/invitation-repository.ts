import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { NewInvitee } from './schemas.ts';
import { ofTeam, type StoredRole, type Team } from '../auth/team-role.ts';

/** Open invitation: neither accepted nor withdrawn. */
export interface OpenInvitation extends NewInvitee, StoredRole {
  readonly id: number;
  readonly vendor_id: Team;
  readonly lang: Lang;
}

interface ListedInvitation extends StoredRole {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly invited_by: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly is_expired: boolean;
}

const VALID_FOR = '7 days';
const isOpen = sql`i.accepted_at IS NULL AND i.withdrawn_at IS NULL`;
const open = sql`i.id, i.vendor_id, i.email, i.firstname, i.lastname, i.lang, i.preset, i.role_id,
  (SELECT name FROM roles WHERE id = i.role_id) AS role_name`;
const isAlive = sql`NOT EXISTS (SELECT FROM vendors v WHERE v.id = i.vendor_id AND v.deleted_at IS NOT NULL)`;

/** A new invitation. `invitedBy`: null for one by command. */
interface NewRow {
  readonly team: Team;
  readonly invitee: NewInvitee;
  readonly role: StoredRole;
  readonly lang: Lang;
  readonly tokenHash: Buffer;
  readonly invitedBy: number | null;
}

export const createInvitationRepository = (database: Database) => ({
  /** Open invitations of a team, newest first. There are only a few. */
  list: (team: Team) =>
    database.query<ListedInvitation>(sql`
      SELECT i.id, i.firstname || ' ' || i.lastname AS name, i.email, u.firstname || ' ' || u.lastname AS invited_by,
        i.created_at, i.expires_at, i.expires_at <= now() AS is_expired, i.preset, i.role_id, r.name AS role_name
      FROM invitations i LEFT JOIN users u ON u.id = i.invited_by LEFT JOIN roles r ON r.id = i.role_id
      WHERE ${ofTeam(sql`i.vendor_id`, team)} AND ${isOpen} ORDER BY i.id DESC`),

  /** @returns the new id, or null if the address already has an open invitation to the team */
  async insert({ team, invitee, role, lang, tokenHash, invitedBy }: NewRow): Promise<number | null> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO invitations (vendor_id, preset, role_id, email, firstname, lastname, lang, token_hash, invited_by, expires_at)
      VALUES (${team}::bigint, ${role.preset}, ${role.role_id}::bigint, ${invitee.email}, ${invitee.firstname}, ${invitee.lastname},
        ${lang}, ${tokenHash}, ${invitedBy}::bigint, now() + ${VALID_FOR}::interval)
      ON CONFLICT (coalesce(vendor_id, 0), email) WHERE accepted_at IS NULL AND withdrawn_at IS NULL DO NOTHING RETURNING id`);
    return row?.id ?? null;
  },

  lock: (team: Team, id: number) =>
    database.first<OpenInvitation>(sql`
      SELECT ${open} FROM invitations i WHERE i.id = ${id} AND ${ofTeam(sql`i.vendor_id`, team)} AND ${isOpen} FOR UPDATE`),

  /** Open invitation of a link that has not expired. */
  findByToken: (tokenHash: Buffer) =>
    database.first<OpenInvitation>(sql`
      SELECT ${open} FROM invitations i
      WHERE i.token_hash = ${tokenHash} AND i.expires_at > now() AND ${isOpen} AND ${isAlive} FOR UPDATE`),

  /** Replaces the link; the previous one stops working. The member who resends it becomes the inviter. */
  renew: (id: number, tokenHash: Buffer, invitedBy: number) =>
    database.query(sql`
      UPDATE invitations SET token_hash = ${tokenHash}, invited_by = ${invitedBy},
        expires_at = now() + ${VALID_FOR}::interval
      WHERE id = ${id}`),

  accept: (id: number) => database.query(sql`UPDATE invitations SET accepted_at = now() WHERE id = ${id}`),
  withdraw: (id: number) => database.query(sql`UPDATE invitations SET withdrawn_at = now() WHERE id = ${id}`),

  /** Withdraws the open invitation of an address to a team. */
  withdrawFor: (team: Team, email: string) =>
    database.query(sql`
      UPDATE invitations i SET withdrawn_at = now()
      WHERE ${ofTeam(sql`i.vendor_id`, team)} AND i.email = ${email} AND ${isOpen}`),

  /**
   * Withdraws invitations to a team that were sent to or by a member.
   * @returns those that were open
   */
  withdrawOf: (team: Team, { id, email }: { id: number; email: string }) =>
    database.query<{ id: number; email: string }>(sql`
      UPDATE invitations i SET withdrawn_at = now()
      WHERE ${ofTeam(sql`i.vendor_id`, team)} AND (i.email = ${email} OR i.invited_by = ${id}) AND ${isOpen}
      RETURNING i.id, i.email`),
});
