import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';

interface CouponSpec {
  readonly code?: string;
  readonly percent?: number;
  /** Minor units, the same number in each currency; makes it a coupon of a fixed amount. */
  readonly amount?: number;
  readonly minimum?: number;
  /** Days from now; negative values are in the past. */
  readonly startsIn?: number;
  readonly endsIn?: number;
  readonly usageLimit?: number;
  readonly perCustomerLimit?: number;
  readonly vendorId?: number;
  readonly onlyEmail?: string;
  readonly active?: boolean;
}

let made = 0;

const days = (count: number) => sql`now() + ${`${count} days`}::interval`;

/** Creates coupons directly in the database: 10 % off everything for everyone by default. */
export const createCoupons = (database: Database) => ({
  async make(spec: CouponSpec = {}): Promise<{ id: number; code: string }> {
    const { code = `CODE${(made += 1)}`, amount = null, minimum = 0, vendorId = null } = spec;
    const percent = amount === null ? (spec.percent ?? 10) : null;
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO coupons (code, kind, percent, amount_sar, amount_bhd, amount_usd, minimum_sar, minimum_bhd, minimum_usd,
        starts_at, ends_at, usage_limit, per_customer_limit, funded_by, vendor_id, only_email, active)
      VALUES (${code}, ${amount === null ? 'percent' : 'amount'}, ${percent}, ${amount}, ${amount}, ${amount},
        ${minimum}, ${minimum}, ${minimum}, ${days(spec.startsIn ?? -1)},
        ${spec.endsIn === undefined ? null : days(spec.endsIn)}, ${spec.usageLimit ?? null},
        ${spec.perCustomerLimit ?? 1}, ${vendorId === null ? 'platform' : 'vendor'}, ${vendorId},
        ${spec.onlyEmail ?? null}, ${spec.active ?? true}) RETURNING id`);
    return { id: row?.id ?? 0, code };
  },

  /** Number of redemptions of a coupon and their sum in minor units. */
  async redeemed(couponId: number): Promise<{ count: number; amount: number }> {
    const row = await database.first<{ count: number; amount: number }>(sql`
      SELECT count(*) AS count, coalesce(sum(amount), 0)::bigint AS amount FROM coupon_redemptions
      WHERE coupon_id = ${couponId} AND released_at IS NULL`);
    return row ?? { count: 0, amount: 0 };
  },
});

export type Coupons = ReturnType<typeof createCoupons>;
