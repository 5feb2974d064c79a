import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { NewsTopic } from '../../../facts/news-topics.ts';
import type { PlatformPermission } from '../../../facts/permissions.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { closeUnused } from '../auth/unused-accounts.ts';
import type { MemberFilter } from './schemas.ts';
import { ofTeam, type StoredRole, type Team } from '../auth/team-role.ts';

/** `id`: of the user. */
export interface MemberRow extends StoredRole {
  readonly id: number;
  readonly name: string;
  readonly firstname: string;
  readonly email: string;
  readonly lang: Lang;
  readonly permissions: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_seen_at: string | null;
  readonly has_factor: boolean;
  readonly factors_reset_at: string | null;
  readonly muted: NewsTopic[];
}

const columns = sql`u.id, u.firstname || ' ' || u.lastname AS name, u.firstname, u.email, u.lang, m.preset, m.role_id,
  r.name AS role_name, permissions_of(m.vendor_id IS NULL, m.preset, m.role_id) AS permissions, m.created_at, m.updated_at,
  EXISTS (SELECT FROM factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS has_factor,
  (SELECT effective_at FROM factor_resets f WHERE f.user_id = u.id AND f.cancelled_at IS NULL AND f.done_at IS NULL)
    AS factors_reset_at, m.muted,
  greatest(m.last_used_at, (SELECT max(s.last_seen_at) FROM sessions s
    WHERE s.user_id = u.id AND s.acting <> 3 AND s.vendor_id IS NOT DISTINCT FROM m.vendor_id)) AS last_seen_at`;

const source = sql`members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL LEFT JOIN roles r ON r.id = m.role_id`;

/** Members of a team that match a filter. */
export const memberCondition = (team: Team, { search }: z.infer<typeof MemberFilter>): SQL =>
  allOf([
    ofTeam(sql`m.vendor_id`, team),
    ...(search === undefined ? [] : [contains(search, sql`u.firstname`, sql`u.lastname`, sql`u.email`)]),
  ]);

export const createMemberRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<MemberRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition} ORDER BY m.id DESC LIMIT ${limit} OFFSET ${offset}`),

  ownersFirst: (condition: SQL, limit: number) =>
    database.query<MemberRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition}
      ORDER BY m.preset IS DISTINCT FROM 'owner', m.created_at, m.id LIMIT ${limit}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  find: (team: Team, userId: number) =>
    database.first<MemberRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${ofTeam(sql`m.vendor_id`, team)} AND u.id = ${userId}`),

  /** Lets changes to a team happen one after the other, until the transaction ends. The trigger keep_an_owner takes the same lock. */
  lockTeam: (team: Team) =>
    database.query(
      team === null
        ? sql`SELECT pg_advisory_xact_lock(7205116)`
        : sql`SELECT FROM vendors WHERE id = ${team} FOR NO KEY UPDATE`,
    ),

  /** Number of owners who can sign in. */
  async owners(team: Team): Promise<number> {
    const row = await database.first<{ total: number }>(sql`
      SELECT count(*) AS total FROM ${source} WHERE ${ofTeam(sql`m.vendor_id`, team)} AND m.preset = 'owner'`);
    return row?.total ?? 0;
  },

  /** @returns false if the user is a member already */
  async insert(team: Team, userId: number, { preset, role_id: roleId }: Omit<StoredRole, 'role_name'>) {
    const added = await database.query(sql`
      INSERT INTO members (vendor_id, user_id, preset, role_id) VALUES (${team}::bigint, ${userId}, ${preset}, ${roleId}::bigint)
      ON CONFLICT (vendor_id, user_id) DO NOTHING RETURNING id`);
    return added.length === 1;
  },

  setRole: (team: Team, userId: number, { preset, role_id: roleId }: Omit<StoredRole, 'role_name'>) =>
    database.query(sql`
      UPDATE members SET preset = ${preset}, role_id = ${roleId}::bigint, updated_at = now()
      WHERE ${ofTeam(sql`vendor_id`, team)} AND user_id = ${userId}`),

  /** Ends the sessions that act for the team. */
  endSessions: (team: Team, userId: number) =>
    database.query(sql`
      DELETE FROM sessions WHERE user_id = ${userId} AND ${team === null ? sql`acting = 1` : sql`vendor_id = ${team}`}`),

  /** Ends a membership. An account that has no other use is deleted; the audit log still refers to it. */
  async remove(team: Team, userId: number): Promise<void> {
    await database.query(sql`DELETE FROM members WHERE ${ofTeam(sql`vendor_id`, team)} AND user_id = ${userId}`);
    await database.query(closeUnused(sql`u.id = ${userId}`));
  },

  /** Email addresses and languages of the members of the platform with a permission; owners have all. */
  recipients: (permission: PlatformPermission) =>
    database.query<{ email: string; lang: Lang }>(sql`
      SELECT u.email, u.lang FROM members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
      WHERE m.vendor_id IS NULL AND ${permission} = ANY(permissions_of(true, m.preset, m.role_id)) ORDER BY u.id`),
});
