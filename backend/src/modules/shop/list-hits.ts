import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { Rows } from '../../wire/paging.ts';
import { orderBy, type SortKey } from '../../wire/sorting.ts';
import { MOST_FOUND, shopSize, type Totals } from './list-count.ts';

/** What is looked for: products of the base that suit the last of the queries, those that suit an earlier one before. */
interface Sought {
  readonly base: SQL;
  /** From the narrowest to the widest: each finds all that the one before it finds. */
  readonly queries: readonly SQL[];
  readonly keys: readonly SortKey[];
  readonly page: Rows;
}

/**
 * The ids of the page and the totals of each query; where there are more than can be counted, only that the last one has more
 * is right.
 */
interface Hits {
  readonly ids: readonly number[];
  readonly totals: Totals;
  readonly isMore: boolean;
}

/** Which of the queries is the first that finds the row. A row is asked for the next one only where one did not. */
export const placeOf = (queries: readonly SQL[]): SQL => {
  const narrower = queries.slice(0, -1).map((query, place) => sql`WHEN ${query} THEN ${sql.raw(String(place))}`);
  const last = sql.raw(String(narrower.length));
  return narrower.length === 0 ? last : sql`CASE ${sql.join(narrower, sql` `)} ELSE ${last} END`;
};

/**
 * Finds what a search finds, counts it and cuts out a page: one statement that reads every hit once. Where it ends is said
 * outside of what is found, or the planner would read the table from its beginning until there are enough.
 */
export const findHits = async (database: Database, { base, queries, keys, page }: Sought): Promise<Hits> => {
  const widest = queries.at(-1) ?? sql`true`;
  const columns = keys.map(({ column }) => column);
  const counts = queries.map((_, place) => sql`count(*) FILTER (WHERE place <= ${sql.raw(String(place))})`);
  const row = await database.first<Totals & { ids: number[] }>(sql`
    WITH found AS MATERIALIZED (
      SELECT ${sql.join(columns, sql`, `)}, ${placeOf(queries)} AS place FROM products p WHERE ${base} AND ${widest}
    ), hits AS MATERIALIZED (SELECT * FROM found LIMIT ${MOST_FOUND + 1})
    SELECT json_build_array(${sql.join(counts, sql`, `)}) AS counts, ${shopSize} AS size, array(
      SELECT p.id FROM hits p ORDER BY p.place, ${orderBy(keys)} LIMIT ${page.limit} OFFSET ${page.offset}
    ) AS ids FROM hits`);
  const { ids = [], ...totals } = row ?? { counts: [], size: 0 };
  return { ids, totals, isMore: (totals.counts.at(-1) ?? 0) > MOST_FOUND };
};
