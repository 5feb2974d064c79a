import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contains } from '../../listReader.ts';
import type { Currency } from '../../schemas.ts';
import type { CustomerSort } from './query.ts';
import { isSale, vendorParts, type Seller } from './sales.ts';

/** Somebody who ordered; `spent` in minor units of each currency. */
export interface CustomerRow {
  id: number;
  full_name: string;
  email: string;
  phone_number: string;
  orders: number;
  first_order_at: string;
  last_order_at: string;
  spent: { currency: Currency; amount: number }[];
}

/** What each customer ordered from a vendor, by currency. */
const bought = (vendorId: number): SQL => sql`
  SELECT o.user_id, o.currency, count(*) AS orders, min(part.placed_at) AS first_at, max(part.placed_at) AS last_at,
    sum(part.total_amount) FILTER (WHERE ${isSale})::bigint AS spent
  ${vendorParts(vendorId)} GROUP BY o.user_id, o.currency`;

const matching = (search: string | undefined): SQL =>
  search === undefined
    ? sql`true`
    : contains(search, sql`u.firstname`, sql`u.lastname`, sql`u.email`, sql`u.phone_number`);

const orderBy = (sort: CustomerSort, currency: Currency): SQL =>
  ({
    recent: sql`last_order_at DESC`,
    name: sql`lower(u.firstname || ' ' || u.lastname)`,
    orders: sql`orders DESC`,
    spent: sql`coalesce(sum(b.spent) FILTER (WHERE b.currency = ${currency}), 0) DESC`,
  })[sort];

/** The people who ordered from a vendor. */
export const createCustomerRepository = (database: Database) => ({
  /** @param seller sorted by `spent`, its currency is the one that is compared */
  list: ({ vendorId, currency }: Seller, search: string | undefined, sort: CustomerSort, rows: [number, number]) =>
    database.query<CustomerRow>(sql`
      WITH bought AS (${bought(vendorId)})
      SELECT u.id, u.firstname || ' ' || u.lastname AS full_name, u.email, u.phone_number, sum(b.orders)::bigint AS orders,
        min(b.first_at) AS first_order_at, max(b.last_at) AS last_order_at,
        coalesce(jsonb_agg(jsonb_build_object('currency', b.currency, 'amount', b.spent) ORDER BY b.currency)
          FILTER (WHERE b.spent IS NOT NULL), '[]') AS spent
      FROM bought b JOIN users u ON u.id = b.user_id WHERE ${matching(search)} GROUP BY u.id
      ORDER BY ${orderBy(sort, currency)}, u.id DESC LIMIT ${rows[0]} OFFSET ${rows[1]}`),

  async count(vendorId: number, search: string | undefined): Promise<number> {
    const row = await database.first<{ total: number }>(sql`
      SELECT count(*) AS total FROM users u
      WHERE u.id IN (SELECT o.user_id ${vendorParts(vendorId)}) AND ${matching(search)}`);
    return row?.total ?? 0;
  },
});
