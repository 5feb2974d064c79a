import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { unpaidSubOrders } from '../../../ledger/unpaid.ts';
import { inCurrencyOrder } from '../../../money/currency-columns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { BalanceFilter } from './schemas.ts';

/** Balance between the marketplace and a vendor, minor units. Positive: owed to the vendor. */
export interface BalanceRow {
  currency: Currency;
  balance: number;
  pending: number;
}

/** The same for the vendor's own view. */
export interface OwnBalanceRow extends BalanceRow {
  last_payout: string | null;
  last_statement: string | null;
}

/** The same with its vendor, for the admin list. `id` is the row number. */
export interface VendorBalanceRow extends BalanceRow {
  id: number;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  /** Total number of rows. */
  found: number;
}

/** Pending part of vendors' sales, by currency. */
const waiting = (vendor: SQL) => sql`(
  SELECT vendor_id, currency, sum(amount)::bigint AS amount FROM ${unpaidSubOrders(vendor)} AS part GROUP BY vendor_id, currency)`;

/** Last payout and last statement of a vendor, in the currency of `owed`. */
const lastDocuments = (vendorId: number) => sql`
  (SELECT payout_no FROM payouts WHERE vendor_id = ${vendorId} AND currency = owed.currency ORDER BY id DESC LIMIT 1) AS last_payout,
  (SELECT statement_no FROM statements WHERE vendor_id = ${vendorId} AND currency = owed.currency
    ORDER BY to_day DESC LIMIT 1) AS last_statement`;

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

/** Vendor balances: sums over the ledger, stored nowhere. */
export const createBalanceRepository = (database: Database) => ({
  ofVendor: (vendorId: number) =>
    database.query<OwnBalanceRow>(
      sql`
      SELECT owed.currency, owed.balance, coalesce(waiting.amount, 0) AS pending, ${lastDocuments(vendorId)}
      FROM ${sums(sql`vendor_id = ${vendorId}`)} AS owed
      LEFT JOIN ${waiting(sql`part.vendor_id = ${vendorId}`)} AS waiting ON waiting.currency = owed.currency
      ORDER BY ${inCurrencyOrder(sql`owed.currency`)}`,
      'vendor-balance',
    ),

  /** By currency and vendor, highest balance first. */
  list: (filter: BalanceFilter, limit: number | null, offset: number) =>
    database.query<VendorBalanceRow>(sql`
      SELECT owed.vendor_id, v.company_name, v.company_name_ar, owed.currency, owed.balance,
        coalesce(waiting.amount, 0) AS pending, count(*) OVER () AS found
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
