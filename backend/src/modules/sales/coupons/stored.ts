import { sql } from '../../../sql/sql.ts';
import { eachCurrency } from '../../../facts/currencies.ts';
import type { Amounts } from '../../../money/amounts.ts';
import { currencyColumns, valuesOf } from '../../../money/currency-columns.ts';
import { isOneOf } from '../../../wire/bulk.ts';
import type { Database } from '../../../database/database.ts';
import { amountColumns } from './admin-repository.ts';
import type { CouponForm } from './form.ts';

/** Stored coupon; amounts in minor units. */
export interface StoredCoupon {
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amounts: Amounts | null;
  minimums: Amounts;
  starts_at: string;
  ends_at: string | null;
  usage_limit: number | null;
  per_customer_limit: number;
  funded_by: 'platform' | 'vendor';
  vendor_id: number | null;
  only_email: string | null;
  first_order_only: boolean;
  active: boolean;
}

/** Coupon locked until the end of the transaction. */
export type LockedCoupon = StoredCoupon & { id: number; updated_at: string };

export interface CouponHistory {
  id: number;
  /** Redemptions that have not been released. */
  used: number;
  /** Largest number of them by one customer. */
  most_by_customer: number;
  /** Redeemed by an order at some time, even if released since. */
  redeemed: boolean;
  /** Issued to a newsletter subscriber. */
  given: boolean;
}

const moment = (text: string) => new Date(text).toISOString();

export const toStored = (form: CouponForm): StoredCoupon => ({
  code: form.code,
  kind: form.kind,
  percent: form.percent ?? null,
  amounts: form.amounts ?? null,
  minimums: form.minimums ?? eachCurrency(() => 0),
  starts_at: form.starts_at ? moment(form.starts_at) : new Date().toISOString(),
  ends_at: form.ends_at ? moment(form.ends_at) : null,
  usage_limit: form.usage_limit ?? null,
  per_customer_limit: form.per_customer_limit,
  funded_by: form.funded_by,
  vendor_id: form.vendor_id,
  only_email: form.only_email ?? null,
  first_order_only: form.first_order_only,
  active: form.active,
});

const columns = sql`code, kind, percent, ${currencyColumns('amount')}, ${currencyColumns('minimum')}, starts_at,
  ends_at, usage_limit, per_customer_limit, funded_by, vendor_id, only_email, first_order_only, active`;

const values = (coupon: StoredCoupon) => sql`${coupon.code}, ${coupon.kind}, ${coupon.percent},
  ${valuesOf((currency) => coupon.amounts?.[currency] ?? null)},
  ${valuesOf((currency) => coupon.minimums[currency])}, ${coupon.starts_at}, ${coupon.ends_at},
  ${coupon.usage_limit}, ${coupon.per_customer_limit}, ${coupon.funded_by}, ${coupon.vendor_id}, ${coupon.only_email},
  ${coupon.first_order_only}, ${coupon.active}`;

export const createStoredCoupons = (database: Database) => ({
  /** Locks coupons until the end of the transaction; concurrent redemptions wait. */
  lock: (ids: readonly number[]) =>
    database.query<LockedCoupon>(sql`
      SELECT c.id, c.code, c.kind, c.percent, ${amountColumns}, c.starts_at, c.ends_at, c.usage_limit,
        c.per_customer_limit, c.funded_by, c.vendor_id, c.only_email, c.first_order_only, c.active, c.updated_at
      FROM coupons c WHERE ${isOneOf(sql`c.id`, ids)} ORDER BY c.id FOR UPDATE`),

  /** Call after the lock, so that redemptions it waited for are counted. */
  async history(id: number): Promise<CouponHistory> {
    const row = await database.first<CouponHistory>(sql`
      SELECT c.id, count(r.id) FILTER (WHERE r.released_at IS NULL) AS used, count(r.id) > 0 AS redeemed,
        coalesce((SELECT max(by_one.uses) FROM (
          SELECT count(*) AS uses FROM coupon_redemptions WHERE coupon_id = c.id AND released_at IS NULL GROUP BY email
        ) by_one), 0) AS most_by_customer,
        EXISTS (SELECT 1 FROM newsletter_subscribers WHERE coupon_id = c.id) AS given
      FROM coupons c LEFT JOIN coupon_redemptions r ON r.coupon_id = c.id WHERE c.id = ${id} GROUP BY c.id`);
    if (!row) throw new Error('A locked coupon no longer exists.');
    return row;
  },

  async isTaken(code: string, besides?: number): Promise<boolean> {
    const row = await database.first<{ id: number }>(sql`SELECT id FROM coupons WHERE code = ${code}`);
    return row !== null && row.id !== besides;
  },

  async hasVendor(id: number): Promise<boolean> {
    const row = await database.first(sql`SELECT id FROM vendors WHERE id = ${id} AND deleted_at IS NULL`);
    return row !== null;
  },

  async insert(coupon: StoredCoupon): Promise<number> {
    const row = await database.first<{ id: number }>(
      sql`INSERT INTO coupons (${columns}) VALUES (${values(coupon)}) RETURNING id`,
    );
    if (!row) throw new Error('The coupon was not stored.');
    return row.id;
  },

  update: (id: number, coupon: StoredCoupon) =>
    database.query(sql`UPDATE coupons SET (${columns}) = ROW (${values(coupon)}) WHERE id = ${id}`),

  /** Also deletes checkouts that use the coupon; customers who return to them get a new one. */
  async remove(id: number): Promise<void> {
    await database.query(sql`DELETE FROM orders WHERE coupon_id = ${id} AND state = 'draft'`);
    await database.query(sql`DELETE FROM coupons WHERE id = ${id}`);
  },
});
