import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

/** Lines of orders that count, with the rules they were sold under. */
const living = sql`(
  SELECT item.id, item.product_id, item.quantity, item.sold_under, o.user_id, o.age_confirmed_at, part.cold_fee,
    (coalesce(o.placed_at, o.reserved_at) AT TIME ZONE 'Asia/Riyadh')::date AS day, item.return_class
  FROM order_items item JOIN vendor_orders part ON part.id = item.vendor_order_id JOIN orders o ON o.id = part.order_id
  WHERE o.state IN ('paying', 'placed') AND NOT order_is_cancelled(part.status) AND item.sold_under IS NOT NULL)`;

/** Rules about the rules of sale that order lines were sold under. */
export const saleRuleRules: LedgerRule[] = [
  {
    rule: 'No person has bought more within a window than the limit of the sale allowed',
    violations: sql`
      SELECT 'order line ' || line.id AS subject, concat('limit ', bound.quantity, ' in ', bound.days, ' days, bought ', bought.units) AS detail
      FROM ${living} line
      CROSS JOIN LATERAL jsonb_to_recordset(line.sold_under -> 'limits') AS bound (quantity integer, days integer)
      CROSS JOIN LATERAL (
        SELECT sum(other.quantity) AS units FROM ${living} other
        WHERE other.user_id = line.user_id AND other.product_id = line.product_id
          AND other.day <= line.day AND other.day > line.day - bound.days) AS bought
      WHERE bought.units > bound.quantity`,
  },
  {
    rule: 'Goods with a minimum age were sold on a statement about it',
    violations: sql`
      SELECT 'order line ' || line.id AS subject, 'no statement' AS detail
      FROM ${living} line WHERE line.sold_under ->> 'min_age' IS NOT NULL AND line.age_confirmed_at IS NULL`,
  },
  {
    rule: 'Goods of a cold chain went in parcels that keep one, and no other parcel paid for it',
    violations: sql`
      SELECT 'order line ' || line.id AS subject, 'parcel without a cold chain' AS detail
      FROM ${living} line WHERE (line.sold_under ->> 'cold')::boolean AND line.cold_fee IS NULL
      UNION ALL
      SELECT 'sub-order ' || part.order_sub_no, 'cold fee without cold goods'
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id AND o.state IN ('paying', 'placed')
      WHERE part.cold_fee IS NOT NULL AND NOT EXISTS (
        SELECT FROM order_items item WHERE item.vendor_order_id = part.id AND (item.sold_under ->> 'cold')::boolean)`,
  },
  {
    rule: 'Goods of a cold chain were never sold as returnable',
    violations: sql`
      SELECT 'order line ' || line.id AS subject, 'return class ' || line.return_class AS detail
      FROM ${living} line WHERE (line.sold_under ->> 'cold')::boolean AND line.return_class NOT IN ('cold_chain', 'final')`,
  },
];
