import type { Database } from '../../../database/database.ts';
import { createCache, LARGE_COUNT } from '../../../runtime/cache.ts';
import { sqlState } from '../../../runtime/sql-state.ts';
import { matchingProducts } from '../../../search/search-query.ts';
import { sql } from '../../../sql/sql.ts';
import type { ShopFilter } from './browse.ts';
import { createCategoryRepository } from './category-repository.ts';
import { MAX_COUNT, MAX_LISTED, QUERY_CANCELED } from './list-count.ts';
import { filterCondition, type ProductFilter } from './listing.ts';
import type { Reader } from './product-row.ts';
import { createSearchHelp } from './search-help.ts';
import { createShopVendorRepository } from './vendor-repository.ts';

/** Number of products of an option, by the option's id. */
interface OptionCount {
  id: number;
  count: number;
}

/** Facets of a list; null for one with more products than are counted. */
interface Facets {
  categories: OptionCount[] | null;
  vendors: OptionCount[] | null;
}

/** Products of a list by category and vendor. Without pairs, there are more of them than are counted. */
interface Counted {
  pairs: { category_id: number; vendor_id: number; count: number }[] | null;
  total: number;
}

const NONE: Counted = { pairs: [], total: 0 };
const TOO_MANY: Counted = { pairs: null, total: Infinity };

const isEmpty = (filter: ShopFilter): boolean =>
  Object.values(filter).every((value) => value === undefined || value === false);

const sumBy = ({ pairs }: Counted, key: 'category_id' | 'vendor_id'): OptionCount[] | null => {
  if (pairs === null) return null;
  const counts = new Map<number, number>();
  for (const pair of pairs) counts.set(pair[key], (counts.get(pair[key]) ?? 0) + pair.count);
  return [...counts].map(([id, count]) => ({ id, count }));
};

/**
 * Counts the products of each category and vendor within the search and the other filters. A facet ignores its own
 * filter, because its options are combined with "or".
 */
export const createFacetReader = (database: Database) => {
  const find = createSearchHelp(database);
  const categories = createCategoryRepository(database);
  const vendors = createShopVendorRepository(database);
  const cached = createCache<Counted>('product_facets', ({ total }) => total >= LARGE_COUNT, {
    staleWhileRevalidate: true,
  });

  const readPairs = async ({ search, ...others }: ProductFilter, reader: Reader): Promise<Counted> => {
    if (search === null) return NONE;
    const base = filterCondition(others, reader);
    const query = search && matchingProducts(search.anywhere);
    const most = query ? MAX_COUNT : MAX_LISTED;
    // For a search the limit is outside, or the planner would scan the table from its beginning.
    const found = sql`SELECT p.category_id, p.vendor_id FROM products p WHERE ${base}${query ? sql` AND ${query}` : sql``}`;
    const pairs = await database.query<NonNullable<Counted['pairs']>[number]>(sql`
      WITH found AS ${query ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (${found})
      SELECT category_id, vendor_id, count(*) FROM (SELECT * FROM found LIMIT ${most + 1}) found
      GROUP BY category_id, vendor_id ORDER BY category_id, vendor_id`);
    const total = pairs.reduce((sum, { count }) => sum + count, 0);
    return total > most ? TOO_MANY : { pairs, total };
  };

  const countPairs = (filter: ProductFilter, reader: Reader): Promise<Counted> =>
    cached(JSON.stringify([filter, reader.currency]), async () => {
      try {
        return await readPairs(filter, reader);
      } catch (error) {
        if (sqlState(error) !== QUERY_CANCELED) throw error;
        return TOO_MANY;
      }
    });

  const count = ({ search, ...filter }: ShopFilter, reader: Reader): Promise<Counted> =>
    search === undefined
      ? countPairs(filter, reader)
      : find(search, filterCondition(filter, reader), (queries) => countPairs({ ...filter, search: queries }, reader));

  const countSold = async (): Promise<Facets> => ({
    categories: (await categories.listActive()).map((row) => ({ id: row.id, count: row.product_count })),
    vendors: (await vendors.list()).map((row) => ({ id: row.id, count: row.product_count })),
  });

  return async (filter: ShopFilter, reader: Reader): Promise<Facets> => {
    const ofCategories = { ...filter, category: undefined };
    const ofVendors = { ...filter, vendor: undefined };
    const isOne = filter.category === undefined && filter.vendor === undefined;
    const sold = isEmpty(ofCategories) || isEmpty(ofVendors) ? await countSold() : null;
    const first = isEmpty(ofCategories) ? null : count(ofCategories, reader);
    const second = isOne ? first : isEmpty(ofVendors) ? null : count(ofVendors, reader);
    const [byCategory, byVendor] = await Promise.all([first, second]);
    return {
      categories: byCategory ? sumBy(byCategory, 'category_id') : (sold?.categories ?? null),
      vendors: byVendor ? sumBy(byVendor, 'vendor_id') : (sold?.vendors ?? null),
    };
  };
};
