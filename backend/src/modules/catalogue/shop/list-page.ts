import { sql, toQuery, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Rows } from '../../../wire/paging.ts';
import { BY_CLOSENESS, matchingProducts } from '../../../search/search-query.ts';
import { orderBy, type SortKey } from '../../../wire/sorting.ts';
import { createListCounter, isBeyond, MAX_COUNT, MAX_LISTED, type CountedSearch, type Totals } from './list-count.ts';
import { findFrequent, isFrequent } from './list-frequent-hits.ts';
import { findHits } from './list-hits.ts';
import { filterBands, filterCondition, sortKeys, type ProductFilter, type Sort } from './listing.ts';
import { productColumns, productSource, type ProductRow, type Reader } from './product-row.ts';

/** Products before all those of the next group; the sort applies within a group. */
interface Group {
  condition: SQL;
  count: number;
  /** Has more products than were counted, so only its beginning is known. */
  isOpen: boolean;
  /** Condition of a search, in addition to the base. */
  query?: SQL;
  /** No index has its order without many foreign products, so all of its rows are found and sorted. */
  isScattered: boolean;
}

/** Rows of one group that a page shows; backwards: counted from the group's end. */
interface Slice {
  group: Group;
  limit: number;
  offset: number;
  backwards: boolean;
}

/** Page of products with the total, and whether the total is only the limit. */
export interface ListPage {
  rows: ProductRow[];
  total: number;
  isMore: boolean;
}

/** Slices the groups for a page, each from its nearer end, so that the last page costs no more than the first. */
const slicesOf = (groups: readonly Group[], offset: number, limit: number): Slice[] => {
  const slices: Slice[] = [];
  let before = 0;
  for (const group of groups) {
    const start = Math.max(0, offset - before);
    const end = Math.min(group.count, offset + limit - before);
    const left = group.count - end;
    const backwards = !group.isOpen && left < start;
    if (start < end) slices.push({ group, limit: end - start, offset: backwards ? left : start, backwards });
    before += group.count;
  }
  return slices;
};

/** Products from which on a search counts its narrow queries first. */
const LARGE_SHOP = 100_000;
/** Number of queries that search in names only. */
const BY_NAME = BY_CLOSENESS.indexOf('named') + 1;

// Groups up to this size are found and sorted; for larger ones the planner chooses.
const SMALL_GROUP = 500;

/**
 * True if all rows of a group are found and sorted instead of walking an index in list order. For a search the planner
 * has too few statistics to choose: an index of the whole shop meets one row of the group in every `size / count`.
 */
const isFoundFirst = ({ group, limit, offset }: Slice, size: number): boolean =>
  group.isScattered ||
  group.count < SMALL_GROUP ||
  (group.query !== undefined && !group.isOpen && group.count ** 2 < (offset + limit) * size);

const idsOf = (slice: Slice, keys: readonly SortKey[], size: number): SQL => {
  const { group, limit, offset, backwards } = slice;
  // OFFSET 0 keeps the planner from walking an index of the whole shop for a handful of rows.
  const source = isFoundFirst(slice, size)
    ? sql`(SELECT * FROM products p WHERE ${group.condition} OFFSET 0) p`
    : sql`products p WHERE ${group.condition}`;
  const shown = sql`SELECT p.id FROM ${source} ORDER BY ${orderBy(keys, backwards)} LIMIT ${limit} OFFSET ${offset}`;
  return backwards
    ? sql`SELECT p.id FROM (SELECT row_number() OVER () AS place, id FROM (${shown}) p) p ORDER BY place DESC`
    : shown;
};

/**
 * Differences of successive nested queries; the counts end with the list. A difference is one tsquery, which the index
 * answers: a separate NOT would read the words of each product.
 */
const groupsOf = (base: SQL, texts: readonly string[], { counts }: Totals): Group[] =>
  counts.map((count, index) => {
    const [text = '', before = ''] = [texts[index], texts[index - 1]];
    const previous = counts[index - 1] ?? 0;
    const query = matchingProducts(previous === 0 ? text : `${text} & !${before}`);
    return {
      condition: sql`${base} AND ${query}`,
      count: Math.min(count, MAX_COUNT) - previous,
      isOpen: count > MAX_COUNT,
      query,
      isScattered: false,
    };
  });

/**
 * Groups of disjoint conditions. `counts` are cumulative and end at the limit.
 * @param scattered the condition whose rows are not contiguous in any index
 */
const groupsApart = (conditions: readonly SQL[], counts: readonly number[], scattered?: SQL): Group[] =>
  counts.map((count, index) => ({
    condition: conditions[index] ?? sql`false`,
    count: Math.min(count, MAX_LISTED) - (counts[index - 1] ?? 0),
    isOpen: count > MAX_LISTED,
    isScattered: conditions[index] === scattered,
  }));

/**
 * Reads pages of the product list. The ids are found first, by an index-only scan where possible, and only the shown
 * rows are joined.
 * @returns a function of the filter, the sort, the reader, and the rows. A search sorted by `default` ranks products
 * that are what the words say first, then matches in the name, then synonyms, then tags and other texts
 */
export const createProductListReader = (database: Database) => {
  const counter = createListCounter(database);

  /** Named, so that its generic plan is cached: planning would be the largest cost. */
  const readRows = (ids: readonly number[]) =>
    database.query<ProductRow>(
      sql`SELECT ${productColumns} FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS shown (id, place)
        JOIN ${productSource} ON p.id = shown.id ORDER BY shown.place`,
      'products of a list',
    );

  /**
   * Ids of a page of the whole shop. Subqueries hide the page from the planner, which otherwise plans each one again;
   * the best plan is the same for all, a walk along the index of the order.
   */
  const idsOfShop = async ({ group, limit, offset, backwards }: Slice, keys: readonly SortKey[]): Promise<number[]> => {
    const order = orderBy(keys, backwards);
    const rows = await database.query<{ id: number }>(
      sql`SELECT p.id FROM products p WHERE ${group.condition}
        ORDER BY ${order} LIMIT (SELECT ${limit}::bigint) OFFSET (SELECT ${offset}::bigint)`,
      `ids by ${toQuery(order).text}`,
    );
    const ids = rows.map(({ id }) => id);
    return backwards ? ids.toReversed() : ids;
  };

  const idsOfSlices = async (slices: readonly Slice[], keys: readonly SortKey[], size: number): Promise<number[]> => {
    const ids = slices.map((slice) => sql`array(${idsOf(slice, keys, size)})`);
    const row = await database.first<{ ids: number[] }>(sql`SELECT ${sql.join(ids, sql` || `)} AS ids`);
    return row?.ids ?? [];
  };

  // The products of the shop, once a list has been counted.
  let shop = 0;

  /**
   * In a large shop, the names alone often have more products than are shown; then the widest query, the most expensive
   * one, is not needed.
   */
  const countNarrow = async (search: CountedSearch): Promise<Totals | undefined> =>
    search.texts.length > 1 && shop > LARGE_SHOP
      ? counter.count({ ...search, texts: search.texts.slice(0, BY_NAME) })
      : undefined;

  /** Totals of a search whose widest query is known to have more. */
  const countInside = async (search: CountedSearch, known?: Totals): Promise<Totals> => {
    const inside = await counter.count({ ...search, texts: search.texts.slice(0, -1) }, known);
    return isBeyond(inside, MAX_COUNT) ? inside : { ...inside, counts: [...inside.counts, MAX_COUNT + 1] };
  };

  return async (filter: ProductFilter, sort: Sort, reader: Reader, page: Rows): Promise<ListPage> => {
    const { search, ...rest } = filter;
    if (search === null) return { rows: [], total: 0, isMore: false };
    const [base, keys] = [filterCondition(rest, reader), sortKeys(sort, reader)];
    const isWhole = Object.values(rest).every((value) => value === undefined || value === false);
    const closeness = sort === 'default' ? BY_CLOSENESS : (['anywhere'] as const);
    const texts = search ? closeness.map((each) => search[each]) : [];
    const isDescending = sort === 'price_desc';
    const ascending = filterBands(rest, reader);
    const bands = isDescending ? ascending.toReversed() : ascending;
    const scattered = ascending.length > 1 ? ascending[0] : undefined;
    let hits: readonly number[] | undefined;
    const key = JSON.stringify([filter, texts.length, reader.currency, isDescending]);
    const totals = await counter.keep(key, async () => {
      if (texts.length === 0) return counter.countApart(bands);
      const [only, ...others] = texts;
      const isCertain = shop > LARGE_SHOP && isWhole;
      if (only !== undefined && others.length === 0 && isCertain && (await isFrequent(database, base, only)))
        return { counts: [MAX_COUNT + 1], size: shop };
      const counted = { base, isWhole, texts };
      const narrow = await countNarrow(counted);
      if (narrow && isBeyond(narrow, MAX_COUNT)) return narrow;
      const { ids, totals: found, isMore } = await findHits(database, { ...counted, keys, page });
      // For a single query it is enough to know that there are more; for several the exact one matters.
      if (isMore && texts.length > 1) return countInside(counted, narrow);
      if (!isMore) hits = ids;
      return found;
    });
    shop = totals.size;
    // In the order of prices the bands follow each other, and an index has the order of the larger one.
    const apart =
      isDescending || sort === 'price_asc'
        ? groupsApart(bands, totals.counts, scattered)
        : groupsApart([base], totals.counts.slice(-1));
    const groups = texts.length === 0 ? apart : groupsOf(base, texts, totals);
    const [total, isMore] = [groups.reduce((sum, group) => sum + group.count, 0), groups.some(({ isOpen }) => isOpen)];
    const slices = slicesOf(groups, page.offset, page.limit);
    const [slice, ...others] = slices;
    // The beginning of a frequent group: the planner takes words that are found together for rare.
    const read = () => {
      if (slice?.group.isOpen && slice.group.query && others.length === 0)
        return findFrequent(database, { base, query: slice.group.query, keys, page: slice });
      if (isWhole && !search && slice && others.length === 0 && !isFoundFirst(slice, totals.size))
        return idsOfShop(slice, keys);
      return idsOfSlices(slices, keys, totals.size);
    };
    const ids = hits ?? (slices.length === 0 ? [] : await read());
    return { rows: ids.length === 0 ? [] : await readRows(ids), total, isMore };
  };
};
