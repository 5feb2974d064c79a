import { sql, type SQL } from 'drizzle-orm';
import { priceColumns } from '../../money.ts';
import { searchQuery } from '../../search/searchQuery.ts';
import type { Reader } from './productRow.ts';
import { onSale } from './productRow.ts';

export type Sort = 'default' | 'price_asc' | 'price_desc' | 'name_asc' | 'name_desc';

/** What a shopper asks of the list. Prices are minor units of the reader's currency; category is a slug or an id. */
export interface ProductFilter {
  category?: string;
  tag?: string;
  search?: string;
  priceMin?: number;
  priceMax?: number;
  featured?: boolean;
}

/** All digits name an id, everything else a slug; slugs are never all digits. */
export const isId = (idOrSlug: string): boolean => /^\d{1,15}$/.test(idOrSlug);

/** The category of a filter, by id or slug. */
export const inCategory = (category: string): SQL =>
  isId(category)
    ? sql`p.category_id = ${Number(category)}`
    : sql`p.category_id = (SELECT id FROM categories WHERE slug = ${category} AND deleted_at IS NULL)`;

/** Products that hold every word; text without a word in it finds nothing. */
export const matching = (search: string): SQL => {
  const query = searchQuery(search);
  return query === null ? sql`false` : sql`p.search_doc @@ ${query}`;
};

const hasTag = (tag: string): SQL => sql`EXISTS (
  SELECT 1 FROM product_tags JOIN tags ON tags.id = product_tags.tag_id
  WHERE product_tags.product_id = p.id AND tags.slug = ${tag})`;

/** The WHERE of the shop's list: on sale, and all that the filter asks. */
export const filterCondition = (filter: ProductFilter, { currency }: Reader): SQL => {
  const final = sql`p.${sql.identifier(priceColumns[currency].final)}`;
  const conditions = [onSale];
  if (filter.category !== undefined) conditions.push(inCategory(filter.category));
  if (filter.tag !== undefined) conditions.push(hasTag(filter.tag));
  if (filter.search !== undefined) conditions.push(matching(filter.search));
  if (filter.priceMin !== undefined) conditions.push(sql`${final} >= ${filter.priceMin}`);
  if (filter.priceMax !== undefined) conditions.push(sql`${final} <= ${filter.priceMax}`);
  if (filter.featured) conditions.push(sql`p.is_featured`);
  return sql.join(conditions, sql` AND `);
};

/** The ORDER BY of the shop's list. Each order has an index of its own; names sort in the reader's language. */
export const sortOrder = (sort: Sort, { lang, currency }: Reader): SQL => {
  const final = sql`p.${sql.identifier(priceColumns[currency].final)}`;
  const name = lang === 'ar' ? sql`p.name_ar` : sql`p.name`;
  const orders: Record<Sort, SQL> = {
    default: sql`p.id DESC`,
    price_asc: sql`${final}, p.id`,
    price_desc: sql`${final} DESC, p.id DESC`,
    name_asc: sql`${name}, p.id`,
    name_desc: sql`${name} DESC, p.id DESC`,
  };
  return orders[sort];
};
