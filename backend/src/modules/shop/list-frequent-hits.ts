import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { Rows } from '../../wire/paging.ts';
import { orderBy, type SortKey } from '../../wire/sorting.ts';

/** So many products are looked at one after the other before all that suit are found and sorted. */
const LOOKED_AT = 3000;

/** What a search finds more of than is counted, in an order that has nothing to do with its words. */
interface Frequent {
  base: SQL;
  query: SQL;
  keys: readonly SortKey[];
  page: Rows;
}

/** The page, if it stands among the first products of this order. */
const walk = ({ base, query, keys, page }: Frequent): SQL => sql`
  SELECT p.id FROM (SELECT * FROM products p WHERE ${base} ORDER BY ${orderBy(keys)} LIMIT ${LOOKED_AT}) p
  WHERE ${query} ORDER BY ${orderBy(keys)} LIMIT ${page.limit} OFFSET ${page.offset}`;

// The planner takes the words of a product, which lie beside the table, for free, and would read those of the whole shop. With
// less memory they are read again wherever any product of a page of the table suits.
const FROM_THE_INDEX = sql`SELECT set_config('enable_seqscan', 'off', true), set_config('work_mem', '64MB', true)`;

/** The page out of all that the words find. */
const findAndSort = ({ base, query, keys, page }: Frequent): SQL => sql`
  SELECT p.id FROM (SELECT * FROM products p WHERE ${base} AND ${query} OFFSET 0) p
  ORDER BY ${orderBy(keys)} LIMIT ${page.limit} OFFSET ${page.offset}`;

/**
 * The ids of a page. Nobody knows where in the order its products stand: by name, all gloves stand together. So the walk has
 * an end: without one it would read half of the shop for some pages, and without a walk a hundred thousand hits for any.
 */
export const findFrequent = async (database: Database, frequent: Frequent): Promise<number[]> => {
  const idsOf = async (those: SQL) =>
    (await database.first<{ ids: number[] }>(sql`SELECT array(${those}) AS ids`))?.ids ?? [];
  const met = await idsOf(walk(frequent));
  if (met.length === frequent.page.limit) return met;
  return database.transaction(async () => {
    await database.query(FROM_THE_INDEX);
    return idsOf(findAndSort(frequent));
  });
};
