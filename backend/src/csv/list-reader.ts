import { sql, type SQL } from '../sql/sql.ts';
import { tableOf, type Columns } from './table.ts';
import { notFound } from '../wire/errors.ts';
import { offsetOf, pageMeta } from '../wire/paging.ts';
import type { Lang } from '../wire/schemas.ts';
import { folded } from '../search/folded.ts';
import { phoneDigits } from '../text/phone-digits.ts';

interface List<Row, Filter, Entry> {
  /** Id column by which rows are sorted, descending. */
  id: SQL;
  condition(filter: Filter): SQL;
  list(condition: SQL, limit: number, offset: number): Promise<Row[]>;
  count(condition: SQL): Promise<number>;
  toEntry(row: Row): Entry;
  columns: Columns<Row>;
}

/** Conjunction of the conditions; true without any. */
export const allOf = (conditions: SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);

const holds = (text: SQL, search: string): SQL => sql`strpos(${text}, ${folded(sql`${search}::text`)}) > 0`;
const inOne = (texts: SQL[]): SQL => sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;

/** Search condition on folded texts. */
export const contains = (search: string, ...texts: SQL[]): SQL => holds(folded(inOne(texts)), search);

/**
 * Same for columns that are already folded (`search_name`) or lower-case numbers of ours. Folding costs a hundred times
 * as much as searching.
 */
export const containsFolded = (search: string, ...texts: SQL[]): SQL => holds(inOne(texts), search);

/**
 * Search condition on a phone number.
 * @param phone digits of a number (`search_phone`)
 */
export const isCalled = (search: string, phone: SQL): SQL => {
  const digits = phoneDigits(search);
  return digits === null ? sql`false` : sql`strpos(${phone}, ${digits}) > 0`;
};

/** Reader of a back-office list: a page, one entry, or all of it as a table. */
export const createListReader = <Row extends { id: number }, Filter, Entry>(of: List<Row, Filter, Entry>) => {
  /** @throws AppError 404 for a missing row */
  const oneWhere = async (condition: SQL): Promise<Entry> => {
    const [row] = await of.list(condition, 1, 0);
    if (!row) throw notFound();
    return of.toEntry(row);
  };

  return {
    async page(filter: Filter, page: number, size: number) {
      const condition = of.condition(filter);
      const [rows, total] = await Promise.all([of.list(condition, size, offsetOf(page, size)), of.count(condition)]);
      return { entries: rows.map(of.toEntry), meta: pageMeta(page, size, total) };
    },

    oneWhere,

    /** @throws AppError 404 for a missing row */
    one: (id: number): Promise<Entry> => oneWhere(sql`${of.id} = ${id}`),

    /** The whole list as a table in the language. */
    table: (filter: Filter, lang: Lang) =>
      tableOf(of.columns, lang, (before, limit) => {
        const condition = of.condition(filter);
        return of.list(before === undefined ? condition : sql`${condition} AND ${of.id} < ${before}`, limit, 0);
      }),
  };
};
