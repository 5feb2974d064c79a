import { RECALL_TARGETS } from '../../../facts/recalls.ts';
import { sql } from '../../../sql/sql.ts';
import { concernedLines, isConcerned } from './concerned-lines.ts';
import { ofOwner, type RecallOwner } from './owner.ts';

/** Lots of the recall `r` that are still recalled. */
const liveLots = (owner: RecallOwner) => sql`(
  SELECT rl.lot_id FROM recall_lots rl JOIN lots own ON own.id = rl.lot_id JOIN products p ON p.id = own.product_id
  WHERE rl.recall_id = r.id AND rl.lifted_at IS NULL AND ${ofOwner(owner, sql`p.vendor_id`)})`;

/**
 * Figures of the recall `r` as of now, for a vendor of their own goods. Cases that no longer concern their
 * buyers do not count. A mail is deleted some time after it was sent.
 */
export const recallFigures = (owner: RecallOwner) => sql`(
  SELECT jsonb_build_object('units_received', (
      SELECT coalesce(sum(m.delta), 0) FROM lot_moves m WHERE m.lot_id IN ${liveLots(owner)} AND m.reason = 'received'),
    'units_written_off', (
      SELECT coalesce(-sum(m.delta), 0) FROM lot_moves m WHERE m.lot_id IN ${liveLots(owner)} AND m.reason IN ('expired', 'damaged', 'other')),
    'units_on_hand', (SELECT coalesce(sum(l.on_hand), 0) FROM lots l WHERE l.id IN ${liveLots(owner)}))
  || sold.figures || told.figures || jsonb_build_object('target', CASE r.severity WHEN 'I' THEN ${RECALL_TARGETS.I}::integer
    WHEN 'II' THEN ${RECALL_TARGETS.II}::integer ELSE ${RECALL_TARGETS.III}::integer END)
  FROM (
    SELECT jsonb_build_object('units_sold', coalesce(sum(line.quantity), 0),
      'units_shipped', coalesce(sum(line.quantity) FILTER (WHERE order_is_sent(line.status)), 0),
      'people', count(DISTINCT line.user_id),
      'held_parcels', count(DISTINCT line.part_id) FILTER (WHERE order_is_preparing(line.status))) AS figures
    FROM (${concernedLines}) AS line WHERE ${ofOwner(owner, sql`line.vendor_id`)}
  ) AS sold CROSS JOIN (
    SELECT jsonb_build_object('cases', count(c.id), 'mailed', count(c.id) FILTER (WHERE mail.id IS NULL OR mail.done_at IS NOT NULL),
      'undelivered', count(c.id) FILTER (WHERE mail.dead_at IS NOT NULL), 'acknowledged', count(c.acknowledged_at),
      'reminders', coalesce(sum((SELECT count(*) FROM recall_reminders WHERE case_id = c.id)), 0)::integer,
      'contacts', coalesce(sum((SELECT count(*) FROM recall_contacts WHERE case_id = c.id)), 0)::integer,
      'returned', coalesce(sum(c.returned), 0), 'destroyed', coalesce(sum(c.destroyed), 0), 'used', coalesce(sum(c.used), 0),
      'missing', coalesce(sum(c.missing), 0), 'arrived', coalesce(sum(c.arrived), 0),
      'unaccounted', coalesce(sum(c.quantity - c.returned - c.destroyed - c.used - c.missing) FILTER (WHERE c.lot_id IS NOT NULL), 0),
      'last_mail_at', to_char(max(mail.done_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS figures
    FROM recall_cases c JOIN order_items item ON item.id = c.order_item_id JOIN vendor_orders part ON part.id = item.vendor_order_id
    LEFT JOIN outbox mail ON mail.event_id = 'recall:' || c.id AND mail.template = 'recall-notice'
    WHERE c.recall_id = r.id AND ${isConcerned} AND ${ofOwner(owner, sql`part.vendor_id`)}
  ) AS told)`;
