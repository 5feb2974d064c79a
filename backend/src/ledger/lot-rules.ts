import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';
import { today } from '../calendar/today.ts';

/** Name of a lot in a finding. */
const subject = sql`'lot ' || l.id || ', product ' || l.product_id AS subject`;

/** Days after which a lot past its last day of sale must have left the stock. */
const DUE_DAYS = 2;

const forSale = sql`coalesce(sum(l.on_hand) FILTER (WHERE l.stop IS NULL), 0)`;

const isRemoved = sql`EXISTS (SELECT FROM variants gone WHERE gone.id = l.variant_id AND gone.deleted_at IS NOT NULL)`;

/** Rules about the lots of tracked products. */
export const lotRules: LedgerRule[] = [
  {
    rule: 'The stock of a tracked product or variant is what its lots for sale have on hand',
    violations: sql`
      SELECT 'product ' || p.id AS subject, 'stock ' || p.stock || ', lots ' || ${forSale} AS detail
      FROM products p LEFT JOIN lots l ON l.product_id = p.id AND NOT ${isRemoved} WHERE p.tracks_lots GROUP BY p.id HAVING p.stock <> ${forSale}
      UNION ALL
      SELECT 'variant ' || w.id, 'stock ' || w.stock || ', lots ' || ${forSale}
      FROM variants w JOIN products p ON p.id = w.product_id AND p.tracks_lots LEFT JOIN lots l ON l.variant_id = w.id
      WHERE w.deleted_at IS NULL GROUP BY w.id HAVING w.stock <> ${forSale}`,
  },
  {
    rule: 'The units of a lot are its moves less what sales have taken',
    violations: sql`
      SELECT ${subject}, 'on hand ' || l.on_hand || ', moved ' || moved.units || ', sold ' || sold.units AS detail
      FROM lots l
      CROSS JOIN LATERAL (SELECT coalesce(sum(delta), 0) AS units FROM lot_moves WHERE lot_id = l.id) AS moved
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(quantity), 0) AS units FROM order_item_lots WHERE lot_id = l.id AND given_back_at IS NULL) AS sold
      WHERE l.on_hand <> moved.units - sold.units`,
  },
  {
    rule: 'A living line of a tracked product has taken all its units from lots, and any other none',
    violations: sql`
      SELECT 'order line ' || item.id AS subject, 'units ' || item.quantity || ', from lots ' || coalesce(taken.units, 0) AS detail
      FROM order_items item JOIN vendor_orders part ON part.id = item.vendor_order_id JOIN orders o ON o.id = part.order_id
      LEFT JOIN (
        SELECT order_item_id, sum(quantity) AS units FROM order_item_lots WHERE given_back_at IS NULL GROUP BY order_item_id
      ) AS taken ON taken.order_item_id = item.id
      WHERE coalesce(taken.units, 0) <> CASE
        WHEN item.lots_tracked AND o.state IN ('paying', 'placed') AND NOT order_is_cancelled(part.status) THEN item.quantity
        ELSE 0 END`,
  },
  {
    rule: 'Nothing was sold after its last day of sale, or with an earlier expiry than promised',
    violations: sql`
      SELECT 'order line ' || item.id AS subject, concat('taken ', taken.taken_on, ', sold until ', taken.sell_until,
        ', expires ', taken.expires_on, ', promised ', item.promised_expiry) AS detail
      FROM order_item_lots taken JOIN order_items item ON item.id = taken.order_item_id
      WHERE taken.given_back_at IS NULL AND (taken.taken_on > taken.sell_until OR taken.expires_on < item.promised_expiry)`,
  },
  {
    rule: 'A lot is off sale exactly while its recall, quarantine or expiry says so',
    violations: sql`
      SELECT ${subject}, concat('stop ', coalesce(l.stop, 'none'), ', sold until ', l.sell_until) AS detail
      FROM lots l JOIN products p ON p.id = l.product_id AND p.tracks_lots
      WHERE (l.stop IS DISTINCT FROM 'recall'
          AND (l.stop IS NOT DISTINCT FROM 'quarantine') <> (l.quarantined_at IS NOT NULL))
        OR (l.stop IS NOT DISTINCT FROM 'recall') <> lot_is_recalled(l.id)
        OR (l.stop IS NULL AND l.sell_until < ${today} - ${DUE_DAYS}::integer)
        OR (l.stop = 'empty' AND l.on_hand > 0)`,
  },
  {
    rule: 'The promised expiry is the earliest of the lots for sale',
    violations: sql`
      SELECT 'product ' || p.id AS subject,
        concat('promised ', p.expires_from, ', earliest ', earliest_expiry(p.id, NULL)) AS detail
      FROM products p WHERE p.expires_from IS DISTINCT FROM earliest_expiry(p.id, NULL)
      UNION ALL
      SELECT 'variant ' || w.id, concat('promised ', w.expires_from, ', earliest ', earliest_expiry(w.product_id, w.id))
      FROM variants w WHERE w.expires_from IS DISTINCT FROM earliest_expiry(w.product_id, w.id)`,
  },
  {
    rule: 'Only tracked products have units in lots, and the variant of a lot belongs to its product',
    violations: sql`
      SELECT ${subject}, concat('on hand ', l.on_hand, ', variant ', l.variant_id) AS detail
      FROM lots l JOIN products p ON p.id = l.product_id LEFT JOIN variants w ON w.id = l.variant_id
      WHERE (NOT p.tracks_lots AND l.on_hand > 0) OR w.product_id <> l.product_id`,
  },
  {
    rule: 'A product is marked down exactly while a mark-down of its discount is running',
    violations: sql`
      SELECT 'product ' || p.id AS subject, concat('marked down ', p.marked_down, ', discount ', p.discount, ', mark-down ', m.discount) AS detail
      FROM products p LEFT JOIN mark_downs m ON m.product_id = p.id AND m.ended_at IS NULL
      WHERE p.marked_down <> (m.id IS NOT NULL) OR p.discount <> m.discount`,
  },
];
