import type { z } from 'zod';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { exclusiveRatesLock } from './rates-lock.ts';
import type { CommissionRate, CommissionRateFilter, NewCommissionRate } from './schemas.ts';
import { today } from '../../../calendar/today.ts';

type Wire = z.infer<typeof CommissionRate>;

/** A commission rate with the names of its category and vendor; the rate in basis points. */
export interface CommissionRateRow extends Omit<Wire, 'category' | 'vendor' | 'percent'> {
  category_id: number | null;
  category_name: string | null;
  category_name_ar: string | null;
  vendor_id: number | null;
  company_name: string | null;
  company_name_ar: string | null;
  rate_bp: number;
}

const state = sql`CASE WHEN r.ended_at IS NOT NULL THEN 'ended'
  WHEN r.from_day > ${today} THEN 'future' ELSE 'live' END`;

const columns = sql`r.id, commission_source(r) AS source, r.category_id, c.name AS category_name, c.name_ar AS category_name_ar,
  r.vendor_id, v.company_name, v.company_name_ar, r.rate_bp, to_char(r.from_day, 'YYYY-MM-DD') AS from_day, ${state} AS state,
  r.ended_at, u.firstname || ' ' || u.lastname AS created_by, r.created_at`;

const joined = sql`LEFT JOIN categories c ON c.id = r.category_id LEFT JOIN vendors v ON v.id = r.vendor_id
  JOIN users u ON u.id = r.created_by`;
const source = sql`commission_rates r ${joined}`;

export const rateCondition = ({ search, state: requestedState }: CommissionRateFilter): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined)
    conditions.push(contains(search, sql`c.name`, sql`c.name_ar`, sql`v.company_name`, sql`v.company_name_ar`));
  if (requestedState !== undefined) conditions.push(sql`${state} = ${requestedState}`);
  return allOf(conditions);
};

/** Commission rates. They are immutable: a change ends one and adds another. */
export const createCommissionRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<CommissionRateRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition} ORDER BY r.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /** Rate that applies to a product now, with id null if there is none; null for an unknown product. */
  matching: (productId: number) =>
    database.first<CommissionRateRow | { id: null }>(sql`
      SELECT ${columns} FROM products p
      LEFT JOIN LATERAL commission_rate_of(p.category_id, p.vendor_id, now()) AS r ON true
      LEFT JOIN categories c ON c.id = r.category_id LEFT JOIN vendors v ON v.id = r.vendor_id
      LEFT JOIN users u ON u.id = r.created_by
      WHERE p.id = ${productId} AND p.deleted_at IS NULL`),

  /** Exclusive lock on the rates until the transaction ends; waits for running sales. */
  lock: () => database.query(sql`SELECT ${exclusiveRatesLock}`),

  isCategory: async (id: number): Promise<boolean> =>
    (await database.first(sql`SELECT id FROM categories WHERE id = ${id} AND deleted_at IS NULL`)) !== null,

  isVendor: async (id: number): Promise<boolean> =>
    (await database.first(sql`SELECT id FROM vendors WHERE id = ${id} AND deleted_at IS NULL`)) !== null,

  /** @returns the new id; null if a rate for the same category and vendor has not been ended */
  async add({ category_id: categoryId, vendor_id: vendorId, ...rate }: NewCommissionRate, adminId: number) {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO commission_rates (category_id, vendor_id, rate_bp, from_day, created_by)
      VALUES (${categoryId ?? null}, ${vendorId ?? null}, ${rate.percent}, ${rate.from_day}::date, ${adminId})
      ON CONFLICT DO NOTHING RETURNING id`);
    return row?.id ?? null;
  },

  /** @returns false if it had already ended */
  async end(id: number): Promise<boolean> {
    const row = await database.first(sql`
      UPDATE commission_rates SET ended_at = clock_timestamp() WHERE id = ${id} AND ended_at IS NULL RETURNING id`);
    return row !== null;
  },
});
