import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import type { PaperBrand } from '../../../pdf/paper-logo.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { sections, StatementFilter } from './schemas.ts';
import { sectionAmounts } from './sections.ts';

type SectionName = (typeof sections)[number];

/** Statement with its vendor; minor units. */
export interface StatementRow {
  id: number;
  statement_no: string;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  /** Names at closing, which the PDF keeps. */
  closed_name: string;
  closed_name_ar: string;
  currency: Currency;
  from_day: string;
  to_day: string;
  opening: number;
  closing: number;
  closed_at: string;
  brand: PaperBrand | null;
}

export interface SectionRow {
  section: SectionName;
  amount: number;
  rows: number;
}

/** Effect of a sub-order, payout or adjustment in a section. */
export interface StatedRow {
  /** Row number within the statement. */
  id: number;
  section: SectionName;
  order_sub_no: string | null;
  payout_no: string | null;
  reason: string;
  occurred_on: string;
  amount: number;
  /** Total number of rows. */
  found: number;
}

const columns = sql`s.id, s.statement_no, s.vendor_id, v.company_name, v.company_name_ar, s.company_name AS closed_name,
  s.company_name_ar AS closed_name_ar, s.currency,
  to_char(s.from_day, 'YYYY-MM-DD') AS from_day, to_char(s.to_day, 'YYYY-MM-DD') AS to_day, s.opening, s.closing, s.closed_at, s.brand`;

const source = sql`statements s JOIN vendors v ON v.id = s.vendor_id`;

export const statementCondition = ({ search, currency, month, vendor }: StatementFilter): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined)
    conditions.push(contains(search, sql`s.statement_no`, sql`v.company_name`, sql`v.company_name_ar`));
  if (currency !== undefined) conditions.push(sql`s.currency = ${currency}`);
  if (month !== undefined) conditions.push(sql`to_char(s.from_day, 'YYYY-MM') = ${month}`);
  if (vendor !== undefined) conditions.push(sql`s.vendor_id = ${vendor}`);
  return allOf(conditions);
};

/** One row per sub-order of a section, or per entry without a sub-order. */
const stated = (statementId: number, section: SectionName | undefined): SQL => sql`(
  SELECT split.section, part.order_sub_no, max(payout.payout_no) AS payout_no,
    coalesce(max(e.reason) FILTER (WHERE split.vendor_order_id IS NULL OR split.section = 'adjustments'), '') AS reason,
    to_char(max(e.occurred_on), 'YYYY-MM-DD') AS occurred_on, sum(split.amount)::bigint AS amount, max(e.id) AS last_entry
  FROM ${sectionAmounts(sql`${statementId}`)} AS split JOIN ledger_entries e ON e.id = split.entry_id
  LEFT JOIN vendor_orders part ON part.id = split.vendor_order_id LEFT JOIN payouts payout ON payout.id = e.payout_id
  WHERE ${section === undefined ? sql`true` : sql`split.section = ${section}`}
  GROUP BY split.section, split.vendor_order_id, part.order_sub_no,
    CASE WHEN split.vendor_order_id IS NULL OR split.section = 'adjustments' THEN e.id END)`;

/** Statements and their rows. */
export const createStatementRepository = (database: Database) => ({
  /** Newest first. */
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<StatementRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition} ORDER BY s.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  find: (statementNo: string, vendorId: number | null) =>
    database.first<StatementRow>(sql`
      SELECT ${columns} FROM ${source}
      WHERE s.statement_no = ${statementNo} AND (${vendorId}::bigint IS NULL OR s.vendor_id = ${vendorId}::bigint)`),

  sections: (statementId: number) =>
    database.query<SectionRow>(sql`
      SELECT section, sum(amount)::bigint AS amount, count(*) AS rows FROM ${stated(statementId, undefined)} AS stated
      GROUP BY section`),

  /**
   * By day, last first.
   * @param limit null for all
   */
  rows: (statementId: number, section: SectionName | undefined, limit: number | null, offset: number) =>
    database.query<StatedRow>(sql`
      SELECT row_number() OVER (ORDER BY stated.last_entry DESC, stated.section) AS id, stated.section, stated.order_sub_no,
        stated.payout_no, stated.reason, stated.occurred_on, stated.amount, count(*) OVER () AS found
      FROM ${stated(statementId, section)} AS stated
      ORDER BY stated.last_entry DESC, stated.section LIMIT ${limit} OFFSET ${offset}`),

  async countRows(statementId: number, section: SectionName | undefined): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${stated(statementId, section)} AS stated`,
    );
    return row?.total ?? 0;
  },
});
