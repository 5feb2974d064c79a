import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { Admin, AdminFilter } from './schemas.ts';

export type AdminRow = z.infer<typeof Admin>;

const isAdmin = sql`u.role = 1 AND u.deleted_at IS NULL`;

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
        (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id) AS last_seen_at
      FROM users u WHERE ${condition} ORDER BY u.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(sql`SELECT count(*) AS total FROM users u WHERE ${condition}`);
    return row?.total ?? 0;
  },

  /** Email addresses and languages of all admins. */
  recipients: () =>
    database.query<{ email: string; lang: Lang }>(
      sql`SELECT u.email, u.lang FROM users u WHERE ${isAdmin} ORDER BY u.id`,
    ),

  /** Locks all admins until the transaction ends, so that two admins cannot remove each other concurrently. */
  lockAll: () =>
    database.query<{ id: number; email: string }>(
      sql`SELECT u.id, u.email FROM users u WHERE ${isAdmin} ORDER BY u.id FOR UPDATE`,
    ),

  /** Soft delete: the audit log still refers to the person. */
  remove: (id: number) => database.query(sql`UPDATE users SET deleted_at = now(), updated_at = now() WHERE id = ${id}`),
});
