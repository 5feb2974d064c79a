import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import { createCache, LARGE_COUNT } from '../../runtime/cache.ts';
import type { Rows } from '../../wire/paging.ts';
import { BY_CLOSENESS, found } from '../../search/search-query.ts';
import { orderBy, type SortKey } from '../../wire/sorting.ts';
import { filterCondition, sortKeys, type ProductFilter, type Sort } from './listing.ts';
import { productColumns, productSource, type ProductRow, type Reader } from './product-row.ts';

/** Products that stand before all those of the next group; inside a group the sort decides. */
interface Group {
  condition: SQL;
  count: number;
}

/** The rows of one group that a page shows; backwards: counted from the group's end. */
interface Slice {
  group: Group;
  limit: number;
  offset: number;
  backwards: boolean;
}

/** A page of products, and how many there are in all. */
export interface ListPage {
  rows: ProductRow[];
  total: number;
}

// Of a group this small all rows are found and then sorted; a larger one is walked in its order until a page is full.
const SMALL_GROUP = 500;

/** Cuts a page out of the groups, each from the end that is nearer: the last page costs what the first one costs. */
const slicesOf = (groups: readonly Group[], offset: number, limit: number): Slice[] => {
  const slices: Slice[] = [];
  let before = 0;
  for (const group of groups) {
    const start = Math.max(0, offset - before);
    const end = Math.min(group.count, offset + limit - before);
    const left = group.count - end;
    if (start < end) slices.push({ group, limit: end - start, offset: Math.min(start, left), backwards: left < start });
    before += group.count;
  }
  return slices;
};

const idsOf = ({ group, limit, offset, backwards }: Slice, place: number, keys: readonly SortKey[]): SQL => {
  const { condition, count } = group;
  // OFFSET 0 keeps the planner from walking an index through the whole shop for a handful of rows.
  const source =
    count < SMALL_GROUP
      ? sql`(SELECT * FROM products p WHERE ${condition} OFFSET 0) p`
      : sql`products p WHERE ${condition}`;
  return sql`(SELECT p.id, ${place}::integer AS place FROM ${source}
    ORDER BY ${orderBy(keys, backwards)} LIMIT ${limit} OFFSET ${offset})`;
};

/**
 * Reads pages of the shop's list. The ids are found first, from an index alone where there is one, and only the rows
 * that are shown are joined.
 * @returns a function of the filter, the sort, the reader, and which rows; a search sorted by `default` has first what
 * the words say that it is, then what is called or named so, what they mean, and what only has them in a tag or so
 */
export const createProductListReader = (database: Database) => {
  const keepCounts = createCache<number[]>(
    'product_counts',
    (counts) => counts.reduce((sum, count) => sum + count, 0) >= LARGE_COUNT,
  );

  /** How many products of a condition each of the parts holds for, and at last how many there are. */
  const count = async (condition: SQL, parts: readonly SQL[]): Promise<number[]> => {
    const counts = [...parts.map((part) => sql`count(*) FILTER (WHERE ${part})`), sql`count(*)`];
    const row = await database.first<{ counts: number[] }>(
      sql`SELECT json_build_array(${sql.join(counts, sql`, `)}) AS counts FROM products p WHERE ${condition}`,
    );
    return row?.counts ?? [];
  };

  const readGroups = async (filter: ProductFilter, sort: Sort, reader: Reader): Promise<Group[]> => {
    const { search, ...rest } = filter;
    const condition = filterCondition(filter, reader);
    const queries = search && sort === 'default' ? BY_CLOSENESS.map((closeness) => found(search[closeness])) : [];
    const key = JSON.stringify([filter, queries.length, reader.currency]);
    const totals = await keepCounts(key, () => count(condition, queries.slice(0, -1)));
    if (queries.length === 0) return [{ condition, count: totals[0] ?? 0 }];
    const base = filterCondition(rest, reader);
    // Each query finds all that the one before it finds: its group is what that one leaves over.
    return queries.map((query, index) => {
      const before = queries[index - 1];
      return {
        condition: before ? sql`${base} AND ${query} AND NOT ${before}` : sql`${base} AND ${query}`,
        count: (totals[index] ?? 0) - (totals[index - 1] ?? 0),
      };
    });
  };

  return async (filter: ProductFilter, sort: Sort, reader: Reader, { limit, offset }: Rows): Promise<ListPage> => {
    const groups = await readGroups(filter, sort, reader);
    const total = groups.reduce((sum, group) => sum + group.count, 0);
    const slices = slicesOf(groups, offset, limit);
    if (slices.length === 0) return { rows: [], total };
    const keys = sortKeys(sort, reader);
    const ids = slices.map((slice, place) => idsOf(slice, place, keys));
    const rows = await database.query<ProductRow>(sql`
      WITH shown AS MATERIALIZED (${sql.join(ids, sql` UNION ALL `)})
      SELECT ${productColumns} FROM shown JOIN ${productSource} ON p.id = shown.id
      ORDER BY shown.place, ${orderBy(keys)}`);
    return { rows, total };
  };
};
