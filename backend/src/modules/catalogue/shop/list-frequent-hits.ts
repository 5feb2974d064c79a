import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { matchingProducts } from '../../../search/search-query.ts';
import type { Rows } from '../../../wire/paging.ts';
import { orderBy, type SortKey } from '../../../wire/sorting.ts';
import { MAX_COUNT } from './list-count.ts';

/** Number of products walked in list order before falling back to finding and sorting all matches. */
const LOOKED_AT = 3000;

/** Estimated hits of a word, as a multiple of the limit, from which on they are not counted. */
const CERTAIN = 20;

/**
 * True if the planner knows the word of a search to be so frequent that counting its products, a third of the cost of a
 * page, would tell nothing. Not for several words: they may exclude each other.
 */
export const isFrequent = async (database: Database, base: SQL, text: string): Promise<boolean> => {
  if (text.includes(' & ')) return false;
  const row = await database.first<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`EXPLAIN (FORMAT JSON) SELECT FROM products p WHERE ${base} AND ${matchingProducts(text)}`,
  );
  return (row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0) > CERTAIN * MAX_COUNT;
};

/** Search with more hits than the limit, in an order unrelated to its words. */
interface Frequent {
  base: SQL;
  query: SQL;
  keys: readonly SortKey[];
  page: Rows;
}

/** Page of hits, if it is among the first products of this order. */
const walk = ({ base, query, keys, page }: Frequent): SQL => sql`
  SELECT p.id FROM (SELECT * FROM products p WHERE ${base} ORDER BY ${orderBy(keys)} LIMIT ${LOOKED_AT}) p
  WHERE ${query} ORDER BY ${orderBy(keys)} LIMIT ${page.limit} OFFSET ${page.offset}`;

// The planner does not cost reading the words of a product, which are stored out of line, and would read those of the
// whole shop. With less memory, the bitmap is lossy and they are read again for whole pages of the table.
const FROM_THE_INDEX = sql`SELECT set_config('enable_seqscan', 'off', true), set_config('work_mem', '64MB', true)`;

/** Page of all hits, sorted. */
const findAndSort = ({ base, query, keys, page }: Frequent): SQL => sql`
  SELECT p.id FROM (SELECT * FROM products p WHERE ${base} AND ${query} OFFSET 0) p
  ORDER BY ${orderBy(keys)} LIMIT ${page.limit} OFFSET ${page.offset}`;

/**
 * Finds the ids of a page. The position of the hits in the order is unknown (by name, all gloves are adjacent), so the
 * walk is limited: without a limit it would read half of the shop for some pages, and without a walk every page would
 * sort a hundred thousand hits.
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
