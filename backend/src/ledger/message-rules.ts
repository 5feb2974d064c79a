import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

/** The author was a member of the store, or of the platform: still is, or was removed after the message. */
const wasMember = sql`(
  EXISTS (
    SELECT FROM members other WHERE other.user_id = m.author_user_id AND other.created_at <= m.created_at
      AND other.vendor_id IS NOT DISTINCT FROM team.vendor_id)
  OR EXISTS (
    SELECT FROM audit_log line WHERE line.action IN ('member.left', 'member.removed') AND line.created_at >= m.created_at
      AND line.entity_id = m.author_user_id::text AND line.vendor_id IS NOT DISTINCT FROM team.vendor_id))`;

/** Rules about messages on orders. */
export const messageRules: LedgerRule[] = [
  {
    rule: 'The author of a message was on its side when it was sent',
    violations: sql`
      SELECT 'message ' || m.id AS subject, m.side || ', user ' || m.author_user_id AS detail
      FROM thread_messages m JOIN threads t ON t.id = m.thread_id JOIN vendor_orders part ON part.id = t.vendor_order_id
        JOIN users author ON author.id = m.author_user_id
        CROSS JOIN LATERAL (SELECT CASE WHEN m.side = 'vendor' THEN part.vendor_id END AS vendor_id) team
      WHERE CASE m.side WHEN 'buyer' THEN part.user_id NOT IN (author.id, coalesce(author.claimed_by, author.id))
        ELSE NOT ${wasMember} END`,
  },
  {
    rule: 'A thread belongs to a placed sub-order, which has no other',
    violations: sql`
      SELECT part.order_sub_no AS subject, count(*) || ' threads' AS detail
      FROM threads t JOIN vendor_orders part ON part.id = t.vendor_order_id
      GROUP BY part.id HAVING count(*) > 1 OR part.placed_at IS NULL`,
  },
  {
    rule: 'The last of the disputes of a thread is open, or ends with a decision',
    violations: sql`
      SELECT part.order_sub_no AS subject, 'last event: ' || coalesce(last.kind, 'none') AS detail
      FROM threads t JOIN vendor_orders part ON part.id = t.vendor_order_id
      LEFT JOIN LATERAL (
        SELECT m.kind FROM thread_messages m WHERE m.thread_id = t.id AND m.kind IN ('dispute', 'resolution')
        ORDER BY m.id DESC LIMIT 1
      ) last ON true
      WHERE last.kind IS DISTINCT FROM CASE WHEN t.resolved_at IS NOT NULL THEN 'resolution'
        WHEN t.disputed_at IS NOT NULL THEN 'dispute' END`,
  },
];
