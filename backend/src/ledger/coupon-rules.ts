import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

const discountRules: LedgerRule[] = [
  {
    rule: 'The discount of a sub-order does not exceed the price of its goods',
    violations: sql`
      SELECT order_sub_no AS subject, 'discount ' || discount || ', goods ' || sub_total AS detail
      FROM vendor_orders WHERE discount > sub_total`,
  },
  {
    rule: 'A vendor’s coupon discounts only that vendor’s goods',
    violations: sql`
      SELECT part.order_sub_no AS subject, 'discount ' || part.discount || ' by ' || c.code AS detail
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id JOIN coupons c ON c.id = o.coupon_id
      WHERE part.discount > 0 AND c.vendor_id <> part.vendor_id`,
  },
  {
    rule: 'A discounted order has a coupon, redeemed once for the amount of the discount',
    violations: sql`
      SELECT o.order_no AS subject, 'discount ' || o.discount || ', redeemed ' || coalesce(r.amount::text, 'nothing') AS detail
      FROM orders o LEFT JOIN coupon_redemptions r ON r.order_id = o.id
      WHERE (o.discount > 0) <> (o.coupon_id IS NOT NULL)
        OR CASE WHEN o.state <> 'draft' AND o.coupon_id IS NOT NULL
          THEN (r.coupon_id, r.user_id, r.amount) IS DISTINCT FROM (o.coupon_id, o.user_id, o.discount)
          ELSE r.id IS NOT NULL END`,
  },
];

/** True if an active sub-order of the order carries some of its discount: `part` is the row of each. */
const someIsDiscounted = sql`bool_or(part.discount > 0 AND NOT order_is_cancelled(part.status))`;

const redemptionRules: LedgerRule[] = [
  {
    rule: 'A coupon is not redeemed more often than its limit',
    violations: sql`
      SELECT 'coupon ' || c.code AS subject, 'limit ' || c.usage_limit || ', redeemed ' || count(*) AS detail
      FROM coupons c JOIN coupon_redemptions r ON r.coupon_id = c.id AND r.released_at IS NULL
      GROUP BY c.id HAVING count(*) > c.usage_limit`,
  },
  {
    rule: 'A coupon is not redeemed more often per customer than its limit per customer',
    violations: sql`
      SELECT 'coupon ' || c.code || ', customer ' || r.user_id AS subject,
        'limit ' || c.per_customer_limit || ', redeemed ' || count(*) AS detail
      FROM coupons c JOIN coupon_redemptions r ON r.coupon_id = c.id AND r.released_at IS NULL
      GROUP BY c.id, r.user_id HAVING count(*) > c.per_customer_limit`,
  },
  {
    rule: 'An order that expired, or whose discounted sub-orders are all cancelled, has released its coupon',
    violations: sql`
      SELECT o.order_no AS subject, 'the coupon still counts as used' AS detail
      FROM orders o JOIN coupon_redemptions r ON r.order_id = o.id AND r.released_at IS NULL
      JOIN vendor_orders part ON part.order_id = o.id
      GROUP BY o.id HAVING o.state = 'expired' OR bool_or(part.discount > 0) AND NOT ${someIsDiscounted}`,
  },
  {
    rule: 'An order with an active discounted sub-order has not released its coupon',
    violations: sql`
      SELECT o.order_no AS subject, 'the coupon was given back' AS detail
      FROM orders o JOIN coupon_redemptions r ON r.order_id = o.id AND r.released_at IS NOT NULL
      JOIN vendor_orders part ON part.order_id = o.id
      GROUP BY o.id HAVING o.state <> 'expired' AND ${someIsDiscounted}`,
  },
];

/** Rules about coupons. */
export const couponRules: LedgerRule[] = [...discountRules, ...redemptionRules];
