import { createCache, LARGE_COUNT } from '../../runtime/cache.ts';
import { sqlState } from '../../runtime/sql-state.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';

/**
 * So many products of a list are counted, and shown page by page; of more a shopper reads that there are more. Who has
 * looked at ten thousand products narrows the list, and neither a count nor a page ever has more to do than this.
 */
const MOST_COUNTED = 10_000;
/** The same of a search, whose hits are read one by one, and whose best stand first. */
export const MOST_FOUND = 2000;

/**
 * How many products each of some nested conditions holds for, from the narrowest on; the last one is one more than are counted
 * where there are more, and then nothing wider was counted.
 */
export interface Totals {
  readonly counts: readonly number[];
  /** How many products the whole shop has, or had: never too few. */
  readonly size: number;
}

/** How many are counted and shown of what some queries find, or of a list without any. */
export const mostOf = (queries: readonly SQL[]): number => (queries.length > 0 ? MOST_FOUND : MOST_COUNTED);

const QUERY_CANCELED = '57014';

/** How many products are in the table, from the end of its key alone. */
export const shopSize = sql`(SELECT coalesce(max(id), 0) FROM products)`;

/**
 * Counts products of conditions up to the bound, and keeps large totals for half a minute. Who comes after such a silence, and
 * within two minutes, still gets the old one, and it is counted anew meanwhile.
 */
export const createListCounter = (database: Database) => {
  const remember = createCache<Totals>('product_counts', ({ counts }) => (counts.at(-1) ?? 0) >= LARGE_COUNT, {
    staleWhileRevalidate: true,
  });
  /** What is being counted, by the moment before it and the key. */
  const counting = new Map<string, Promise<Totals>>();

  const countOnce = (key: string, read: () => Promise<Totals>): Promise<Totals> => {
    const name = `${database.changes.now()} ${key}`;
    const begun = counting.get(name) ?? read().finally(() => counting.delete(name));
    counting.set(name, begun);
    return begun;
  };

  const countOne = (condition: SQL, isSearch: boolean, most: number) =>
    database.first<{ count: number; size: number }>(sql`
      WITH found AS ${isSearch ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (SELECT FROM products p WHERE ${condition})
      SELECT count(*), ${shopSize} AS size FROM (SELECT FROM found LIMIT ${most + 1}) found`);

  /** Counts one condition after the other until there are more than `most`. @param next the total after each of them */
  const countUntil = async (
    most: number,
    conditions: readonly SQL[],
    isSearch: boolean,
    next: (counts: readonly number[], found: number) => number,
  ): Promise<Totals> => {
    const counts: number[] = [];
    let size = 0;
    try {
      for (const condition of conditions) {
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
     * Who asks at once for several pages or orders of one list waits for one count; after a change another one begins.
     * @param read counts what is not kept under the key, maybe after the page has been answered with what was kept
     */
    keep: (key: string, read: () => Promise<Totals>) => remember(key, () => countOnce(key, read)),
    /**
     * @param base holds for all of them
     * @param queries of a search: each holds for all that the one before it holds for
     * @returns their totals. What takes the database too long to count is said to be more: the page is shown all the same.
     */
    count(base: SQL, queries: readonly SQL[]): Promise<Totals> {
      const conditions = queries.length === 0 ? [base] : queries.map((query) => sql`${base} AND ${query}`);
      return countUntil(mostOf(queries), conditions, queries.length > 0, (_, found) => found);
    },

    /** @returns cumulative totals of disjoint conditions of a list without a search */
    countApart: (conditions: readonly SQL[]): Promise<Totals> =>
      countUntil(mostOf([]), conditions, false, (counts, found) => (counts.at(-1) ?? 0) + found),
  };
};
