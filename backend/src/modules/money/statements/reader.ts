import type { z } from 'zod';
import { localMoment } from '../../../csv/moment.ts';
import { tableOf, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import type { Currency } from '../../../facts/currencies.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { toWire } from '../../../money/money.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import { offsetOf, pageMeta, totalCount } from '../../../wire/paging.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createStatementRepository, statementCondition, type StatedRow, type StatementRow } from './repository.ts';
import { sections, type AdminStatement, type Statement, type StatementFilter } from './schemas.ts';

/** Signed wire amount; turns -0 into 0. */
const signed = (minor: number, currency: Currency): number => toWire(minor, currency) + 0;

/** Statement as shown to its vendor. */
export const toStatement = ({ currency, ...row }: StatementRow): z.infer<typeof Statement> => ({
  id: row.id,
  statement_no: row.statement_no,
  currency,
  from_day: row.from_day,
  to_day: row.to_day,
  opening: signed(row.opening, currency),
  closing: signed(row.closing, currency),
  closed_at: row.closed_at,
});

export const toAdminStatement = (row: StatementRow): z.infer<typeof AdminStatement> => ({
  ...toStatement(row),
  vendor: { id: row.vendor_id, company_name: row.company_name, company_name_arabic: row.company_name_ar },
});

const listColumns: Columns<StatementRow> = [
  ['statement_no', (row) => row.statement_no],
  ['currency', (row) => row.currency],
  ['from_day', (row) => row.from_day],
  ['to_day', (row) => row.to_day],
  ['opening', ({ opening: minor, currency }) => ({ minor, currency })],
  ['closing', ({ closing: minor, currency }) => ({ minor, currency })],
  ['closed_at', (row) => localMoment(row.closed_at)],
];

const vendor: Columns<StatementRow>[number] = [
  'vendor',
  (row, lang) => localized(lang, row.company_name, row.company_name_ar),
];

const rowColumns = (currency: Currency): Columns<StatedRow> => [
  ['section', (row, lang) => translate(lang, `csv.statement_section.${row.section}`)],
  ['occurred_on', (row) => row.occurred_on],
  ['order_sub_no', (row) => row.order_sub_no],
  ['payout_no', (row) => row.payout_no],
  ['reason', (row) => row.reason],
  ['currency', () => currency],
  ['amount', ({ amount: minor }) => ({ minor, currency })],
];

/** A vendor's statements matching a filter. */
export const ownStatements = (vendorId: number, filter: StatementFilter): SQL =>
  statementCondition({ ...filter, vendor: vendorId });

/** Statements: lists, sections and rows. */
export const createStatementReader = (database: Database) => {
  const statements = createStatementRepository(database);

  /**
   * @param vendorId required owner; null for an admin
   * @throws AppError 404
   */
  const find = async (statementNo: string, vendorId: number | null): Promise<StatementRow> => {
    const row = await statements.find(statementNo, vendorId);
    if (!row) throw notFound();
    return row;
  };

  return {
    async page(condition: SQL, page: number, size: number) {
      const [rows, total] = await Promise.all([
        statements.list(condition, size, offsetOf(page, size)),
        statements.count(condition),
      ]);
      return { rows, meta: pageMeta(page, size, total) };
    },

    /** All statements as CSV, newest first; the admin variant includes the vendor. */
    table: (condition: SQL, lang: Lang, reader: 'vendor' | 'admin') =>
      tableOf(reader === 'admin' ? [...listColumns, vendor] : listColumns, lang, (before, limit) =>
        statements.list(before === undefined ? condition : sql`${condition} AND s.id < ${before}`, limit, 0),
      ),

    async one(statementNo: string, vendorId: number | null) {
      const row = await find(statementNo, vendorId);
      const amounts = new Map((await statements.sections(row.id)).map((each) => [each.section, each]));
      return {
        row,
        sections: sections.flatMap((section) => {
          const found = amounts.get(section);
          return found ? [{ section, amount: signed(found.amount, row.currency), rows: found.rows }] : [];
        }),
      };
    },

    async rows(
      {
        no,
        vendorId,
        section,
      }: { no: string; vendorId: number | null; section: (typeof sections)[number] | undefined },
      page: number,
      size: number,
    ) {
      const { id, currency } = await find(no, vendorId);
      const rows = await statements.rows(id, section, size, offsetOf(page, size));
      const total = await totalCount(rows, page, () => statements.countRows(id, section));
      return {
        rows: rows.map(({ id: _, found: __, amount, ...row }) => ({ ...row, amount: signed(amount, currency) })),
        meta: pageMeta(page, size, total),
      };
    },

    /** Rows of a statement as CSV, from a single query. */
    async rowTable(no: string, vendorId: number | null, section: (typeof sections)[number] | undefined, lang: Lang) {
      const { id, currency } = await find(no, vendorId);
      return tableOf(rowColumns(currency), lang, async (before) =>
        before === undefined ? statements.rows(id, section, null, 0) : [],
      );
    },
  };
};
