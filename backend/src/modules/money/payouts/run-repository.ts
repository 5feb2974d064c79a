import type { Database } from '../../../database/database.ts';
import { today } from '../../../calendar/today.ts';
import { availableEntries } from '../../../ledger/unpaid.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { SkipReason } from '../../../wire/payout-preview.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { LEAST_PAYOUT } from './minimum.ts';

/** Amount available to a vendor; minor units. */
export interface OwedRow {
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  amount: number;
  entries: number;
  /** Null if it will be paid. */
  reason: SkipReason | null;
  iban: string | null;
  holder: string | null;
  bank: string | null;
}

/** Result of a run. `run_no` is null if nothing was paid because the total differs from the previewed one. */
export interface RunResult {
  run_no: string | null;
  owed: OwedRow[];
}

const judged = (currency: Currency, vendorIds: readonly number[] | null): SQL => sql`
  available AS MATERIALIZED (
    SELECT * FROM ${availableEntries(sql`${currency}`, vendorIds === null ? sql`true` : sql`l.vendor_id = ANY(${[...vendorIds]}::bigint[])`)} AS entry
  ), judged AS MATERIALIZED (
    SELECT owed.*, v.company_name, v.company_name_ar, bank.id AS bank_account_id, bank.iban, bank.holder, bank.bank,
      CASE WHEN owed.amount <= 0 THEN 'owes_us' WHEN owed.amount < ${LEAST_PAYOUT[currency]} THEN 'below_minimum'
        WHEN account.hold_reason IS NOT NULL THEN 'on_hold' WHEN bank.id IS NULL THEN 'no_bank_account' END AS reason
    FROM (SELECT vendor_id, sum(amount)::bigint AS amount, count(*) AS entries FROM available GROUP BY vendor_id) AS owed
    JOIN vendors v ON v.id = owed.vendor_id
    LEFT JOIN vendor_accounts account ON account.vendor_id = owed.vendor_id AND account.currency = ${currency}
    LEFT JOIN vendor_bank_accounts bank ON bank.vendor_id = owed.vendor_id AND bank.state = 'verified'
    WHERE owed.amount <> 0
  )`;

const owedRows = sql`SELECT coalesce(jsonb_agg(jsonb_build_object('vendor_id', vendor_id, 'company_name', company_name,
  'company_name_ar', company_name_ar, 'amount', amount, 'entries', entries, 'reason', reason, 'iban', iban, 'holder', holder,
  'bank', bank) ORDER BY amount DESC, vendor_id), '[]') FROM judged`;

/** Payout runs. Payees, amounts and ledger entries come from a single query. */
export const createRunRepository = (database: Database) => ({
  async preview(currency: Currency, vendorIds: readonly number[] | null): Promise<OwedRow[]> {
    const row = await database.first<{ owed: OwedRow[] }>(
      sql`WITH ${judged(currency, vendorIds)} SELECT (${owedRows}) AS owed`,
    );
    return row?.owed ?? [];
  },

  /**
   * Pays all eligible vendors in one statement, provided that the total equals the previewed one. Requires the lock on
   * the vendors' accounts.
   * @param seenTotal minor units
   */
  async run(currency: Currency, vendorIds: readonly number[] | null, seenTotal: number, adminId: number) {
    const row = await database.first<RunResult>(sql`
      WITH ${judged(currency, vendorIds)}, next AS (
        SELECT nextval(pg_get_serial_sequence('payout_runs', 'id')) AS id
        WHERE (SELECT sum(amount) FROM judged WHERE reason IS NULL) = ${seenTotal}::bigint
      ), run AS (
        INSERT INTO payout_runs (id, run_no, currency, created_by)
        SELECT id, concat_ws('-', 'PAY', to_char(${today}, 'YYYY'), lpad(id::text, greatest(4, length(id::text)), '0')),
          ${currency}, ${adminId}::bigint
        FROM next RETURNING id, run_no
      ), paid AS (
        INSERT INTO payouts (payout_no, run_id, vendor_id, currency, amount, bank_account_id)
        SELECT run.run_no || '-' || row_number() OVER (ORDER BY vendor_id), run.id, vendor_id, ${currency}, amount, bank_account_id
        FROM judged CROSS JOIN run WHERE reason IS NULL RETURNING id, payout_no, vendor_id, currency, amount
      ), taken AS (
        INSERT INTO payout_entries (payout_id, entry_id)
        SELECT paid.id, available.entry_id FROM available JOIN paid ON paid.vendor_id = available.vendor_id
      ), posted AS (
        INSERT INTO ledger_entries (key, kind, currency, vendor_id, payout_id, actor_user_id, occurred_on)
        SELECT 'payout:' || payout_no, 'payout', currency, vendor_id, id, ${adminId}::bigint, ${today} FROM paid
        RETURNING id, payout_id
      ), lines AS (
        INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, component, amount)
        SELECT posted.id, line.no, paid.currency, line.account, line.vendor_id, 'amount', line.amount
        FROM posted JOIN paid ON paid.id = posted.payout_id
        CROSS JOIN LATERAL (VALUES (1, 'vendor', paid.vendor_id, paid.amount), (2, 'payouts_underway', NULL, -paid.amount))
          AS line (no, account, vendor_id, amount)
      )
      SELECT (SELECT run_no FROM run) AS run_no, (${owedRows}) AS owed`);
    if (!row) throw new Error('The payout run was not stored.');
    return row;
  },
});
