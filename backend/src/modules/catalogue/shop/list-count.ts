import { createCache, LARGE_COUNT } from '../../../runtime/cache.ts';
import { sqlState } from '../../../runtime/sql-state.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { matchingByIndex, matchingProducts } from '../../../search/search-query.ts';

/**
 * Limit up to which the products of a list are counted and shown; beyond it the response says that there are more. It
 * bounds the work of every count and page; a customer who has seen ten thousand products narrows the list.
 */
export const MAX_LISTED = 10_000;
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

/** Products of the base that match the last query. */
export interface CountedSearch {
  readonly base: SQL;
  /** The base is the whole shop. */
  readonly isWhole: boolean;
  /** Texts of nested tsqueries, narrowest first. */
  readonly texts: readonly string[];
}

const NOTHING_COUNTED: Totals = { counts: [], size: 0 };

/** True if there are more products than were counted. */
export const isBeyond = ({ counts }: Totals, most: number): boolean => (counts.at(-1) ?? 0) > most;

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

  const countOne = (condition: SQL, most: number, isSearch: boolean, name?: string) =>
    database.first<{ count: number; size: number }>(
      sql`
      WITH found AS ${isSearch ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (SELECT FROM products p WHERE ${condition})
      SELECT count(*), ${shopSize} AS size FROM (SELECT FROM found LIMIT ${sql.raw(String(most + 1))}) found`,
      name,
    );

  /**
   * Counts one condition after the other until there are more than `most`. @param next calculates the total after each
   * of them
   */
  const countUntil = async <Condition>(
    most: number,
    conditions: readonly Condition[],
    count: (condition: Condition) => ReturnType<typeof countOne>,
    next: (counts: readonly number[], found: number) => number,
    known: Totals = NOTHING_COUNTED,
  ): Promise<Totals> => {
    const counts = [...known.counts];
    let { size } = known;
    try {
      for (const condition of conditions.slice(counts.length)) {
        const row = await count(condition);
        size = row?.size ?? 0;
        const total = next(counts, row?.count ?? 0);
        counts.push(total);
        if (total > most) break;
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
     * @param known totals of the first queries
     * @returns totals of the queries. If the count times out, the total is reported as over the limit, so that the page
     * can still be shown.
     */
    count({ base, isWhole, texts }: CountedSearch, known?: Totals): Promise<Totals> {
      const count = (text: string) =>
        isWhole
          ? countOne(sql`${base} AND ${matchingByIndex(text)}`, MAX_COUNT, true, 'count of hits')
          : countOne(sql`${base} AND ${matchingProducts(text)}`, MAX_COUNT, true);
      return countUntil(MAX_COUNT, texts, count, (_, found) => found, known);
    },

    /** @returns cumulative totals of disjoint conditions of a list without a search */
    countApart: (conditions: readonly SQL[]): Promise<Totals> =>
      countUntil(
        MAX_LISTED,
        conditions,
        (condition) => countOne(condition, MAX_LISTED, false),
        (counts, found) => (counts.at(-1) ?? 0) + found,
      ),
  };
};
