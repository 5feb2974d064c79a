import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { allOf } from '../../../csv/list-reader.ts';
import { pattern } from '../../../search/folded.ts';
import { phoneDigits } from '../../../text/phone-digits.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { subscriberState } from '../../content/newsletter/admin-repository.ts';
import { isSale } from '../../sales/orders/sales.ts';
import type { AdminCustomer, CustomerFilter } from './schemas.ts';

/** A customer with order totals; `spent` in minor units per currency. */
export interface CustomerRow {
  id: number;
  name: string;
  email: string;
  phone_number: string;
  company_name: string;
  lang: Lang;
  created_at: string;
  blocked_at: string | null;
  block_reason: string;
  orders: number;
  last_order_at: string | null;
  spent: { currency: Currency; amount: number }[];
}

/** Detail fields of one customer. */
type Activity = Pick<z.infer<typeof AdminCustomer>, 'reviews' | 'newsletter' | 'has_factor' | 'factors_reset_at'>;

/** Columns needed to block a customer and to notify them. */
export interface Blockable extends Pick<CustomerRow, 'id' | 'email' | 'lang' | 'blocked_at' | 'block_reason'> {
  firstname: string;
  /** True for a member of a store or of the platform. */
  is_member: boolean;
}

const isCustomer = sql`u.is_customer AND u.deleted_at IS NULL`;

/** Customers matching a filter. */
export const customerCondition = ({ search, state }: z.infer<typeof CustomerFilter>): SQL => {
  const conditions: SQL[] = [isCustomer];
  if (search !== undefined) {
    const [text, digits] = [pattern(search), phoneDigits(search)];
    const called = digits === null ? sql`false` : sql`u.search_phone LIKE ${`%${digits}%`}`;
    conditions.push(sql`(u.search_name LIKE ${text} OR u.search_email LIKE ${text} OR ${called})`);
  }
  if (state !== undefined)
    conditions.push(state === 'blocked' ? sql`u.blocked_at IS NOT NULL` : sql`u.blocked_at IS NULL`);
  return allOf(conditions);
};

const purchases = sql`
  SELECT o.currency, count(*) AS orders, max(part.placed_at) AS last_at,
    sum(part.total_amount - coalesce((SELECT sum(r.refund_total) FROM returns r WHERE r.vendor_order_id = part.id), 0)) FILTER (WHERE ${isSale})::bigint AS spent
  FROM orders o JOIN vendor_orders part ON part.order_id = o.id
  WHERE o.user_id = u.id AND o.state = 'placed' AND part.placed_at IS NOT NULL GROUP BY o.currency`;

export const createCustomerRepository = (database: Database) => ({
  /** The page is selected first, so that orders are summed only for its customers. */
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<CustomerRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT u.id FROM users u WHERE ${condition} ORDER BY u.id DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT u.id, u.firstname || ' ' || u.lastname AS name, u.email, u.phone_number, u.company_name, u.lang,
        u.created_at, u.blocked_at, u.block_reason, total.orders, total.last_order_at, total.spent
      FROM shown JOIN users u ON u.id = shown.id CROSS JOIN LATERAL (
        SELECT coalesce(sum(b.orders), 0)::bigint AS orders, max(b.last_at) AS last_order_at,
          coalesce(jsonb_agg(jsonb_build_object('currency', b.currency, 'amount', b.spent) ORDER BY b.currency)
            FILTER (WHERE b.spent IS NOT NULL), '[]') AS spent
        FROM (${purchases}) b
      ) total ORDER BY u.id DESC`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(sql`SELECT count(*) AS total FROM users u WHERE ${condition}`);
    return row?.total ?? 0;
  },

  /** Condition that selects one customer by id. */
  named: (id: number): SQL => sql`u.id = ${id} AND ${isCustomer}`,

  async activity(id: number): Promise<Activity> {
    const row = await database.first<Activity>(sql`
      SELECT (SELECT count(*) FROM reviews r WHERE r.user_id = u.id) AS reviews,
        (SELECT ${subscriberState} FROM newsletter_subscribers s WHERE s.email = u.email) AS newsletter,
        EXISTS (SELECT FROM factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS has_factor,
        (SELECT effective_at FROM factor_resets f WHERE f.user_id = u.id AND f.cancelled_at IS NULL AND f.done_at IS NULL)
          AS factors_reset_at
      FROM users u WHERE u.id = ${id}`);
    return row ?? { reviews: 0, newsletter: null, has_factor: false, factors_reset_at: null };
  },

  /** Locks a customer until the transaction ends. */
  lock: (id: number) =>
    database.first<Blockable>(sql`
      SELECT u.id, u.firstname, u.email, u.lang, u.blocked_at, u.block_reason,
        EXISTS (SELECT FROM members m WHERE m.user_id = u.id) AS is_member FROM users u
      WHERE u.id = ${id} AND ${isCustomer} FOR NO KEY UPDATE`),

  /** @param reason null unblocks the customer */
  setBlocked: (id: number, reason: string | null) =>
    database.query(sql`
      UPDATE users SET blocked_at = CASE WHEN ${reason}::text IS NOT NULL THEN now() END,
        block_reason = coalesce(${reason}::text, ''), updated_at = now()
      WHERE id = ${id}`),
});
