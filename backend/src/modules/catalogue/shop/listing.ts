import { pausedVendors } from '../../../calendar/holidays.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { matchingProducts, queriesOf, type SearchQueries } from '../../../search/search-query.ts';
import { literally } from '../../../search/query-parser.ts';
import type { SortKey } from '../../../wire/sorting.ts';
import { lowestPrice, priceBands, type PriceBounds } from './price-filter.ts';
import { onSale, type Reader } from './product-row.ts';

export type Sort = 'default' | 'price_asc' | 'price_desc' | 'name_asc' | 'name_desc' | 'rating_desc';

/**
 * Filters of the product list. A product matches the price bounds if a variant that can be bought does; category is one
 * or several slugs or ids, separated by commas; vendor and ids match any of theirs; rating is the minimum average;
 * expiresFrom is the earliest promised expiry, YYYY-MM-DD; search is null for a text without words.
 */
export interface ProductFilter extends PriceBounds {
  category?: string;
  tag?: string;
  vendor?: readonly number[];
  ids?: readonly number[];
  search?: SearchQueries | null;
  featured?: boolean;
  inStock?: boolean;
  rating?: number;
  expiresFrom?: string;
  /** Groups of ids of attribute options: one of each group. */
  facets?: readonly (readonly number[])[];
}

/** True for an id: all digits. Slugs are never all digits. */
export const isId = (idOrSlug: string): boolean => /^\d{1,15}$/.test(idOrSlug);

/** Condition: the product `p` has this id or slug. */
export const named = (idOrSlug: string): SQL =>
  isId(idOrSlug) ? sql`p.id = ${Number(idOrSlug)}` : sql`p.slug = ${idOrSlug}`;

const categoryNamed = (name: string): SQL =>
  isId(name) ? sql`${Number(name)}` : sql`(SELECT id FROM categories WHERE slug = ${name} AND deleted_at IS NULL)`;

/** Condition: the product is in any of these categories, by id or slug. */
export const inCategory = (categories: string): SQL => {
  const names = categories.split(',').filter(Boolean).slice(0, 50);
  const [only = sql`NULL`, ...others] = names.map(categoryNamed);
  // With IN, a single category would be joined and its products sorted, instead of read in the order of an index.
  return others.length === 0
    ? sql`p.category_id = ${only}`
    : sql`p.category_id IN (${sql.join([only, ...others], sql`, `)})`;
};

const fitting = (search: SearchQueries | null): SQL =>
  search === null ? sql`false` : matchingProducts(search.anywhere);

/**
 * Condition: the product matches every word as typed, for lists of the consoles. Text without a word matches nothing.
 */
export const matching = (search: string): SQL => {
  const understanding = literally(search);
  return fitting(understanding && queriesOf(understanding));
};

/**
 * The same, or any product of some vendors: both are read from the search index together.
 * @param vendorIds a query of the vendors' ids, as `id`
 */
export const matchingOrSoldBy = (search: string, vendorIds: SQL): SQL => {
  const understanding = literally(search);
  const sold = sql`(SELECT string_agg('''#vendor:' || id || '''', ' | ')::tsquery FROM (${vendorIds}) AS seller)`;
  if (understanding === null) return sql`p.search_doc @@ ${sold}`;
  const words = sql`${queriesOf(understanding).anywhere}::tsquery`;
  return sql`p.search_doc @@ coalesce(${words} || ${sold}, ${words})`;
};

const hasTag = (tag: string): SQL => sql`EXISTS (
  SELECT 1 FROM product_tags JOIN tags ON tags.id = product_tags.tag_id
  WHERE product_tags.product_id = p.id AND tags.slug = ${tag})`;

const listOf = (ids: readonly number[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** Conditions of the product list other than prices. */
const otherConditions = (filter: ProductFilter): SQL[] => {
  const conditions = [onSale];
  if (filter.category !== undefined) conditions.push(inCategory(filter.category));
  if (filter.tag !== undefined) conditions.push(hasTag(filter.tag));
  if (filter.vendor !== undefined) conditions.push(sql`p.vendor_id IN (${listOf(filter.vendor)})`);
  if (filter.ids !== undefined) conditions.push(sql`p.id IN (${listOf(filter.ids)})`);
  if (filter.search !== undefined) conditions.push(fitting(filter.search));
  if (filter.featured) conditions.push(sql`p.is_featured`);
  if (filter.inStock) conditions.push(sql`p.in_stock AND p.vendor_id NOT IN ${pausedVendors}`);
  if (filter.expiresFrom !== undefined) conditions.push(sql`p.expires_from >= ${filter.expiresFrom}::date`);
  for (const group of filter.facets ?? []) conditions.push(sql`p.facets && ${group}::int[]`);
  if (filter.rating !== undefined) conditions.push(sql`p.rating_avg >= ${filter.rating}`);
  return conditions;
};

const and = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `);

/** Conditions of the product list as disjoint bands, ascending by price. */
export const filterBands = (filter: ProductFilter, { currency }: Reader): SQL[] => {
  const others = otherConditions(filter);
  return priceBands(filter, currency).map((band) => and([...others, band]));
};

/** WHERE condition of the product list: on sale, and matching the filter. */
export const filterCondition = (filter: ProductFilter, { currency }: Reader): SQL => {
  const bands = sql.join(
    priceBands(filter, currency).map((band) => sql`(${band})`),
    sql` OR `,
  );
  return and([...otherConditions(filter), sql`(${bands})`]);
};

/** In stock first, then by rating, then newest. */
export const recommended: readonly SortKey[] = [sql`p.in_stock`, sql`p.standing`, sql`p.id`].map((column) => ({
  column,
  descending: true,
}));

/** Sort keys of the product list. Each order has its own index; names sort in the reader's language. */
export const sortKeys = (sort: Sort, reader: Reader): SortKey[] => {
  const name = reader.lang === 'ar' ? sql`p.name_ar` : sql`p.name`;
  const final = lowestPrice(reader.currency);
  const by = (column: SQL, descending: boolean) => [
    { column, descending },
    { column: sql`p.id`, descending },
  ];
  const orders: Record<Sort, SortKey[]> = {
    default: [...recommended],
    price_asc: by(final, false),
    price_desc: by(final, true),
    name_asc: by(name, false),
    name_desc: by(name, true),
    rating_desc: [
      { column: sql`p.rating_avg`, descending: true },
      { column: sql`p.total_reviews`, descending: true },
      { column: sql`p.id`, descending: false },
    ],
  };
  return orders[sort];
};
