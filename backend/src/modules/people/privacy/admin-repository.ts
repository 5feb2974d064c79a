import type { z } from 'zod';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { AdminPrivacyRequest, RequestFilter } from './admin-schemas.ts';
import { requestColumns, requestSource, type RequestRow } from './repository.ts';

export type AdminRequestRow = Omit<RequestRow, 'file_bytes' | 'file_expires_at'> &
  Pick<z.infer<typeof AdminPrivacyRequest>, 'person' | 'decided_by'>;

const unanswered = sql`r.state IN ('open', 'waiting')`;

/** Condition of a filter. */
export const requestCondition = ({ search, kind, state }: z.infer<typeof RequestFilter>): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined) conditions.push(contains(search, sql`u.firstname`, sql`u.lastname`, sql`r.email`));
  if (kind !== undefined) conditions.push(sql`r.kind = ${kind}`);
  if (state !== undefined) conditions.push(state === 'unanswered' ? unanswered : sql`r.state = ${state}`);
  return allOf(conditions);
};

const columns = sql`${requestColumns}, jsonb_build_object('id', u.id, 'name', btrim(u.firstname || ' ' || u.lastname),
    'email', r.email, 'is_guest', u.kind = 'guest', 'is_erased', u.erased_at IS NOT NULL) AS person,
  (SELECT a.firstname || ' ' || a.lastname FROM users a WHERE a.id = r.decided_by) AS decided_by`;

/** Requests of people, for the platform. */
export const createAdminPrivacyRepository = (database: Database) => {
  const listBy = (order: SQL) => (condition: SQL, limit: number, offset: number) =>
    database.query<AdminRequestRow>(sql`
      SELECT ${columns} FROM ${requestSource} JOIN users u ON u.id = r.user_id
      WHERE ${condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`);

  return {
    list: listBy(sql`r.id DESC`),

    /** Unanswered ones first, by the day on which the answer is due. */
    queue: listBy(sql`${unanswered} DESC, CASE WHEN ${unanswered} THEN r.due_on END, r.id DESC`),

    async count(condition: SQL): Promise<number> {
      const row = await database.first<{ total: number }>(sql`
        SELECT count(*) AS total FROM privacy_requests r JOIN users u ON u.id = r.user_id WHERE ${condition}`);
      return row?.total ?? 0;
    },

    answer: (id: number, state: 'done' | 'refused', reason: string, adminId: number) =>
      database.query(sql`
        UPDATE privacy_requests SET state = ${state}, waits_for = '{}', stop_token_hash = NULL, reason = ${reason},
          decided_by = ${adminId}, done_at = now()
        WHERE id = ${id}`),
  };
};
