import type { Database } from '../../../database/database.ts';
import type { PlatformPermission, VendorPermission } from '../../../facts/permissions.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { isClosed, isDisputed, isOver } from './conditions.ts';
import { ownedBy, type Side, type ThreadScope } from './scope.ts';

/** A thread under its lock. */
export interface LockedThread {
  id: number;
  part_id: number;
  order_sub_no: string;
  vendor_id: number;
  is_closed: boolean;
  is_over: boolean;
  is_disputed: boolean;
  has_joined: boolean;
  waits_for: Side | null;
  updated_at: string;
}

export interface NewMessage {
  readonly side: Side;
  readonly kind: 'message' | 'joined' | 'dispute' | 'resolution';
  readonly authorId: number;
  readonly body: string;
  readonly requestKey: string | null;
}

/** Write queries for threads. Call within a transaction. */
export const createThreadRepository = (database: Database) => {
  const lockWhere = (condition: SQL) =>
    database.first<LockedThread>(sql`
      SELECT t.id, part.id AS part_id, part.order_sub_no, part.vendor_id, ${isClosed} AS is_closed, ${isOver} AS is_over,
        ${isDisputed} AS is_disputed, t.joined_at IS NOT NULL AS has_joined, t.waits_for, t.updated_at
      FROM threads t JOIN vendor_orders part ON part.id = t.vendor_order_id JOIN vendors v ON v.id = part.vendor_id
      WHERE ${condition} FOR UPDATE OF t`);

  return {
    /** True if the sub-order exists for the side, has been placed and takes messages; null if it does not exist. */
    isOpen: async (scope: ThreadScope, partId: number): Promise<boolean | null> => {
      const row = await database.first<{ is_closed: boolean }>(sql`
        SELECT ${isClosed} AS is_closed FROM vendor_orders part JOIN vendors v ON v.id = part.vendor_id
          LEFT JOIN threads t ON t.vendor_order_id = part.id
        WHERE part.id = ${partId} AND ${ownedBy(scope)} AND part.placed_at IS NOT NULL`);
      return row && !row.is_closed;
    },

    /**
     * Locks the thread of a sub-order, and makes it first if there is none. The second of two concurrent calls waits.
     * @returns null if the sub-order is missing or foreign
     */
    async open(scope: ThreadScope, partId: number): Promise<LockedThread | null> {
      await database.query(sql`
        INSERT INTO threads (vendor_order_id)
        SELECT part.id FROM vendor_orders part
        WHERE part.id = ${partId} AND ${ownedBy(scope)} AND part.placed_at IS NOT NULL
        ON CONFLICT (vendor_order_id) DO NOTHING`);
      // A statement of its own sees what the lock has waited for.
      await database.query(sql`SELECT FROM threads WHERE vendor_order_id = ${partId} FOR UPDATE`);
      return lockWhere(sql`part.id = ${partId} AND ${ownedBy(scope)}`);
    },

    /** Locks a thread by its id. */
    async lock(threadId: number): Promise<LockedThread | null> {
      await database.query(sql`SELECT FROM threads WHERE id = ${threadId} FOR UPDATE`);
      return lockWhere(sql`t.id = ${threadId}`);
    },

    /** True if the person is still a member with the permission, until the transaction ends. */
    async holdMember(
      userId: number,
      vendorId: number | null,
      permission: VendorPermission | PlatformPermission,
    ): Promise<boolean> {
      const rows = await database.query(sql`
        SELECT FROM members m WHERE m.user_id = ${userId} AND m.vendor_id IS NOT DISTINCT FROM ${vendorId}::bigint
          AND ${permission} = ANY(permissions_of(m.vendor_id IS NULL, m.preset, m.role_id)) FOR SHARE OF m`);
      return rows.length > 0;
    },

    /** Messages of a side in the last minute and the last day. */
    async recent(threadId: number, side: Side): Promise<{ minute: number; day: number }> {
      const row = await database.first<{ minute: number; day: number }>(sql`
        SELECT count(*) FILTER (WHERE created_at > clock_timestamp() - interval '1 minute') AS minute, count(*) AS day
        FROM thread_messages
        WHERE thread_id = ${threadId} AND side = ${side} AND created_at > clock_timestamp() - interval '1 day'`);
      return row ?? { minute: 0, day: 0 };
    },

    /** A message sent before with the same key. */
    byKey: (scope: ThreadScope, partId: number, requestKey: string) =>
      database.first<{ id: number }>(sql`
        SELECT m.id FROM thread_messages m JOIN threads t ON t.id = m.thread_id
        WHERE t.vendor_order_id = ${partId} AND m.author_user_id = ${scope.userId} AND m.side = ${scope.side}
          AND m.request_key = ${requestKey}`),

    async insert(threadId: number, { side, kind, authorId, body, requestKey }: NewMessage): Promise<number> {
      const row = await database.first<{ id: number }>(sql`
        INSERT INTO thread_messages (thread_id, side, kind, author_user_id, body, request_key)
        VALUES (${threadId}, ${side}, ${kind}, ${authorId}, ${body}, ${requestKey}) RETURNING id`);
      if (!row) throw new Error('The message was not stored.');
      return row.id;
    },

    addFiles: (messageId: number, fileIds: readonly number[]) =>
      database.query(sql`
        INSERT INTO thread_files (message_id, file_id) SELECT ${messageId}, unnest(${[...fileIds]}::bigint[])`),

    /** Sets whose turn it is. The wait of a side that was waited for already goes on. */
    setTurn: (threadId: number, side: Side | null) =>
      database.query(sql`
        UPDATE threads SET waits_for = ${side}, updated_at = clock_timestamp(),
          waits_since = CASE WHEN waits_for IS NOT DISTINCT FROM ${side} THEN waits_since
            WHEN ${side}::text IS NOT NULL THEN clock_timestamp() END,
          reminded_at = CASE WHEN waits_for IS NOT DISTINCT FROM ${side} THEN reminded_at END
        WHERE id = ${threadId}`),

    startDispute: (threadId: number) =>
      database.query(sql`
        UPDATE threads SET disputed_at = clock_timestamp(), resolved_at = NULL WHERE id = ${threadId}`),

    endDispute: (threadId: number) =>
      database.query(sql`
        UPDATE threads SET resolved_at = clock_timestamp(), joined_at = NULL WHERE id = ${threadId}`),

    join: (threadId: number) =>
      database.query(sql`
        UPDATE threads SET joined_at = clock_timestamp(), updated_at = clock_timestamp() WHERE id = ${threadId}`),

    /**
     * Marks messages as read up to an id of the thread.
     * @returns true if any was new
     */
    async markRead({ side, userId }: ThreadScope, threadId: number, lastId: number): Promise<boolean> {
      const rows = await database.query(sql`
        INSERT INTO thread_reads (thread_id, side, user_id, last_read_id)
        SELECT ${threadId}, ${side}, ${userId}, max(id) FROM thread_messages
        WHERE thread_id = ${threadId} AND id <= ${lastId} HAVING max(id) IS NOT NULL
        ON CONFLICT (thread_id, side, user_id) DO UPDATE SET last_read_id = EXCLUDED.last_read_id
          WHERE thread_reads.last_read_id < EXCLUDED.last_read_id
        RETURNING thread_id`);
      return rows.length > 0;
    },
  };
};
