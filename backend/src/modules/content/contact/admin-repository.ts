import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import { isOneOf } from '../../../wire/bulk.ts';
import type { Database } from '../../../database/database.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { ContactMessage, MessageFilter } from './schemas.ts';

export type MessageRow = z.infer<typeof ContactMessage>;

/** Condition of a message filter. */
export const messageCondition = ({ search, state }: z.infer<typeof MessageFilter>): SQL => {
  const conditions: SQL[] = [];
  const places = [sql`m.name`, sql`m.email`, sql`m.phone_number`, sql`m.subject`, sql`m.message`];
  if (search !== undefined) conditions.push(contains(search, ...places));
  if (state !== undefined)
    conditions.push(state === 'open' ? sql`m.handled_at IS NULL` : sql`m.handled_at IS NOT NULL`);
  return allOf(conditions);
};

/** Contact messages, as admins handle them. */
export const createMessageRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<MessageRow>(sql`
      SELECT m.id, m.name, m.email, m.phone_number, m.subject, m.message, m.created_at, m.handled_at,
        u.firstname || ' ' || u.lastname AS handled_by
      FROM contact_messages m LEFT JOIN users u ON u.id = m.handled_by
      WHERE ${condition} ORDER BY m.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM contact_messages m WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /** Locks messages until the end of the transaction. */
  lock: (ids: readonly number[]) =>
    database.query<{ id: number; subject: string; handled: boolean }>(sql`
      SELECT m.id, m.subject, m.handled_at IS NOT NULL AS handled FROM contact_messages m
      WHERE ${isOneOf(sql`m.id`, ids)} ORDER BY m.id FOR UPDATE`),

  /** @param adminId null reopens the message */
  setHandled: (id: number, adminId: number | null) =>
    database.query(sql`
      UPDATE contact_messages SET handled_by = ${adminId}::bigint,
        handled_at = CASE WHEN ${adminId}::bigint IS NOT NULL THEN now() END
      WHERE id = ${id}`),
});
