import type { Database } from '../../database/database.ts';
import { createCache, LARGE_COUNT } from '../../runtime/cache.ts';
import { fold, wordsOf } from '../../text/fold.ts';
import { namedBy } from '../../search/names.ts';
import { createSearchRepository, PER_KIND, type NamedRow } from './repository.ts';
import type { SearchResult } from './schemas.ts';

const SHORTEST = 2;
const ORDER_PREFIX = 'BLS';

/** What was typed as a number or code is written: capitals and digits, with hyphens between them. */
const codeOf = (text: string) => fold(text).toUpperCase().replaceAll(' ', '-');

/** Whoever has an order's number before him may leave out how all of them begin. */
const orderNumberOf = (text: string) => {
  const code = codeOf(text);
  return code.startsWith(ORDER_PREFIX) ? code : `${ORDER_PREFIX}-${code}`;
};

const toResults = <Row extends NamedRow>(
  kind: SearchResult['kind'],
  rows: readonly Row[],
  hrefOf: (row: Row) => string,
): SearchResult[] =>
  rows.map((row) => ({
    kind,
    id: row.id,
    label: row.name,
    label_arabic: row.name_ar || row.name,
    detail: row.detail,
    href: hrefOf(row),
  }));

/**
 * One search over everything that somebody looks after, at most five of each kind. Text of less than two letters finds
 * nothing. Vendors and categories are searched as they were up to half a minute ago when there are thousands of them.
 */
export const createSearch = (database: Database) => {
  const repository = createSearchRepository(database);
  const keep = createCache<NamedRow[]>('names', (rows) => rows.length >= LARGE_COUNT);

  const named = async (kind: 'vendors' | 'categories', text: string): Promise<NamedRow[]> => {
    const rows = await keep(kind, repository[kind]);
    const isMeant = namedBy(text);
    return rows.filter((row) => isMeant(`${row.name} ${row.name_ar} ${row.detail}`)).slice(0, PER_KIND);
  };

  const isTooShort = (text: string) => fold(text).length < SHORTEST;

  return {
    /** Where an admin may want to go. */
    async forAdmin(text = ''): Promise<SearchResult[]> {
      if (isTooShort(text)) return [];
      const [products, vendors, orders, categories, coupons] = await Promise.all([
        repository.products(null, text),
        named('vendors', text),
        repository.orders(null, orderNumberOf(text)),
        named('categories', text),
        repository.coupons(codeOf(text)),
      ]);
      return [
        ...toResults('product', products, ({ id }) => `/admin/products/${id}`),
        ...toResults('vendor', vendors, ({ id }) => `/admin/edit-vendor/${id}`),
        ...toResults('order', orders, ({ name }) => `/admin/orders/${name}`),
        ...toResults('category', categories, ({ id }) => `/admin/edit-category/${id}`),
        ...toResults('coupon', coupons, ({ id }) => `/admin/edit-coupon/${id}`),
      ];
    },

    /** Where a vendor may want to go, among his own things. */
    async forVendor(vendorId: number, text = ''): Promise<SearchResult[]> {
      if (isTooShort(text)) return [];
      const words = wordsOf(text).map((word) => word.folded);
      const [products, orders, customers] = await Promise.all([
        repository.products(vendorId, text),
        repository.orders(vendorId, orderNumberOf(text)),
        repository.customers(vendorId, words, text.trim()),
      ]);
      return [
        ...toResults('product', products, ({ slug }) => `/vendor/edit-product/${slug}`),
        ...toResults('order', orders, ({ name }) => `/vendor/orders/${name}`),
        ...toResults('customer', customers, ({ id }) => `/vendor/orders?customer=${id}`),
      ];
    },
  };
};
