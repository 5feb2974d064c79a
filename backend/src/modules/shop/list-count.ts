import { createCache, LARGE_COUNT } from '../../runtime/cache.ts';
import { sqlState } from '../../runtime/sql-state.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';

/**
 * So many products of a list are counted, and shown page by page; of more a shopper reads that there are more. Who has
 * looked at ten thousand products narrows the list, and neither a count nor a page ever has more to do than this.
 */
export const MOST_COUNTED = 10_000;

/**
 * How many products each of some nested conditions holds for, from the narrowest on; the last one is MOST_COUNTED + 1
 * where there are more, and then nothing wider was counted.
 */
export interface Totals {
  readonly counts: readonly number[];
  /** How many products the whole shop has, or had: never too few. */
  readonly size: number;
}

const QUERY_CANCELED = '57014';

/** How many products are in the table, from the end of its key alone. */
export const shopSize = sql`(SELECT coalesce(max(id), 0) FROM products)`;

/** Counts products of conditions up to the bound, and keeps large totals for half a minute. */
export const createListCounter = (database: Database) => {
  const keep = createCache<Totals>('product_counts', ({ counts }) => (counts.at(-1) ?? 0) >= LARGE_COUNT);

  const countOne = (condition: SQL) =>
    database.first<{ count: number; size: number }>(sql`
      SELECT count(*), ${shopSize} AS size FROM (SELECT FROM products p WHERE ${condition} LIMIT ${MOST_COUNTED + 1}) p`);

  return {
    /** @param read counts what is not kept under the key */
    keep,
    /**
     * @param conditions each holds for all that the one before it holds for
     * @returns their totals. What takes the database too long to count is said to be more: the page is shown all the same.
     */
    async count(conditions: readonly SQL[]): Promise<Totals> {
      const counts: number[] = [];
      let size = 0;
      try {
        for (const condition of conditions) {
          const row = await countOne(condition);
          size = row?.size ?? 0;
          counts.push(row?.count ?? 0);
          if ((row?.count ?? 0) > MOST_COUNTED) break;
        }
      } catch (error) {
        if (sqlState(error) !== QUERY_CANCELED) throw error;
        counts.push(MOST_COUNTED + 1);
      }
      return { counts, size };
    },
  };
};
