import { amountsObject } from '../../../money/currency-columns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Coupon } from './coupon.ts';

/** New coupon for one person. */
interface PersonalCoupon {
  code: string;
  percent: number;
  email: string;
  endsAt: string;
}

const standing = sql`FROM coupon_redemptions r WHERE r.coupon_id = c.id AND r.released_at IS NULL`;

/** Condition: the redemption `r` is by this customer, or by the same address without an account. */
const isBy = (userId: SQL, email: SQL) => sql`(r.user_id = ${userId} OR r.email = ${email})`;

/** Orders of the customer `u`, or by the same address without an account, with at least one sub-order that is not cancelled, except the order being placed. */
const livingOrders = (orderId: number | null) => sql`
  SELECT 1 FROM orders o JOIN vendor_orders part ON part.order_id = o.id
  WHERE o.user_id IN (SELECT u.id UNION ALL SELECT same.id FROM users same WHERE same.email = u.email AND same.email <> ''
      AND (same.deleted_at IS NULL OR same.kind = 'guest'))
    AND o.state = 'placed' AND NOT order_is_cancelled(part.status) AND o.id IS DISTINCT FROM ${orderId}::bigint`;

/** Sub-orders of an order that carry some of its discount and are not cancelled. */
const discountedParts = (orderId: number) => sql`
  SELECT 1 FROM vendor_orders part
  WHERE part.order_id = ${orderId} AND part.discount > 0 AND NOT order_is_cancelled(part.status)`;

export const createCouponRepository = (database: Database) => ({
  /**
   * Current state of a coupon for this customer; null for an unknown code.
   * @param orderId the order being placed, which does not count as an earlier one
   */
  find: (code: string, userId: number, orderId: number | null) =>
    database.first<Coupon>(
      sql`
      SELECT c.id, c.code, c.kind, c.percent, c.active, c.vendor_id, v.company_name, v.company_name_ar,
        ${amountsObject('amount', 'c')} AS amount,
        ${amountsObject('minimum', 'c')} AS minimum,
        c.starts_at, c.ends_at, c.starts_at <= now() AS started, coalesce(c.ends_at <= now(), false) AS ended,
        coalesce(c.only_email <> lower(u.email), false) AS for_somebody_else,
        c.first_order_only AND EXISTS (${livingOrders(orderId)}) AS too_late,
        c.usage_limit, CASE WHEN c.usage_limit IS NULL THEN 0 ELSE (SELECT count(*) ${standing}) END AS used,
        c.per_customer_limit, (SELECT count(*) ${standing} AND ${isBy(sql`u.id`, sql`u.email`)}) AS used_by_customer
      FROM coupons c JOIN users u ON u.id = ${userId} LEFT JOIN vendors v ON v.id = c.vendor_id
      WHERE c.code = ${code}`,
      'coupon',
    ),

  /** Serialises redemptions of a coupon. Whatever is read after this sees all earlier redemptions. */
  lock: (couponId: number) =>
    database.query(sql`SELECT id FROM coupons WHERE id = ${couponId} FOR NO KEY UPDATE`, 'lock coupon'),

  /** @param amount minor units of the order's currency */
  redeem: (couponId: number, userId: number, orderId: number, amount: number) =>
    database.query(
      sql`
      INSERT INTO coupon_redemptions (coupon_id, user_id, email, order_id, amount)
      SELECT ${couponId}::bigint, id, email, ${orderId}::bigint, ${amount}::bigint FROM users WHERE id = ${userId}`,
      'redeem coupon',
    ),

  lockOrder: (orderId: number) => database.query(sql`SELECT id FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`),

  /** Releases an order's redemption if every sub-order that carries some of the discount is cancelled. */
  release: (orderId: number) =>
    database.query(sql`
      UPDATE coupon_redemptions SET released_at = now()
      WHERE order_id = ${orderId} AND released_at IS NULL
        AND NOT EXISTS (${discountedParts(orderId)})`),

  released: (orderId: number) =>
    database.first<{ coupon_id: number }>(
      sql`SELECT coupon_id FROM coupon_redemptions WHERE order_id = ${orderId} AND released_at IS NOT NULL`,
    ),

  /**
   * Restores a released redemption if the limits allow it. Call after the lock, so that all earlier redemptions count.
   */
  async reclaim(orderId: number): Promise<boolean> {
    const reclaimed = await database.query(sql`
      UPDATE coupon_redemptions own SET released_at = NULL FROM coupons c
      WHERE own.order_id = ${orderId} AND own.released_at IS NOT NULL AND c.id = own.coupon_id
        AND (c.usage_limit IS NULL OR c.usage_limit > (SELECT count(*) ${standing}))
        AND c.per_customer_limit > (SELECT count(*) ${standing} AND ${isBy(sql`own.user_id`, sql`own.email`)})
      RETURNING own.id`);
    return reclaimed.length === 1;
  },

  insertPersonal: ({ code, percent, email, endsAt }: PersonalCoupon) =>
    database.first<{ id: number }>(sql`
      INSERT INTO coupons (code, kind, percent, ends_at, usage_limit, per_customer_limit, funded_by, only_email, first_order_only)
      VALUES (${code}, 'percent', ${percent}, ${endsAt}, 1, 1, 'platform', lower(${email}), true)
      RETURNING id`),
});
