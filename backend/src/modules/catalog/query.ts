import { z } from 'zod';
import { invalidField } from '../../errors.ts';
import { fromWire } from '../../money.ts';
import { filterOf, Flag, Id, PageNumber, SearchText } from '../../paging.ts';
import type { Currency } from '../../schemas.ts';
import type { ShopFilter } from './browse.ts';

const Price = filterOf(z.coerce.number().min(0));
const Slug = filterOf(z.string().max(200));

/**
 * What may be asked of `GET /products`. Prices are in the request's currency; `category` names one or several by id or
 * slug, with commas between them; `rating` is the least average.
 */
export const ProductQuery = z.strictObject({
  filter: Flag,
  max_price: Flag,
  page: PageNumber,
  category: filterOf(z.string().max(1000)),
  tag: Slug,
  vendor: filterOf(Id),
  search: SearchText,
  sort: filterOf(z.enum(['default', 'price_asc', 'price_desc', 'name_asc', 'name_desc'])),
  price_min: Price,
  price_max: Price,
  featured: Flag,
  in_stock: Flag,
  rating: filterOf(z.coerce.number().int().min(1).max(5)),
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
        search: query.search,
        priceMin: toMinor('price_min', query.price_min, currency),
        priceMax: toMinor('price_max', query.price_max, currency),
        featured: query.featured,
        inStock: query.in_stock,
        rating: query.rating,
      }
    : { featured: query.featured };
