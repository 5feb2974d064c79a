import { sql, type SQL } from '../sql/sql.ts';
import { MAIL_RETENTION_DAYS } from './mail-retention.ts';

/** A rule of the ledger: a query without results while the rule holds. */
export interface LedgerRule {
  /** Description of the rule. */
  rule: string;
  /** Rows of `subject` (the violating record) and `detail`. */
  violations: SQL;
}

const stockRules: LedgerRule[] = [
  {
    rule: 'The stock moves of a product without variants add up to its stock',
    violations: sql`
      SELECT 'product ' || p.id AS subject, 'stock ' || p.stock || ', moves ' || coalesce(sum(m.delta), 0) AS detail
      FROM products p LEFT JOIN stock_moves m ON m.product_id = p.id AND m.variant_id IS NULL
      WHERE NOT p.has_variants GROUP BY p.id HAVING p.stock <> coalesce(sum(m.delta), 0)`,
  },
  {
    rule: 'The stock moves of a variant add up to its stock',
    violations: sql`
      SELECT 'variant ' || w.id AS subject, 'stock ' || w.stock || ', moves ' || coalesce(sum(m.delta), 0) AS detail
      FROM variants w LEFT JOIN stock_moves m ON m.variant_id = w.id
      GROUP BY w.id HAVING w.stock <> coalesce(sum(m.delta), 0)`,
  },
  {
    rule: 'The stock of a product with variants is the sum over its variants',
    violations: sql`
      SELECT 'product ' || p.id AS subject, 'stock ' || p.stock || ', variants ' || coalesce(sum(w.stock), 0) AS detail
      FROM products p LEFT JOIN variants w ON w.product_id = p.id AND w.deleted_at IS NULL
      WHERE p.has_variants GROUP BY p.id HAVING p.stock <> coalesce(sum(w.stock), 0)`,
  },
  {
    rule: 'An active or reserved order has taken its stock once, and a cancelled or expired one has returned it once',
    violations: sql`
      WITH expected AS (
        SELECT part.id, i.product_id, i.variant_id,
          sum(CASE WHEN order_is_cancelled(part.status) THEN 0 ELSE -i.quantity END) AS delta
        FROM vendor_orders part JOIN orders o ON o.id = part.order_id JOIN order_items i ON i.vendor_order_id = part.id
        WHERE o.state IN ('paying', 'placed') GROUP BY part.id, i.product_id, i.variant_id
      ), moved AS (
        SELECT vendor_order_id AS id, product_id, variant_id, sum(delta) AS delta
        FROM stock_moves WHERE vendor_order_id IS NOT NULL GROUP BY vendor_order_id, product_id, variant_id
      )
      SELECT 'vendor order ' || coalesce(e.id, m.id) || ', product ' || coalesce(e.product_id, m.product_id) AS subject,
        'expected ' || coalesce(e.delta, 0) || ', moved ' || coalesce(m.delta, 0) AS detail
      FROM expected e FULL JOIN moved m ON m.id = e.id AND m.product_id = e.product_id
        AND coalesce(m.variant_id, 0) = coalesce(e.variant_id, 0)
      WHERE coalesce(e.delta, 0) <> coalesce(m.delta, 0)`,
  },
];

const sumRules: LedgerRule[] = [
  {
    rule: 'The amounts of an order are the sums of its sub-orders',
    violations: sql`
      SELECT o.order_no AS subject, 'total ' || o.grand_total || ', parts ' || coalesce(sum(part.total_amount), 0) AS detail
      FROM orders o LEFT JOIN vendor_orders part ON part.order_id = o.id GROUP BY o.id
      HAVING (o.sub_total, o.shipping_cost, o.discount, o.tax_amount, o.grand_total) IS DISTINCT FROM
        (sum(part.sub_total), sum(part.shipping_cost), sum(part.discount), sum(part.tax_amount), sum(part.total_amount))`,
  },
  {
    rule: 'The amounts of a sub-order are the sums of its lines',
    violations: sql`
      SELECT part.order_sub_no AS subject, 'sub-total ' || part.sub_total || ', lines ' || coalesce(sum(i.sub_total), 0) AS detail
      FROM vendor_orders part LEFT JOIN order_items i ON i.vendor_order_id = part.id GROUP BY part.id
      HAVING part.sub_total IS DISTINCT FROM sum(i.sub_total)`,
  },
  {
    rule: 'The lines of a sub-order carry its full discount and shipping',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat('discount ', part.discount, ', lines ', sum(i.discount),
        ', shipping ', part.shipping_cost, ', lines ', sum(i.shipping_share)) AS detail
      FROM vendor_orders part LEFT JOIN order_items i ON i.vendor_order_id = part.id GROUP BY part.id
      HAVING (part.discount, part.shipping_cost) IS DISTINCT FROM (sum(i.discount), sum(i.shipping_share))`,
  },
  {
    rule: 'The copied fields of a sub-order match its order and its lines',
    violations: sql`
      SELECT part.order_sub_no AS subject,
        concat('customer ', part.user_id, ', ', part.currency, ', units ', part.units) AS detail
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id
      LEFT JOIN order_items i ON i.vendor_order_id = part.id GROUP BY part.id, o.id
      HAVING (part.user_id, part.currency, part.units) IS DISTINCT FROM (o.user_id, o.currency, sum(i.quantity))`,
  },
];

/** Older mails may have been deleted. */
const isMailStored = (placedAt: SQL): SQL => sql`${placedAt} > now() - ${MAIL_RETENTION_DAYS} * interval '1 day'`;

const completenessRules: LedgerRule[] = [
  {
    rule: 'All sub-orders of a placed order are placed',
    violations: sql`
      SELECT part.order_sub_no AS subject, 'the order is ' || o.state AS detail
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id
      WHERE (part.placed_at IS NOT NULL) <> (o.state = 'placed')`,
  },
  {
    rule: 'The history of a placed sub-order ends with its status, and a draft has none',
    violations: sql`
      SELECT part.order_sub_no AS subject, 'status ' || part.status || ', history ' || coalesce(last.to_status::text, 'none') AS detail
      FROM vendor_orders part
      LEFT JOIN LATERAL (
        SELECT to_status FROM order_status_history h WHERE h.vendor_order_id = part.id ORDER BY h.id DESC LIMIT 1
      ) last ON true
      WHERE last.to_status IS DISTINCT FROM CASE WHEN part.placed_at IS NOT NULL THEN part.status END`,
  },
  {
    rule: 'A placed order goes to the country of its address',
    violations: sql`
      SELECT o.order_no AS subject, 'goes to ' || coalesce(c.iso2, 'nowhere') || ', addressed to ' ||
        (o.shipping_address ->> 'country_code') AS detail
      FROM orders o LEFT JOIN countries c ON c.id = o.country_id
      WHERE o.state = 'placed' AND o.shipping_address ->> 'country_code' IS DISTINCT FROM c.iso2
        AND o.shipping_address ? 'country_code'`,
  },
  {
    rule: 'The customer of a placed order gets an email',
    violations: sql`
      SELECT o.order_no AS subject, 'no order-placed mail' AS detail FROM orders o
      WHERE o.state = 'placed' AND ${isMailStored(sql`o.placed_at`)} AND NOT EXISTS (
        SELECT FROM outbox WHERE event_id = 'order:' || o.order_no AND template = 'order-placed')`,
  },
  {
    rule: 'Every vendor of a placed order gets an email',
    violations: sql`
      SELECT part.order_sub_no AS subject, 'no order-received mail' AS detail FROM vendor_orders part
      WHERE ${isMailStored(sql`part.placed_at`)} AND NOT EXISTS (
        SELECT FROM outbox WHERE event_id = 'order:' || part.order_sub_no AND template = 'order-received')`,
  },
];

const vendorRules: LedgerRule[] = [
  {
    rule: 'The tracking id and label of a sub-order match its booked pickup, or its vendor has stated a carrier',
    violations: sql`
      SELECT part.order_sub_no AS subject,
        'tracking id "' || part.tracking_id || '", pickup "' || coalesce(pickup.tracking_id, '') || '"' AS detail
      FROM vendor_orders part
      LEFT JOIN pickups pickup ON pickup.vendor_order_id = part.id AND pickup.booked_at IS NOT NULL
        AND pickup.cancelled_at IS NULL
      WHERE part.label_url <> coalesce(pickup.label_url, '') OR CASE part.carrier
        WHEN '' THEN part.tracking_id <> coalesce(pickup.tracking_id, '')
        ELSE part.tracking_id = '' OR pickup.id IS NOT NULL END`,
  },
  {
    rule: 'A member of a store is notified of an order at most once',
    violations: sql`
      SELECT coalesce(payload ->> 'order_sub_no', '') AS subject, count(*) || ' notifications' AS detail
      FROM notifications WHERE kind = 'order_placed' GROUP BY user_id, payload ->> 'order_sub_no' HAVING count(*) > 1`,
  },
];

/** Rules about stock and orders. */
export const ledgerRules: LedgerRule[] = [...stockRules, ...sumRules, ...completenessRules, ...vendorRules];
