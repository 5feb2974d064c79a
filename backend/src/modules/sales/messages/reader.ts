import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { closesAt, isClosed, isDisputed, isOver } from './conditions.ts';
import { leadsOffSite } from './off-site.ts';
import { MESSAGES_SHOWN, type Thread, type ThreadMessage, type ThreadPage } from './schemas.ts';
import { ownedBy, type Side, type ThreadScope } from './scope.ts';

interface ThreadRow extends Omit<z.infer<typeof Thread>, 'state'> {
  is_closed: boolean;
  company_name: string;
  company_name_ar: string;
}

interface MessageRow extends Omit<z.infer<typeof ThreadMessage>, 'leads_off_site'> {
  author_user_id: number;
}

const source = sql`vendor_orders part JOIN vendors v ON v.id = part.vendor_id
  LEFT JOIN threads t ON t.vendor_order_id = part.id`;

/** Number of messages of other sides in the thread `t` that the reader has not read. */
const unreadBy = ({ side, userId }: ThreadScope): SQL => sql`(
  SELECT count(*) FROM thread_messages m WHERE m.thread_id = t.id AND m.side <> ${side} AND m.id > coalesce((
    SELECT r.last_read_id FROM thread_reads r
    WHERE r.thread_id = t.id AND r.side = ${side} AND r.user_id = ${userId}), 0))`;

const columnsFor = (scope: ThreadScope) => sql`t.id, part.id AS order_id, part.order_sub_no, ${isClosed} AS is_closed,
  CASE WHEN NOT coalesce(${isDisputed}, false) THEN ${closesAt} END AS closes_at, t.waits_for, t.waits_since, t.disputed_at,
  t.resolved_at, NOT coalesce(${isDisputed}, false) AND NOT ${isOver} AS may_dispute, t.joined_at IS NOT NULL AS has_joined,
  ${unreadBy(scope)} AS unread, t.updated_at, v.company_name, v.company_name_ar`;

const toThread = ({ is_closed: isOverNow, company_name: _name, company_name_ar: _arabic, ...row }: ThreadRow) => ({
  ...row,
  state: isOverNow ? ('closed' as const) : ('open' as const),
});

/** A store's people are named to their own side, and to the platform. */
const authorOf = (row: MessageRow, reader: Side, store: string): string => {
  if (row.side === 'platform') return reader === 'platform' ? row.author : '';
  return row.side === 'vendor' && reader === 'buyer' ? store : row.author;
};

/** Threads and their messages, scoped to their side. */
export const createThreadReader = (database: Database) => {
  const find = async (scope: ThreadScope, named: SQL): Promise<ThreadRow> => {
    const row = await database.first<ThreadRow>(sql`
      SELECT ${columnsFor(scope)} FROM ${source} WHERE ${named} AND ${ownedBy(scope)} AND part.placed_at IS NOT NULL`);
    if (!row) throw notFound();
    return row;
  };

  const messagesOf = async (threadId: number, condition: SQL, limit: number): Promise<MessageRow[]> => {
    const rows = await database.query<MessageRow>(sql`
      SELECT m.id, m.side, m.kind, m.author_user_id, u.firstname || ' ' || u.lastname AS author, m.body, m.created_at,
        coalesce((SELECT jsonb_agg(jsonb_build_object('id', f.id, 'name', stored.original_name, 'mime', stored.mime) ORDER BY f.id)
          FROM thread_files f JOIN files stored ON stored.id = f.file_id WHERE f.message_id = m.id), '[]') AS files
      FROM thread_messages m JOIN users u ON u.id = m.author_user_id
      WHERE m.thread_id = ${threadId} AND ${condition} ORDER BY m.id DESC LIMIT ${limit}`);
    return rows.reverse();
  };

  const show = (row: MessageRow, reader: Side, store: string): z.infer<typeof ThreadMessage> => {
    const { author_user_id: _author, ...message } = row;
    return {
      ...message,
      author: authorOf(row, reader, store),
      leads_off_site: row.side !== 'platform' && row.side !== reader && leadsOffSite(row.body),
    };
  };

  const pageOf = async (scope: ThreadScope, row: ThreadRow, before: number | undefined, lang: Lang) => {
    const condition = before === undefined ? sql`true` : sql`m.id < ${before}`;
    const found = row.id === null ? [] : await messagesOf(row.id, condition, MESSAGES_SHOWN + 1);
    const store = localized(lang, row.company_name, row.company_name_ar);
    return {
      thread: toThread(row),
      messages: found.slice(-MESSAGES_SHOWN).map((message) => show(message, scope.side, store)),
      has_more: found.length > MESSAGES_SHOWN,
    };
  };

  return {
    /**
     * A page of the messages about a sub-order.
     * @throws AppError 404 if it is missing or foreign
     */
    page: async (scope: ThreadScope, partId: number, before: number | undefined, lang: Lang): Promise<ThreadPage> =>
      pageOf(scope, await find(scope, sql`part.id = ${partId}`), before, lang),

    /** @throws AppError 404 */
    pageOfThread: async (
      scope: ThreadScope,
      threadId: number,
      before: number | undefined,
      lang: Lang,
    ): Promise<ThreadPage> => pageOf(scope, await find(scope, sql`t.id = ${threadId}`), before, lang),

    /** Sub-orders of a buyer with messages that they have not read. */
    unread: (userId: number) =>
      database.query<{ order_id: number; unread: number }>(sql`
        SELECT part.id AS order_id, count(*) AS unread
        FROM vendor_orders part JOIN threads t ON t.vendor_order_id = part.id
          LEFT JOIN thread_reads r ON r.thread_id = t.id AND r.side = 'buyer' AND r.user_id = part.user_id
          JOIN thread_messages m ON m.thread_id = t.id AND m.side <> 'buyer' AND m.id > coalesce(r.last_read_id, 0)
        WHERE part.user_id = ${userId} GROUP BY part.id ORDER BY part.id`),

    /** @throws AppError 404 */
    thread: async (scope: ThreadScope, partId: number) => toThread(await find(scope, sql`part.id = ${partId}`)),

    /** @throws AppError 404 */
    async message(scope: ThreadScope, messageId: number, lang: Lang): Promise<z.infer<typeof ThreadMessage>> {
      const thread = await find(scope, sql`t.id = (SELECT thread_id FROM thread_messages WHERE id = ${messageId})`);
      const [row] = await messagesOf(thread.id ?? 0, sql`m.id = ${messageId}`, 1);
      if (!row) throw notFound();
      return show(row, scope.side, localized(lang, thread.company_name, thread.company_name_ar));
    },

    /**
     * Stored file of a thread. The platform sees files only while it reads along.
     * @param id of the sub-order; for the platform, of the thread
     * @returns the file id
     * @throws AppError 404
     */
    async file(scope: ThreadScope, id: number, threadFileId: number): Promise<number> {
      const named = scope.side === 'platform' ? sql`t.id = ${id}` : sql`part.id = ${id}`;
      const isReader = scope.side === 'platform' ? sql`t.joined_at IS NOT NULL` : sql`true`;
      const row = await database.first<{ file_id: number }>(sql`
        SELECT f.file_id FROM ${source}
          JOIN thread_messages m ON m.thread_id = t.id JOIN thread_files f ON f.message_id = m.id
        WHERE ${named} AND f.id = ${threadFileId} AND ${ownedBy(scope)} AND ${isReader}`);
      if (!row) throw notFound();
      return row.file_id;
    },
  };
};
