import { createCache, LARGE_COUNT } from '../../../runtime/cache.ts';
import { sqlState } from '../../../runtime/sql-state.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';

/**
 * Limit up to which the products of a list are counted and shown; beyond it the response says that there are more. It
 * bounds the work of every count and page; a customer who has seen ten thousand products narrows the list.
 */
const MOST_COUNTED = 10_000;
/** The same limit for a search, whose hits are read one by one and ranked. */
export const MAX_COUNT = 2000;

/**
 * Cumulative counts of nested conditions, narrowest first. Beyond the limit, the last count is one above it, and wider
 * conditions were not counted.
 */
export interface Totals {
  readonly counts: readonly number[];
  /** Number of products in the whole shop; an upper bound. */
  readonly size: number;
}

const NOTHING_COUNTED: Totals = { counts: [], size: 0 };

/** True if there are more products than were counted. */
export const isBeyond = ({ counts }: Totals, most: number): boolean => (counts.at(-1) ?? 0) > most;

/** Limit for the results of these queries, or for a list without a search. */
export const mostOf = (queries: readonly SQL[]): number => (queries.length > 0 ? MAX_COUNT : MOST_COUNTED);

export const QUERY_CANCELED = '57014';

/** Upper bound of the number of products, from an index-only scan of the key. */
export const shopSize = sql`(SELECT coalesce(max(id), 0) FROM products)`;

/**
 * Counts products up to the limit, and caches large totals for half a minute. For two more minutes the stale total is
 * served while a new one is counted.
 */
export const createListCounter = (database: Database) => {
  const remember = createCache<Totals>('product_counts', ({ counts }) => (counts.at(-1) ?? 0) >= LARGE_COUNT, {
    staleWhileRevalidate: true,
  });
  /** Counts in progress, by the logical time of their data and key. */
  const counting = new Map<string, Promise<Totals>>();

  const countOnce = (key: string, read: () => Promise<Totals>): Promise<Totals> => {
    const name = `${database.moment()} ${key}`;
    const begun = counting.get(name) ?? read().finally(() => counting.delete(name));
    counting.set(name, begun);
    return begun;
  };

  const countOne = (condition: SQL, isSearch: boolean, most: number) =>
    database.first<{ count: number; size: number }>(sql`
      WITH found AS ${isSearch ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (SELECT FROM products p WHERE ${condition})
      SELECT count(*), ${shopSize} AS size FROM (SELECT FROM found LIMIT ${most + 1}) found`);

  /**
   * Counts one condition after the other until there are more than `most`. @param next calculates the total after each
   * of them
   */
  const countUntil = async (
    most: number,
    conditions: readonly SQL[],
    isSearch: boolean,
    next: (counts: readonly number[], found: number) => number,
    known: Totals = NOTHING_COUNTED,
  ): Promise<Totals> => {
    const counts = [...known.counts];
    let { size } = known;
    try {
      for (const condition of conditions.slice(counts.length)) {
        const row = await countOne(condition, isSearch, most);
        size = row?.size ?? 0;
        const count = next(counts, row?.count ?? 0);
        counts.push(count);
        if (count > most) break;
      }
    } catch (error) {
      if (sqlState(error) !== QUERY_CANCELED) throw error;
      counts.push(most + 1);
    }
    return { counts, size };
  };

  return {
    /**
     * Concurrent requests for pages or orders of one list share a count; after a change a new count begins.
     * @param read counts if the key is not cached, possibly after the cached total was served
     */
    keep: (key: string, read: () => Promise<Totals>) => remember(key, () => countOnce(key, read)),
    /**
     * @param base condition of all queries
     * @param queries nested queries of a search, narrowest first
     * @param known totals of the first of them
     * @returns their totals. If the count times out, the total is reported as over the limit, so that the page can
     * still be shown.
     */
    count(base: SQL, queries: readonly SQL[], known?: Totals): Promise<Totals> {
      const conditions = queries.length === 0 ? [base] : queries.map((query) => sql`${base} AND ${query}`);
      return countUntil(mostOf(queries), conditions, queries.length > 0, (_, found) => found, known);
    },

    /** @returns cumulative totals of disjoint conditions of a list without a search */
    countApart: (conditions: readonly SQL[]): Promise<Totals> =>
      countUntil(mostOf([]), conditions, false, (counts, found) => (counts.at(-1) ?? 0) + found),
  };
};
