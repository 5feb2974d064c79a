import { z } from 'zod';
import { plusDays } from '../../../calendar/days.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import { Code, Line } from '../../../wire/fields.ts';
import { invalidField } from '../../../wire/errors.ts';
import { fromWire } from '../../../money/money.ts';
import { filterOf, QueryFlag, PageNumber, SearchText } from '../../../wire/paging.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { ShopFilter } from './browse.ts';

const Price = filterOf(z.coerce.number().min(0));
const Slug = filterOf(Line());
const Ids = filterOf(
  Code(800)
    .regex(/^\d{1,15}(,\d{1,15}){0,49}$/)
    .transform((text) => text.split(',').map(Number)),
);

/** Options of attributes: groups separated by semicolons, each with ids separated by commas. */
const Facets = filterOf(
  Code(600)
    .regex(/^\d{1,9}(,\d{1,9}){0,49}(;\d{1,9}(,\d{1,9}){0,49}){0,19}$/)
    .transform((text) => text.split(';').map((group) => group.split(',').map(Number))),
);

/**
 * Query of `GET /products`. Prices are in the request's currency; `category` is one or several ids or slugs, `vendor`
 * and `ids` are ids, separated by commas; `rating` is the minimum average.
 */
export const ProductQuery = z.strictObject({
  filter: QueryFlag.describe('Must be true to enable the filters below, except `featured`'),
  max_price: QueryFlag.describe(
    'If true, the response is the highest price on sale (`HighestPrice`), regardless of other parameters; if omitted or false, a page (`ProductPage`)',
  ),
  page: PageNumber,
  category: filterOf(Code(1000)).describe('One or several categories, by id or slug, separated by commas'),
  tag: Slug.describe('Slug of a tag'),
  vendor: Ids.describe('Only products of these vendors: up to 50 ids, separated by commas'),
  ids: Ids.describe('Only these products: up to 50 ids, separated by commas'),
  search: SearchText,
  sort: filterOf(z.enum(['default', 'price_asc', 'price_desc', 'name_asc', 'name_desc', 'rating_desc'])).describe(
    'Sort order; default: best matches first with `search`, otherwise newest first',
  ),
  price_min: Price.describe(
    'Lower bound, in the request’s currency. A product with variants matches if one that counts for its price is between the bounds',
  ),
  price_max: Price.describe('Upper bound, in the request’s currency'),
  featured: QueryFlag.describe(
    'Only featured products. Without `filter=true` and if none is featured: all products, newest first',
  ),
  in_stock: QueryFlag.describe('Only products that can be bought now'),
  shelf_life: filterOf(z.enum(['90', '180', '365'])).describe(
    'Days: only products that promise not to expire earlier, in Riyadh. Products without such a promise do not match',
  ),
  f: Facets.describe(
    'Ids of options of attributes (`GET /categories/{id}/facets`): `12,14;31` matches products with 12 or 14, and with 31',
  ),
  rating: filterOf(z.coerce.number().int().min(1).max(5)).describe('Minimum average of stars'),
});

const toMinor = (field: string, price: number | undefined, currency: Currency): number | undefined => {
  if (price === undefined) return undefined;
  const minor = fromWire(price, currency);
  if (minor === null) throw invalidField(field, 'catalog.too_many_digits');
  return minor;
};

/** True if there is no filter except words, so that no results means the shop does not have it. */
export const isPlainSearch = ({ search, featured, inStock, ...others }: ShopFilter): boolean =>
  search !== undefined && !featured && !inStock && Object.values(others).every((value) => value === undefined);

/** Query of `GET /products/facets`: the filters of a list. */
export const FacetQuery = ProductQuery.omit({ filter: true, max_price: true, page: true, sort: true });

/** Filter of a query in the currency's minor units. */
export const toShopFilter = (
  query: Omit<z.infer<typeof FacetQuery>, 'category'> & { category?: string | undefined },
  currency: Currency,
): ShopFilter => ({
  category: query.category,
  tag: query.tag,
  vendor: query.vendor,
  ids: query.ids,
  search: query.search,
  priceMin: toMinor('price_min', query.price_min, currency),
  priceMax: toMinor('price_max', query.price_max, currency),
  featured: query.featured,
  inStock: query.in_stock,
  rating: query.rating,
  expiresFrom: query.shelf_life && plusDays(shopDay(new Date()), Number(query.shelf_life)),
  facets: query.f,
});

/** Filter of a query: without `filter=true` only `featured` applies. */
export const toFilter = (query: z.infer<typeof ProductQuery>, currency: Currency): ShopFilter =>
  query.filter ? toShopFilter(query, currency) : { featured: query.featured };

/** Query of `GET /categories/{id}/facets`: the filters of a list within the category. */
export const CategoryFacetQuery = FacetQuery.omit({ category: true });
