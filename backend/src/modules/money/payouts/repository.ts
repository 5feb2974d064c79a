import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import type { PayoutRunFilter } from './run-schemas.ts';
import type { PayoutFilter, payoutStates } from './schemas.ts';

/** A payout with its payee; minor units. */
export interface PayoutRow {
  id: number;
  payout_no: string;
  run_no: string;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  currency: Currency;
  amount: number;
  state: (typeof payoutStates)[number];
  iban: string;
  holder: string;
  bank: string;
  bank_reference: string;
  paid_on: string | null;
  reason: string;
  created_at: string;
  /** Day of its run, in Riyadh. */
  run_on: string;
  email: string;
  firstname: string;
  lang: Lang;
}

/** A payout run with the state of its payouts; minor units. */
export interface RunRow {
  id: number;
  run_no: string;
  currency: Currency;
  total: number;
  payout_count: number;
  underway: number;
  created_at: string;
  created_by: string;
}

const columns = sql`p.id, p.payout_no, run.run_no, p.vendor_id, v.company_name, v.company_name_ar, p.currency, p.amount, p.state,
  bank.iban, bank.holder, bank.bank, p.bank_reference, to_char(p.paid_on, 'YYYY-MM-DD') AS paid_on, p.reason, p.created_at,
  to_char(p.created_at AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS run_on, u.email, u.firstname, u.lang`;

const source = sql`payouts p JOIN payout_runs run ON run.id = p.run_id JOIN vendors v ON v.id = p.vendor_id
  CROSS JOIN LATERAL vendor_owner(v.id) u JOIN vendor_bank_accounts bank ON bank.id = p.bank_account_id`;

export const payoutCondition = ({ search, currency, state, vendor }: PayoutFilter): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined)
    conditions.push(
      contains(search, sql`p.payout_no`, sql`p.bank_reference`, sql`v.company_name`, sql`v.company_name_ar`),
    );
  if (currency !== undefined) conditions.push(sql`p.currency = ${currency}`);
  if (state !== undefined) conditions.push(sql`p.state = ${state}`);
  if (vendor !== undefined) conditions.push(sql`p.vendor_id = ${vendor}`);
  return allOf(conditions);
};

export const runCondition = ({ currency }: PayoutRunFilter): SQL =>
  currency === undefined ? sql`true` : sql`run.currency = ${currency}`;

export const createPayoutRepository = (database: Database) => ({
  /** Newest first. */
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<PayoutRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition} ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  find: (payoutNo: string, vendorId: number | null) =>
    database.first<PayoutRow>(sql`
      SELECT ${columns} FROM ${source}
      WHERE p.payout_no = ${payoutNo} AND (${vendorId}::bigint IS NULL OR p.vendor_id = ${vendorId}::bigint)`),

  /** The same, locked until the transaction ends. */
  lock: (payoutNo: string) =>
    database.first<PayoutRow>(sql`SELECT ${columns} FROM ${source} WHERE p.payout_no = ${payoutNo} FOR UPDATE OF p`),

  /** All payouts of a run, in bank-file order. */
  ofRun: (runNo: string) =>
    database.query<PayoutRow>(sql`SELECT ${columns} FROM ${source} WHERE run.run_no = ${runNo} ORDER BY p.vendor_id`),

  runs: (condition: SQL, limit: number, offset: number) =>
    database.query<RunRow>(sql`
      SELECT run.id, run.run_no, run.currency, run.created_at, u.firstname || ' ' || u.lastname AS created_by, of_run.*
      FROM payout_runs run JOIN users u ON u.id = run.created_by CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount), 0)::bigint AS total, count(*) AS payout_count,
          count(*) FILTER (WHERE state = 'underway') AS underway
        FROM payouts WHERE run_id = run.id) AS of_run
      WHERE ${condition} ORDER BY run.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async countRuns(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM payout_runs run WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  setPaid: (id: number, bankReference: string, paidOn: string) =>
    database.query(sql`
      UPDATE payouts SET state = 'paid', bank_reference = ${bankReference}, paid_on = ${paidOn}::date, updated_at = now()
      WHERE id = ${id}`),

  /** Frees the paid entries for the next run. */
  async release(id: number, state: 'failed' | 'returned', reason: string): Promise<void> {
    await database.query(sql`
      UPDATE payouts SET state = ${state}, reason = ${reason}, updated_at = now() WHERE id = ${id}`);
    await database.query(sql`UPDATE payout_entries SET released_at = now() WHERE payout_id = ${id}`);
  },

  /** Entries of a payout that are not reversed: its order and its payment. */
  standing: (id: number) =>
    database.query<{ id: number }>(sql`
      SELECT e.id FROM ledger_entries e
      WHERE e.payout_id = ${id} AND e.kind IN ('payout', 'payout_paid')
        AND NOT EXISTS (SELECT FROM ledger_entries back WHERE back.reverses_id = e.id) ORDER BY e.id DESC`),
});
