import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import { ofTeam, type Team } from '../auth/team-role.ts';

export interface RoleRow {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly members: number;
  readonly updated_at: string;
}

const columns = sql`r.id, r.name, r.permissions, r.updated_at, (SELECT count(*) FROM members m WHERE m.role_id = r.id) AS members`;

/** Roles of a team's own. */
export const createRoleRepository = (database: Database) => ({
  list: (team: Team) =>
    database.query<RoleRow>(sql`
      SELECT ${columns} FROM roles r WHERE ${ofTeam(sql`r.vendor_id`, team)} ORDER BY lower(r.name), r.id`),

  /** Number of members in each preset role. */
  countPresets: (team: Team) =>
    database.query<{ preset: string; members: number }>(sql`
      SELECT m.preset, count(*) AS members FROM members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
      WHERE ${ofTeam(sql`m.vendor_id`, team)} AND m.preset IS NOT NULL GROUP BY m.preset`),

  /** The role, kept from being deleted until the transaction ends. */
  hold: (team: Team, id: number) =>
    database.first<{ name: string; permissions: readonly string[] }>(sql`
      SELECT name, permissions FROM roles WHERE id = ${id} AND ${ofTeam(sql`vendor_id`, team)} FOR KEY SHARE`),

  lock: (team: Team, id: number) =>
    database.first<RoleRow>(sql`
      SELECT ${columns} FROM roles r WHERE r.id = ${id} AND ${ofTeam(sql`r.vendor_id`, team)} FOR UPDATE OF r`),

  /** True if a member, or an open invitation, has the role. */
  async isUsed(id: number): Promise<boolean> {
    const row = await database.first<{ used: boolean }>(sql`
      SELECT EXISTS (SELECT FROM members WHERE role_id = ${id}) OR EXISTS (
        SELECT FROM invitations WHERE role_id = ${id} AND accepted_at IS NULL AND withdrawn_at IS NULL) AS used`);
    return row?.used === true;
  },

  /** @returns the new id, or null if the team has a role of this name */
  async insert(team: Team, name: string, permissions: readonly string[]): Promise<number | null> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO roles (vendor_id, name, permissions) VALUES (${team}::bigint, ${name}, ${[...permissions]}::text[])
      ON CONFLICT (coalesce(vendor_id, 0), lower(name)) DO NOTHING RETURNING id`);
    return row?.id ?? null;
  },

  /** @returns false if the team has another role of this name */
  async update(team: Team, id: number, name: string, permissions: readonly string[]): Promise<boolean> {
    const changed = await database.query(sql`
      UPDATE roles SET name = ${name}, permissions = ${[...permissions]}::text[], updated_at = now()
      WHERE id = ${id} AND NOT EXISTS (
        SELECT FROM roles other WHERE ${ofTeam(sql`other.vendor_id`, team)} AND lower(other.name) = lower(${name}) AND other.id <> ${id})
      RETURNING id`);
    return changed.length === 1;
  },

  remove: (id: number) => database.query(sql`DELETE FROM roles WHERE id = ${id}`),
});
