import { amountsObject, inCurrencyOrder } from '../../../money/currency-columns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Amounts } from '../../../money/amounts.ts';
import type { Database } from '../../../database/database.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { AdminCoupon, CouponFilter } from './admin-schemas.ts';

type Wire = z.infer<typeof AdminCoupon>;

/** Coupon with its usage; amounts in minor units. */
export interface AdminCouponRow extends Omit<Wire, 'amounts' | 'minimums' | 'vendor' | 'discounts'> {
  amounts: Amounts | null;
  minimums: Amounts;
  vendor_id: number | null;
  company_name: string | null;
  company_name_ar: string | null;
  discounts: { currency: Currency; amount: number }[];
}

/** Redemption; `amount` in minor units. */
interface CouponUseRow {
  id: number;
  order_no: string;
  customer: string;
  email: string;
  amount: number;
  currency: Currency;
  created_at: string;
  released_at: string | null;
}

const standing = sql`FROM coupon_redemptions r WHERE r.coupon_id = c.id AND r.released_at IS NULL`;
const isUsedUp = sql`(c.usage_limit IS NOT NULL AND (SELECT count(*) ${standing}) >= c.usage_limit)`;
const state = sql`CASE WHEN NOT c.active THEN 'off' WHEN c.ends_at <= now() THEN 'ended' WHEN ${isUsedUp} THEN 'used_up'
  WHEN c.starts_at > now() THEN 'scheduled' ELSE 'active' END`;

const discounts = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('currency', sum.currency, 'amount', sum.amount)
    ORDER BY ${inCurrencyOrder(sql`sum.currency`)})
  FROM (
    SELECT o.currency, sum(r.amount)::bigint AS amount FROM coupon_redemptions r JOIN orders o ON o.id = r.order_id
    WHERE r.coupon_id = c.id AND r.released_at IS NULL GROUP BY o.currency
  ) sum
), '[]')`;

/** Columns of a coupon's amounts, in minor units. */
export const amountColumns = sql`
  CASE WHEN c.kind = 'amount' THEN ${amountsObject('amount', 'c')} END AS amounts,
  ${amountsObject('minimum', 'c')} AS minimums`;

/** Condition of a coupon filter; `c` is a row of coupons, `v` its vendor. */
export const couponCondition = ({ search, state: wanted, funded_by: funding }: z.infer<typeof CouponFilter>): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined)
    conditions.push(contains(search, sql`c.code`, sql`c.only_email`, sql`v.company_name`, sql`v.company_name_ar`));
  if (wanted !== undefined) conditions.push(sql`${state} = ${wanted}`);
  if (funding !== undefined) conditions.push(sql`c.funded_by = ${funding}`);
  return allOf(conditions);
};

const source = sql`coupons c LEFT JOIN vendors v ON v.id = c.vendor_id`;

export const createAdminCouponRepository = (database: Database) => ({
  // Limits the page first, so that uses are counted for its rows only.
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<AdminCouponRow>(sql`
      WITH page AS MATERIALIZED (
        SELECT c.id FROM ${source} WHERE ${condition} ORDER BY c.id DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT c.id, c.code, c.kind, c.percent, ${amountColumns}, c.starts_at, c.ends_at, c.usage_limit,
        c.per_customer_limit, c.funded_by, c.vendor_id, v.company_name, v.company_name_ar, c.only_email,
        c.first_order_only, c.active,
        ${state} AS state, (SELECT count(*) ${standing}) AS used, ${discounts} AS discounts, c.created_at, c.updated_at
      FROM page JOIN coupons c ON c.id = page.id LEFT JOIN vendors v ON v.id = c.vendor_id ORDER BY c.id DESC`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  uses: (couponId: number, limit: number, offset: number) =>
    database.query<CouponUseRow>(sql`
      SELECT r.id, o.order_no, u.firstname || ' ' || u.lastname AS customer, u.email, r.amount, o.currency, r.created_at,
        r.released_at
      FROM coupon_redemptions r JOIN orders o ON o.id = r.order_id JOIN users u ON u.id = r.user_id
      WHERE r.coupon_id = ${couponId} ORDER BY r.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async countUses(couponId: number): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM coupon_redemptions WHERE coupon_id = ${couponId}`,
    );
    return row?.total ?? 0;
  },
});
