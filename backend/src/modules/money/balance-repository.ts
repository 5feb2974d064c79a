import { allOf, contains } from '../../csv/list-reader.ts';
import type { Database } from '../../database/database.ts';
import { inCurrencyOrder } from '../../money/currency-columns.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Currency } from '../../wire/schemas.ts';
import type { BalanceFilter } from './schemas.ts';

/** How many days after its completion a part is settled whose money somebody else has collected. */
export const SETTLEMENT_DAYS = 7;

/** What stands between the marketplace and a vendor, minor units; above zero it owes him. */
export interface BalanceRow {
  currency: Currency;
  balance: number;
  pending: number;
}

/** The same with whose it is. `id` counts the rows of the list. */
export interface VendorBalanceRow extends BalanceRow {
  id: number;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
}

/** Whether somebody else still has the money of `part`, a row of vendor_orders, or its days are not over. */
export const isPending = sql`(part.collected_by IN ('carrier', 'provider') AND (
  part.completed_at > now() - ${SETTLEMENT_DAYS} * interval '1 day'
  OR EXISTS (
    SELECT FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id AND l.account = part.collected_by
    WHERE e.vendor_order_id = part.id HAVING sum(l.amount) <> 0)))`;

/** What waits of a vendor's sales, by currency. Where a part costs him something, that counts at once. */
const waiting = (vendor: SQL) => sql`(
  SELECT part.vendor_id, part.currency, sum(greatest(earned.amount, 0))::bigint AS amount
  FROM vendor_orders part CROSS JOIN LATERAL (
    SELECT -sum(l.amount) AS amount FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id AND l.account = 'vendor'
    WHERE e.vendor_order_id = part.id) AS earned
  WHERE ${vendor} AND ${isPending} GROUP BY part.vendor_id, part.currency)`;

const conditionOf = ({ search, currency, sign }: BalanceFilter): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined) conditions.push(contains(search, sql`v.company_name`, sql`v.company_name_ar`));
  if (currency !== undefined) conditions.push(sql`owed.currency = ${currency}`);
  if (sign !== undefined) conditions.push(sign === 'owed' ? sql`owed.balance > 0` : sql`owed.balance < 0`);
  return allOf(conditions);
};

const sums = (vendor: SQL) => sql`(
  SELECT vendor_id, currency, -sum(amount)::bigint AS balance FROM ledger_lines WHERE account = 'vendor' AND ${vendor}
  GROUP BY vendor_id, currency)`;

/** What stands between the marketplace and its vendors: sums of the ledger, kept nowhere. */
export const createBalanceRepository = (database: Database) => ({
  ofVendor: (vendorId: number) =>
    database.query<BalanceRow>(sql`
      SELECT owed.currency, owed.balance, coalesce(waiting.amount, 0) AS pending
      FROM ${sums(sql`vendor_id = ${vendorId}`)} AS owed
      LEFT JOIN ${waiting(sql`part.vendor_id = ${vendorId}`)} AS waiting ON waiting.currency = owed.currency
      ORDER BY ${inCurrencyOrder(sql`owed.currency`)}`),

  /** By vendor and currency, whom most is owed first. */
  list: (filter: BalanceFilter, limit: number | null, offset: number) =>
    database.query<VendorBalanceRow>(sql`
      SELECT owed.vendor_id, v.company_name, v.company_name_ar, owed.currency, owed.balance,
        coalesce(waiting.amount, 0) AS pending
      FROM ${sums(sql`true`)} AS owed JOIN vendors v ON v.id = owed.vendor_id
      LEFT JOIN ${waiting(sql`true`)} AS waiting ON waiting.vendor_id = owed.vendor_id AND waiting.currency = owed.currency
      WHERE ${conditionOf(filter)}
      ORDER BY ${inCurrencyOrder(sql`owed.currency`)}, owed.balance DESC, owed.vendor_id LIMIT ${limit} OFFSET ${offset}`),

  async count(filter: BalanceFilter): Promise<number> {
    const row = await database.first<{ total: number }>(sql`
      SELECT count(*) AS total FROM ${sums(sql`true`)} AS owed JOIN vendors v ON v.id = owed.vendor_id
      WHERE ${conditionOf(filter)}`);
    return row?.total ?? 0;
  },
});
