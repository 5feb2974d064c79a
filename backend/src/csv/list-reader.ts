import { sql, type SQL } from '../sql/sql.ts';
import { tableOf, type Columns } from './table.ts';
import { notFound } from '../wire/errors.ts';
import { offsetOf, pageMeta } from '../wire/paging.ts';
import type { Lang } from '../wire/schemas.ts';
import { folded } from '../search/folded.ts';
import { phoneDigits } from '../text/phone-digits.ts';

interface List<Row, Filter, Entry> {
  /** The column of the ids, in whose falling order rows are listed. */
  id: SQL;
  condition(filter: Filter): SQL;
  list(condition: SQL, limit: number, offset: number): Promise<Row[]>;
  count(condition: SQL): Promise<number>;
  toEntry(row: Row): Entry;
  columns: Columns<Row>;
}

/** All of some conditions; none leaves nothing out. */
export const allOf = (conditions: SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);

const holds = (text: SQL, search: string): SQL => sql`strpos(${text}, ${folded(sql`${search}::text`)}) > 0`;
const inOne = (texts: SQL[]): SQL => sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;

/** Whether one of some texts contains what is looked for, however either is written. */
export const contains = (search: string, ...texts: SQL[]): SQL => holds(folded(inOne(texts)), search);

/**
 * The same of texts that hold what `folded` gives: columns of their own (`search_name`), or numbers of ours in lower case.
 * To fold a text costs a hundred times what looking into it does.
 */
export const containsFolded = (search: string, ...texts: SQL[]): SQL => holds(inOne(texts), search);

/** Whether a phone number is the one that is looked for, or holds it. @param phone the digits of a number (`search_phone`) */
export const isCalled = (search: string, phone: SQL): SQL => {
  const digits = phoneDigits(search);
  return digits === null ? sql`false` : sql`strpos(${phone}, ${digits}) > 0`;
};

/** Reads a list of the back office: a page, one entry, or all of it as a table. */
export const createListReader = <Row extends { id: number }, Filter, Entry>(of: List<Row, Filter, Entry>) => ({
  async page(filter: Filter, page: number, size: number) {
    const condition = of.condition(filter);
    const [rows, total] = await Promise.all([of.list(condition, size, offsetOf(page, size)), of.count(condition)]);
    return { entries: rows.map(of.toEntry), meta: pageMeta(page, size, total) };
  },

  /** @throws AppError 404 for a missing row */
  async one(id: number): Promise<Entry> {
    const [row] = await of.list(sql`${of.id} = ${id}`, 1, 0);
    if (!row) throw notFound();
    return of.toEntry(row);
  },

  /** All of it as a table, read by somebody of a language. */
  table: (filter: Filter, lang: Lang) =>
    tableOf(of.columns, lang, (before, limit) => {
      const condition = of.condition(filter);
      return of.list(before === undefined ? condition : sql`${condition} AND ${of.id} < ${before}`, limit, 0);
    }),
});
