import { sql, type SQL } from '../../../sql/sql.ts';
import { WORK_PERMISSION } from './permissions.ts';
import type { Database } from '../../../database/database.ts';
import type { SessionUser } from '../../../plugins/session.ts';

export interface NotificationRow {
  id: number;
  kind: string;
  payload: unknown;
  read_at: string | null;
  created_at: string;
}

/** Reader of the notifications of one store, or of the platform. */
type Reader = Pick<SessionUser, 'id' | 'vendorId'>;

const isOf = ({ id, vendorId }: Reader) =>
  sql`user_id = ${id} AND ${vendorId === null ? sql`vendor_id IS NULL` : sql`vendor_id = ${vendorId}`}`;

const idList = (ids: number[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/**
 * Notifies the admins who may read it of pending work: once per item, and again if it changed after they had read that.
 * @param items rows of `kind`, `key` (what identifies it), `payload` (its other data) and `since`
 */
export const insertAdminNotifications = (items: SQL): SQL => sql`
  WITH item AS MATERIALIZED (SELECT kind, key || payload AS payload, key::text AS subject, since FROM (${items}) AS work)
  INSERT INTO notifications (user_id, kind, payload, subject)
  SELECT admin.id, item.kind, item.payload, item.subject FROM item
    JOIN members m ON m.vendor_id IS NULL AND ${JSON.stringify(WORK_PERMISSION)}::jsonb ->> item.kind = ANY(permissions_of(true, m.preset, m.role_id))
    JOIN users admin ON admin.id = m.user_id AND admin.deleted_at IS NULL
  WHERE NOT EXISTS (
    SELECT 1 FROM notifications n WHERE n.user_id = admin.id AND n.kind = item.kind
      AND n.subject = item.subject AND n.subject <> '' AND (n.read_at IS NULL OR n.read_at >= item.since))
  ORDER BY item.since
  RETURNING id`;

export const createNotificationRepository = (database: Database) => ({
  list: (reader: Reader, limit: number, offset: number) =>
    database.query<NotificationRow>(sql`
      SELECT id, kind, payload, read_at, created_at FROM notifications
      WHERE ${isOf(reader)} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(reader: Reader): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM notifications WHERE ${isOf(reader)}`,
    );
    return row?.total ?? 0;
  },

  /** Number of unread notifications and the newest id. Both are index lookups, since clients poll every half minute. */
  async state(reader: Reader): Promise<{ unread: number; newest_id: number | null }> {
    const row = await database.first<{ unread: number; newest_id: number | null }>(sql`
      SELECT (SELECT count(*) FROM notifications WHERE ${isOf(reader)} AND read_at IS NULL) AS unread,
        (SELECT id FROM notifications WHERE ${isOf(reader)} ORDER BY id DESC LIMIT 1) AS newest_id`);
    return row ?? { unread: 0, newest_id: null };
  },

  /** Messages about orders that a member of a store has not read; 0 for those who may not read them. */
  async unreadMessages({ id, vendorId, permissions }: SessionUser): Promise<number> {
    if (vendorId === null || !permissions.includes('messages.write')) return 0;
    const row = await database.first<{ unread: number }>(sql`
      SELECT count(*) AS unread
      FROM threads t JOIN vendor_orders part ON part.id = t.vendor_order_id
        LEFT JOIN thread_reads r ON r.thread_id = t.id AND r.side = 'vendor' AND r.user_id = ${id}
        JOIN thread_messages m ON m.thread_id = t.id AND m.side <> 'vendor' AND m.id > coalesce(r.last_read_id, 0)
      WHERE part.vendor_id = ${vendorId} AND t.updated_at > now() - interval '90 days'`);
    return row?.unread ?? 0;
  },

  /** Locks those of the ids that belong to this reader. */
  lock: (reader: Reader, ids: number[]) =>
    database.query<{ id: number }>(sql`
      SELECT id FROM notifications WHERE ${isOf(reader)} AND id IN (${idList(ids)}) ORDER BY id FOR UPDATE`),

  /**
   * @param ids all notifications if omitted
   * @returns the number that were unread
   */
  async markRead(reader: Reader, ids?: number[]): Promise<number> {
    const rows = await database.query(sql`
      UPDATE notifications SET read_at = now()
      WHERE ${isOf(reader)} AND read_at IS NULL AND ${ids ? sql`id IN (${idList(ids)})` : sql`true`} RETURNING id`);
    return rows.length;
  },
});
