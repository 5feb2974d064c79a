import { sql, toQuery, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { matchingByIndex, matchingProducts } from '../../../search/search-query.ts';
import type { Rows } from '../../../wire/paging.ts';
import { orderBy, type SortKey } from '../../../wire/sorting.ts';
import { MAX_COUNT, shopSize, type CountedSearch, type Totals } from './list-count.ts';

/** Search request: hits of an earlier query come first. */
interface Sought extends CountedSearch {
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

const [most, beyond] = [MAX_COUNT, MAX_COUNT + 1].map((count) => sql.raw(String(count)));

/**
 * Hits with their place. In the whole shop, the index finds those of each narrower query: there are no more of them
 * than of the widest. Within a filter there may be, so the words of each hit, which are stored out of line, are read
 * once for all queries.
 */
const ranked = ({ texts, isWhole }: Sought, columns: SQL): SQL => {
  const isRankable = sql`(SELECT found FROM number) <= ${most}`;
  if (!isWhole)
    return sql`SELECT ${columns}, ${placeOf(texts.map(matchingProducts))} AS place FROM (
      SELECT ${columns}, p.search_doc || '' AS search_doc FROM first p WHERE ${isRankable} OFFSET 0) p`;
  const places = texts.map((text) => sql`p.id IN (SELECT p.id FROM products p WHERE ${matchingByIndex(text)})`);
  return sql`SELECT ${columns}, ${placeOf(places)} AS place FROM first p WHERE ${isRankable}`;
};

/** A value that the planner cannot look into, for a statement that is planned once. */
const hidden = (value: number): SQL => sql`(SELECT ${value}::bigint)`;

/**
 * Finds, counts and pages the hits of a search in one statement that reads every hit once. The limit is outside the
 * subquery of hits; otherwise the planner would scan the table from its beginning until it has enough. A search of the
 * whole shop is planned once: planning would be half of its cost.
 */
export const findHits = async (database: Database, sought: Sought): Promise<Hits> => {
  const { base, isWhole, texts, keys, page } = sought;
  const widest = texts.slice(-1).map(isWhole ? matchingByIndex : matchingProducts)[0] ?? sql`true`;
  const columns = sql.join(
    keys.map(({ column }) => column),
    sql`, `,
  );
  const [limit, offset] = isWhole ? [hidden(page.limit), hidden(page.offset)] : [page.limit, page.offset];
  const counts = texts.map((_, place) => sql`count(*) FILTER (WHERE place <= ${sql.raw(String(place))})`);
  const row = await database.first<Totals & { ids: number[]; found: number }>(
    sql`
    WITH found AS MATERIALIZED (
      SELECT ${columns}${isWhole ? sql`` : sql`, p.search_doc`} FROM products p WHERE ${base} AND ${widest}),
    first AS MATERIALIZED (SELECT * FROM found LIMIT ${beyond}),
    number AS MATERIALIZED (SELECT count(*) AS found FROM first),
    hits AS MATERIALIZED (${ranked(sought, columns)})
    SELECT json_build_array(${sql.join(counts, sql`, `)}) AS counts, ${shopSize} AS size, (SELECT found FROM number) AS found,
      array(SELECT p.id FROM hits p ORDER BY p.place, ${orderBy(keys)} LIMIT ${limit} OFFSET ${offset}) AS ids
    FROM hits`,
    isWhole ? `hits of ${texts.length} by ${toQuery(orderBy(keys)).text}` : undefined,
  );
  const { ids = [], found = 0, ...totals } = row ?? { counts: [], size: 0 };
  const isMore = found > MAX_COUNT;
  return { ids, totals: isMore ? { ...totals, counts: texts.map(() => found) } : totals, isMore };
};
