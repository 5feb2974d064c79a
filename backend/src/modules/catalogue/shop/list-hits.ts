import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Rows } from '../../../wire/paging.ts';
import { orderBy, type SortKey } from '../../../wire/sorting.ts';
import { MAX_COUNT, shopSize, type Totals } from './list-count.ts';

/** Search request: products of the base that match the last query, with those that match an earlier query first. */
interface Sought {
  readonly base: SQL;
  /** Nested queries, narrowest first. */
  readonly queries: readonly SQL[];
  readonly keys: readonly SortKey[];
  readonly page: Rows;
}

/** Ids of the page and totals of the queries. Beyond the limit, only the fact that the last query has more is exact. */
interface Hits {
  readonly ids: readonly number[];
  readonly totals: Totals;
  readonly isMore: boolean;
}

/** Index of the first query that matches the row. Later queries are evaluated only if the earlier ones do not match. */
export const placeOf = (queries: readonly SQL[]): SQL => {
  const narrower = queries.slice(0, -1).map((query, place) => sql`WHEN ${query} THEN ${sql.raw(String(place))}`);
  const last = sql.raw(String(narrower.length));
  return narrower.length === 0 ? last : sql`CASE ${sql.join(narrower, sql` `)} ELSE ${last} END`;
};

/**
 * Finds, counts and pages the hits of a search in one statement that reads every hit once. The limit is outside the
 * subquery of hits; otherwise the planner would scan the table from its beginning until it has enough. The words of a
 * product, which are stored out of line, are read once for all queries, and only if the hits can be ranked.
 */
export const findHits = async (database: Database, { base, queries, keys, page }: Sought): Promise<Hits> => {
  const widest = queries.at(-1) ?? sql`true`;
  const columns = sql.join(
    keys.map(({ column }) => column),
    sql`, `,
  );
  const counts = queries.map((_, place) => sql`count(*) FILTER (WHERE place <= ${sql.raw(String(place))})`);
  const row = await database.first<Totals & { ids: number[]; found: number }>(sql`
    WITH found AS MATERIALIZED (SELECT ${columns}, p.search_doc FROM products p WHERE ${base} AND ${widest}),
    first AS MATERIALIZED (SELECT * FROM found LIMIT ${MAX_COUNT + 1}),
    number AS MATERIALIZED (SELECT count(*) AS found FROM first),
    hits AS MATERIALIZED (
      SELECT ${columns}, ${placeOf(queries)} AS place FROM (
        SELECT ${columns}, p.search_doc || '' AS search_doc FROM first p
        WHERE (SELECT found FROM number) <= ${MAX_COUNT} OFFSET 0) p
    )
    SELECT json_build_array(${sql.join(counts, sql`, `)}) AS counts, ${shopSize} AS size, (SELECT found FROM number) AS found,
      array(SELECT p.id FROM hits p ORDER BY p.place, ${orderBy(keys)} LIMIT ${page.limit} OFFSET ${page.offset}) AS ids
    FROM hits`);
  const { ids = [], found = 0, ...totals } = row ?? { counts: [], size: 0 };
  const isMore = found > MAX_COUNT;
  return { ids, totals: isMore ? { ...totals, counts: queries.map(() => found) } : totals, isMore };
};
