import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

/** Rules about people who buy without an account. */
export const guestRules: LedgerRule[] = [
  {
    rule: 'A guest has at most one order',
    violations: sql`
      SELECT 'guest ' || g.id AS subject, count(*) || ' orders' AS detail
      FROM users g JOIN orders o ON o.user_id = g.id AND o.state IN ('paying', 'placed')
      WHERE g.kind = 'guest' GROUP BY g.id HAVING count(*) > 1`,
  },
  {
    rule: 'A guest cannot sign in',
    violations: sql`
      SELECT 'guest ' || g.id AS subject, 'has a session' AS detail
      FROM users g WHERE g.kind = 'guest' AND EXISTS (SELECT FROM sessions WHERE user_id = g.id)`,
  },
  {
    rule: 'The email address of a guest is the one on their order',
    violations: sql`
      SELECT o.order_no AS subject, 'billed to ' || coalesce(o.billing_address ->> 'email', 'no one') || ', guest ' || g.email AS detail
      FROM users g JOIN orders o ON o.user_id = g.id AND o.state IN ('paying', 'placed')
      WHERE g.kind = 'guest' AND g.email IS DISTINCT FROM o.billing_address ->> 'email'`,
  },
  {
    rule: 'An email address does not redeem a coupon more often than its limit per customer',
    violations: sql`
      SELECT 'coupon ' || c.code || ', ' || r.email AS subject,
        'limit ' || c.per_customer_limit || ', redeemed ' || count(*) AS detail
      FROM coupons c JOIN coupon_redemptions r ON r.coupon_id = c.id AND r.released_at IS NULL
      GROUP BY c.id, r.email HAVING count(*) > c.per_customer_limit`,
  },
  {
    rule: 'A cash order that needed a confirmed email address has a used code',
    violations: sql`
      SELECT o.order_no AS subject, 'no used code for ' || coalesce(o.billing_address ->> 'email', 'no address') AS detail
      FROM orders o
      WHERE o.state = 'placed' AND o.payment_method = 'cash' AND o.needs_email_code AND NOT EXISTS (
        SELECT FROM email_codes code WHERE code.purpose = 'guest_cash' AND code.email = o.billing_address ->> 'email'
          AND code.used_at <= o.placed_at AND code.user_id IN (
            SELECT o.user_id UNION ALL SELECT id FROM users WHERE claimed_by = o.user_id))`,
  },
];
