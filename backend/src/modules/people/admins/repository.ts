import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { PlatformPermission } from '../../../facts/permissions.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { closeUnused } from '../auth/unused-accounts.ts';
import type { Admin, AdminFilter } from './schemas.ts';

export type AdminRow = z.infer<typeof Admin>;

const isAdmin = sql`EXISTS (SELECT FROM members m WHERE m.user_id = u.id AND m.vendor_id IS NULL) AND u.deleted_at IS NULL`;

/** Admins matching a filter. */
export const adminCondition = ({ search }: z.infer<typeof AdminFilter>): SQL =>
  allOf([
    isAdmin,
    ...(search === undefined ? [] : [contains(search, sql`u.firstname`, sql`u.lastname`, sql`u.email`)]),
  ]);

export const createAdminRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<AdminRow>(sql`
      SELECT u.id, u.firstname || ' ' || u.lastname AS name, u.email, u.created_at,
        (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id AND s.acting = 1) AS last_seen_at
      FROM users u WHERE ${condition} ORDER BY u.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(sql`SELECT count(*) AS total FROM users u WHERE ${condition}`);
    return row?.total ?? 0;
  },

  /** Email addresses and languages of the admins with a permission; owners have all. */
  recipients: (permission: PlatformPermission) =>
    database.query<{ email: string; lang: Lang }>(sql`
      SELECT u.email, u.lang FROM members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
      WHERE m.vendor_id IS NULL AND ${permission} = ANY(permissions_of(true, m.preset, m.role_id)) ORDER BY u.id`),

  /** Locks all admins until the transaction ends, so that two admins cannot remove each other concurrently. */
  lockAll: () =>
    database.query<{ id: number; email: string }>(
      sql`SELECT u.id, u.email FROM users u WHERE ${isAdmin} ORDER BY u.id FOR UPDATE`,
    ),

  /** Makes a user an owner of the platform. */
  insert: (id: number) => database.query(sql`INSERT INTO members (user_id, preset) VALUES (${id}, 'owner')`),

  /** Ends the membership and its sessions. An account that has no other use is deleted; the audit log still refers to it. */
  async remove(id: number): Promise<void> {
    await database.query(sql`DELETE FROM members WHERE user_id = ${id} AND vendor_id IS NULL`);
    await database.query(sql`DELETE FROM sessions WHERE user_id = ${id} AND acting = 1`);
    await database.query(closeUnused(sql`u.id = ${id}`));
  },
});
