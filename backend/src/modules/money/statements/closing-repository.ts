import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';

/** A vendor's account in one currency. */
export interface Account {
  vendor_id: number;
  currency: Currency;
}

/** Newly closed statement with its recipient; minor units. */
export interface ClosedStatement extends Account {
  id: number;
  statement_no: string;
  opening: number;
  closing: number;
  email: string;
  firstname: string;
  lang: Lang;
}

/** Last statement of an account. `account` has `vendor_id` and `currency`. */
const lastStatement = sql`LATERAL (
  SELECT s.closing, s.to_day FROM statements s
  WHERE s.vendor_id = account.vendor_id AND s.currency = account.currency ORDER BY s.to_day DESC LIMIT 1)`;

/** True if an entry `e` of an account is in no statement and occurred by a given day. */
const isUnstated = (toDay: SQL): SQL => sql`(e.occurred_on <= ${toDay}
  AND EXISTS (SELECT FROM ledger_lines l WHERE l.entry_id = e.id AND l.account = 'vendor')
  AND NOT EXISTS (SELECT FROM statement_entries stated WHERE stated.entry_id = e.id))`;

/** Closes monthly accounts. Days are YYYY-MM-DD. */
export const createClosingRepository = (database: Database) => ({
  /**
   * Accounts without a statement for this month or a later one that have new entries, or a balance to carry forward.
   */
  due: (toDay: string) =>
    database.query<Account>(sql`
      SELECT account.vendor_id, account.currency
      FROM (SELECT DISTINCT vendor_id, currency FROM ledger_entries WHERE vendor_id IS NOT NULL) AS account
      LEFT JOIN ${lastStatement} AS last ON true
      WHERE coalesce(last.to_day < ${toDay}::date, true) AND (coalesce(last.closing, 0) <> 0 OR EXISTS (
        SELECT FROM ledger_entries e
        WHERE e.vendor_id = account.vendor_id AND e.currency = account.currency AND ${isUnstated(sql`${toDay}::date`)}))
      ORDER BY account.vendor_id, account.currency`),

  /**
   * Closes an account in one SQL statement.
   * @returns null if it was closed in the meantime
   */
  close: ({ vendor_id: vendorId, currency }: Account, fromDay: string, toDay: string) =>
    database.first<ClosedStatement>(sql`
      WITH account AS (SELECT ${vendorId}::bigint AS vendor_id, ${currency}::text AS currency), last AS (
        SELECT last.* FROM account LEFT JOIN ${lastStatement} AS last ON true
      ), entry AS MATERIALIZED (
        SELECT e.id, (SELECT -sum(l.amount) FROM ledger_lines l WHERE l.entry_id = e.id AND l.account = 'vendor') AS amount
        FROM ledger_entries e WHERE e.vendor_id = ${vendorId} AND e.currency = ${currency} AND ${isUnstated(sql`${toDay}::date`)}
      ), closed AS (
        INSERT INTO statements (statement_no, vendor_id, company_name, company_name_ar, currency, from_day, to_day,
          opening, closing, closed_at, brand)
        SELECT concat_ws('-', 'ST', v.id, to_char(${toDay}::date, 'YYYY-MM'), account.currency), v.id, v.company_name,
          v.company_name_ar, account.currency, ${fromDay}::date, ${toDay}::date, coalesce(last.closing, 0),
          coalesce(last.closing, 0) + coalesce((SELECT sum(amount) FROM entry), 0)::bigint, clock_timestamp(), paper_brand()
        FROM account JOIN vendors v ON v.id = account.vendor_id CROSS JOIN last WHERE coalesce(last.to_day < ${toDay}::date, true) RETURNING *
      ), stated AS (
        INSERT INTO statement_entries (statement_id, entry_id) SELECT closed.id, entry.id FROM closed CROSS JOIN entry
      )
      SELECT closed.id, closed.statement_no, closed.vendor_id, closed.currency, closed.opening, closed.closing,
        u.email, u.firstname, u.lang
      FROM closed JOIN vendors v ON v.id = closed.vendor_id CROSS JOIN LATERAL vendor_owner(v.id) u`),
});
