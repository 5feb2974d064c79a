import { sql } from '../sql/sql.ts';
import { MAIL_RETENTION_DAYS } from './mail-retention.ts';
import type { LedgerRule } from './rules.ts';
import { today } from '../calendar/today.ts';

/** Rules about licences of vendors. */
export const licenceRules: LedgerRule[] = [
  {
    rule: 'A category of a vendor is paused exactly while it lacks a licence that it needs',
    violations: sql`
      SELECT 'vendor ' || vendor_id || ', category ' || category_id AS subject, licence_type || ': ' || detail AS detail
      FROM unsettled_licences`,
  },
  {
    rule: 'Each stage of a licence that expires was reminded of by a mail, or by a more urgent one',
    violations: sql`
      SELECT 'licence ' || l.id AS subject, 'no reminder for ' || stage.days || ' days' AS detail
      FROM licences l CROSS JOIN LATERAL (
        -- The most urgent stage that began yesterday or before, for a licence that was accepted by then.
        SELECT min(days) AS days FROM unnest(ARRAY[60, 30, 7, 0]) AS days
        WHERE l.expires_on - days < ${today}
      ) stage JOIN vendors v ON v.id = l.vendor_id AND v.active = 1 AND v.deleted_at IS NULL
      WHERE l.state = 'accepted' AND l.decided_at < now() - interval '1 day'
        AND l.expires_on >= ${today} AND stage.days IS NOT NULL
        AND NOT EXISTS (SELECT FROM licences later WHERE later.vendor_id = l.vendor_id AND later.type = l.type
          AND later.state = 'accepted' AND (later.expires_on, later.id) > (l.expires_on, l.id))
        AND NOT EXISTS (SELECT FROM licence_reminders r WHERE r.licence_id = l.id AND r.days <= stage.days)
      UNION ALL
      SELECT 'licence ' || r.licence_id, 'no mail for ' || r.days || ' days' FROM licence_reminders r
      JOIN licences l ON l.id = r.licence_id JOIN vendors v ON v.id = l.vendor_id AND v.active = 1 AND v.deleted_at IS NULL
      WHERE r.sent_at > now() - ${MAIL_RETENTION_DAYS} * interval '1 day' AND NOT EXISTS (
        SELECT FROM outbox WHERE event_id = 'licence-expiring:' || r.licence_id || ':' || r.days)`,
  },
  {
    // A card order counts from its reservation. A product that was edited since may have been in another category.
    rule: 'Nothing is sold in a category that its vendor may not sell for want of a licence',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat('product ', p.id, ', placed ', part.placed_at, ', paused ', h.from_at) AS detail
      FROM vendor_category_holds h JOIN vendor_orders part ON part.vendor_id = h.vendor_id
      JOIN orders o ON o.id = part.order_id JOIN order_items i ON i.vendor_order_id = part.id
      JOIN products p ON p.id = i.product_id AND p.category_id = h.category_id AND p.updated_at < part.placed_at
      WHERE part.placed_at IS NOT NULL AND coalesce(o.reserved_at, part.placed_at) >= h.from_at
        AND (h.ended_at IS NULL OR coalesce(o.reserved_at, part.placed_at) < h.ended_at)`,
  },
];
