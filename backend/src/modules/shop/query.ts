import { z } from 'zod';
import { Code, Line } from '../../wire/fields.ts';
import { invalidField } from '../../wire/errors.ts';
import { fromWire } from '../../money/money.ts';
import { filterOf, QueryFlag, PageNumber, SearchText } from '../../wire/paging.ts';
import type { Currency } from '../../wire/schemas.ts';
import type { ShopFilter } from './browse.ts';

const Price = filterOf(z.coerce.number().min(0));
const Slug = filterOf(Line());
const Ids = filterOf(
  Code(800)
    .regex(/^\d{1,15}(,\d{1,15}){0,49}$/)
    .transform((text) => text.split(',').map(Number)),
);

/**
 * What may be asked of `GET /products`. Prices are in the request's currency; `category` names one or several by id or
 * slug, `vendor` and `ids` by id, with commas between them; `rating` is the least average.
 */
export const ProductQuery = z.strictObject({
  filter: QueryFlag.describe('Must be true for every filter below but `featured` to count'),
  max_price: QueryFlag.describe(
    'With true the answer is the highest price of all that is on sale (`HighestPrice`), whatever else is asked for; left out or false, a page (`ProductPage`)',
  ),
  page: PageNumber,
  category: filterOf(Code(1000)).describe('One or several categories, by id or slug, with commas between them'),
  tag: Slug.describe('Slug of a tag'),
  vendor: Ids.describe('Only products of these vendors: up to 50 ids with commas between them'),
  ids: Ids.describe('Only these products: up to 50 ids with commas between them'),
  search: SearchText,
  sort: filterOf(z.enum(['default', 'price_asc', 'price_desc', 'name_asc', 'name_desc', 'rating_desc'])).describe(
    'The order; default: the best fitting first with `search`, else the newest',
  ),
  price_min: Price.describe(
    'Lower bound, in the request’s currency. A product with variants is found if one that counts for its price lies between the bounds',
  ),
  price_max: Price.describe('Highest price, in the request’s currency'),
  featured: QueryFlag.describe(
    'Only featured products. Without `filter=true` and while no product is featured: all products, the newest first',
  ),
  in_stock: QueryFlag.describe('Only what can be bought now'),
  rating: filterOf(z.coerce.number().int().min(1).max(5)).describe('Least average of stars'),
});

const toMinor = (field: string, price: number | undefined, currency: Currency): number | undefined => {
  if (price === undefined) return undefined;
  const minor = fromWire(price, currency);
  if (minor === null) throw invalidField(field, 'catalog.too_many_digits');
  return minor;
};

/** Whether nothing but words is asked for: what they do not find, the shop does not have. */
export const isPlainSearch = ({ search, featured, inStock, ...others }: ShopFilter): boolean =>
  search !== undefined && !featured && !inStock && Object.values(others).every((value) => value === undefined);

/** The filter of a query: without `filter=true` only `featured` counts. */
export const toFilter = (query: z.infer<typeof ProductQuery>, currency: Currency): ShopFilter =>
  query.filter
    ? {
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
      }
    : { featured: query.featured };
