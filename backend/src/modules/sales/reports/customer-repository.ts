import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { contains } from '../../../csv/list-reader.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { Rows } from '../../../wire/paging.ts';
import { folded } from '../../../search/folded.ts';
import { orderBy } from '../../../wire/sorting.ts';
import type { CustomerOrder } from './query.ts';
import { isSale, returnedOf, returnedSum, vendorSubOrders } from '../orders/sales.ts';

/** A customer of a vendor; `spent` in minor units per currency. */
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

const fullName = sql`u.firstname || ' ' || u.lastname`;

/** Orders of a vendor per customer and currency. Refunds for returned goods are not counted as spent. */
const bought = (vendorId: number): SQL => sql`
  SELECT ordered.*, ordered.paid - coalesce(back.amount, 0) AS spent
  FROM (
    SELECT part.user_id, part.currency, count(*) AS orders, min(part.placed_at) AS first_at, max(part.placed_at) AS last_at,
      sum(part.total_amount) FILTER (WHERE ${isSale})::bigint AS paid
    ${vendorSubOrders(vendorId)} GROUP BY part.user_id, part.currency
  ) ordered
  LEFT JOIN (
    SELECT part.user_id, part.currency, ${returnedSum} AS amount
    ${returnedOf(vendorSubOrders(vendorId))} GROUP BY part.user_id, part.currency
  ) back USING (user_id, currency)`;

const isFoundBy = (search: string | undefined): SQL =>
  search === undefined ? sql`true` : contains(search, fullName, sql`u.email`, sql`u.phone_number`);

const orderOf = ({ by, descending, currency }: CustomerOrder): SQL => {
  const columns = {
    recent: sql`max(b.last_at)`,
    name: folded(fullName),
    orders: sql`sum(b.orders)`,
    spent: sql`coalesce(sum(b.spent) FILTER (WHERE b.currency = ${currency}), 0)`,
  } as const;
  return orderBy([columns[by], sql`u.id`].map((column) => ({ column, descending })));
};

/** Customers of a vendor. */
export const createCustomerRepository = (database: Database) => ({
  list: (vendorId: number, search: string | undefined, order: CustomerOrder, { limit, offset }: Rows) =>
    database.query<CustomerRow>(sql`
      WITH bought AS (${bought(vendorId)})
      SELECT u.id, ${fullName} AS full_name, u.email, u.phone_number, sum(b.orders)::bigint AS orders,
        min(b.first_at) AS first_order_at, max(b.last_at) AS last_order_at,
        coalesce(jsonb_agg(jsonb_build_object('currency', b.currency, 'amount', b.spent) ORDER BY b.currency)
          FILTER (WHERE b.spent IS NOT NULL), '[]') AS spent
      FROM bought b JOIN users u ON u.id = b.user_id WHERE ${isFoundBy(search)} GROUP BY u.id
      ORDER BY ${orderOf(order)} LIMIT ${limit} OFFSET ${offset}`),

  async count(vendorId: number, search: string | undefined): Promise<number> {
    const row = await database.first<{ total: number }>(sql`
      SELECT count(*) AS total FROM users u
      WHERE u.id IN (SELECT part.user_id ${vendorSubOrders(vendorId)}) AND ${isFoundBy(search)}`);
    return row?.total ?? 0;
  },
});
