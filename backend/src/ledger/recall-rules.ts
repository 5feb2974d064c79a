import { sql } from '../sql/sql.ts';
import { MAIL_RETENTION_DAYS } from './mail-retention.ts';
import type { LedgerRule } from './rules.ts';

/** Rules about recalls. That a lot is off sale exactly while it is recalled is among the rules about lots. */
export const recallRules: LedgerRule[] = [
  {
    rule: 'A product without batches is off sale exactly while it is recalled',
    violations: sql`
      SELECT 'product ' || p.id AS subject, concat('recalled ', p.recalled, ', approved ', p.approval_status) AS detail
      FROM products p CROSS JOIN LATERAL (
        SELECT NOT p.tracks_lots AND EXISTS (
          SELECT FROM recall_products rp JOIN recalls r ON r.id = rp.recall_id
          WHERE rp.product_id = p.id AND rp.lifted_at IS NULL AND r.state IN ('open', 'closed')) AS recalled
      ) AS due
      WHERE p.recalled <> due.recalled OR (p.recalled AND p.approval_status = 1)`,
  },
  {
    rule: 'Everybody who bought recalled units has a case once a recall says so',
    violations: sql`
      SELECT r.recall_no AS subject, 'order line ' || taken.order_item_id || ', lot ' || taken.lot_id AS detail
      FROM recalls r JOIN recall_lots rl ON rl.recall_id = r.id AND rl.lifted_at IS NULL
      JOIN lots l ON l.id = rl.lot_id JOIN order_item_lots taken ON taken.lot_id = l.id AND taken.given_back_at IS NULL
      JOIN order_items item ON item.id = taken.order_item_id
      JOIN vendor_orders part ON part.id = item.vendor_order_id AND part.placed_at < r.cases_done_at
      WHERE rl.added_at < r.cases_done_at AND NOT EXISTS (
        SELECT FROM recall_cases c WHERE c.recall_id = r.id AND c.order_item_id = taken.order_item_id
          AND c.lot_id IS NOT DISTINCT FROM CASE WHEN NOT l.remainder THEN l.id END)`,
  },
  {
    rule: 'Every case of a recall has its mail',
    violations: sql`
      SELECT r.recall_no AS subject, 'case ' || c.id AS detail FROM recall_cases c JOIN recalls r ON r.id = c.recall_id
      WHERE c.created_at > now() - ${MAIL_RETENTION_DAYS} * interval '1 day' AND NOT EXISTS (
        SELECT FROM outbox WHERE event_id = 'recall:' || c.id AND template = 'recall-notice')`,
  },
  {
    rule: 'A closed recall has its report, and a conclusion in both languages',
    violations: sql`
      SELECT recall_no AS subject, concat('report ', report, ', conclusions ', conclusion, ' / ', conclusion_ar) AS detail
      FROM recalls WHERE state = 'closed' AND (report -> 'acknowledged' IS NULL OR btrim(conclusion) = '' OR btrim(conclusion_ar) = '')`,
  },
  {
    rule: 'A recall closed with too few answers, or with units not accounted for, has a reason',
    violations: sql`
      SELECT recall_no AS subject, concat('answered ', report ->> 'acknowledged', ' of ', report ->> 'cases', ', target ',
        report ->> 'target', ' %, not accounted for ', report ->> 'unaccounted') AS detail
      FROM recalls WHERE state = 'closed' AND btrim(shortfall_reason) = '' AND ((report -> 'unaccounted')::integer > 0
        OR (report -> 'acknowledged')::integer * 100 < (report -> 'cases')::integer * (report -> 'target')::integer)`,
  },
  {
    rule: 'A buyer of recalled units was reminded only before answering, and before the recall was closed',
    violations: sql`
      SELECT r.recall_no AS subject, 'case ' || c.id || ', reminder ' || sent.number AS detail
      FROM recall_reminders sent JOIN recall_cases c ON c.id = sent.case_id JOIN recalls r ON r.id = c.recall_id
      WHERE sent.created_at > least(c.acknowledged_at, r.closed_at)`,
  },
  {
    rule: 'No parcel with recalled units was sent after its recall was opened',
    violations: sql`
      SELECT part.order_sub_no AS subject, r.recall_no || ', sent at ' || h.created_at AS detail
      FROM recalls r JOIN recall_lots rl ON rl.recall_id = r.id AND rl.lifted_at IS NULL
      JOIN order_item_lots taken ON taken.lot_id = rl.lot_id AND taken.given_back_at IS NULL
      JOIN order_items item ON item.id = taken.order_item_id JOIN vendor_orders part ON part.id = item.vendor_order_id
      JOIN order_status_history h ON h.vendor_order_id = part.id AND order_is_preparing(h.from_status)
        AND NOT order_is_preparing(h.to_status) AND NOT order_is_cancelled(h.to_status)
      WHERE r.state IN ('open', 'closed') AND h.created_at > greatest(r.opened_at, rl.added_at)`,
  },
];
