import type { Database } from '../../../database/database.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import type { Permission } from '../../../wire/access.ts';
import { createCache, LARGE_COUNT } from '../../../runtime/cache.ts';
import { fold, wordsOf } from '../../../text/fold.ts';
import { orderNumber } from '../../../text/order-number.ts';
import { phoneDigits } from '../../../text/phone-digits.ts';
import { namedBy } from '../../../search/names.ts';
import { createSearchRepository, PER_KIND, type NamedRow, type OrderText } from './repository.ts';
import type { SearchResult } from './schemas.ts';

const SHORTEST = 2;
/** Input in the spelling of numbers and codes: capitals and digits, joined by hyphens. */
const codeOf = (text: string) => fold(text).toUpperCase().replaceAll(' ', '-');

/** Fewest letters and digits of a purchase order number that its index finds. */
const SHORTEST_PO_NUMBER = 3;

/** A text without digits would match the recipients, who share the index, before any number. */
const isPoNumber = (text: string): boolean => /\d/.test(text) && text.replaceAll(' ', '').length >= SHORTEST_PO_NUMBER;

const orderTextOf = (text: string): OrderText => ({
  beginning: orderNumber(text),
  digits: phoneDigits(text),
  poNumber: isPoNumber(fold(text)) ? text.trim() : null,
});

/** True if the number goes beyond the whole order's. */
const isParcel = ({ beginning }: OrderText): boolean => beginning.split('-').length > 2;

const matchOf = ({ phone, email, po_number: poNumber }: NamedRow): SearchResult['matched'] => {
  if (poNumber) return { by: 'po_number', text: poNumber };
  if (phone) return { by: 'phone', text: phone };
  return email ? { by: 'email', text: email } : null;
};

const foldedWords = (text: string) => wordsOf(text).map((word) => word.folded);

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
    matched: matchOf(row),
    href: hrefOf(row),
  }));

type Reader = Pick<SessionUser, 'permissions'>;

const mayRead =
  ({ permissions }: Reader) =>
  (permission: Permission) =>
    permissions.includes(permission);

/**
 * Global search for admins and vendors, at most five results per kind. Text of less than two characters has no results.
 * With thousands of vendors or categories, their names may be up to half a minute old.
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
    /** Results for an admin, of the kinds that they may read. */
    async forAdmin(reader: Reader, text = ''): Promise<SearchResult[]> {
      const may = mayRead(reader);
      if (isTooShort(text)) return [];
      const order = orderTextOf(text);
      const [products, vendors, parcels, orders, categories, coupons, customers] = await Promise.all([
        may('catalogue.read') ? repository.products(null, text) : [],
        may('vendors.read') ? named('vendors', text) : [],
        may('orders.read') && isParcel(order)
          ? repository.parcels(null, { ...order, digits: null, poNumber: null })
          : [],
        may('orders.read') ? repository.orders(order) : [],
        may('catalogue.read') ? named('categories', text) : [],
        may('marketing.write') ? repository.coupons(codeOf(text)) : [],
        may('customers.read') ? repository.customers(null, foldedWords(text), text.trim()) : [],
      ]);
      return [
        ...toResults('product', products, ({ id }) => `/admin/products/${id}`),
        ...toResults('vendor', vendors, ({ id }) => `/admin/edit-vendor/${id}`),
        ...toResults('order', [...parcels, ...orders], ({ name }) => `/admin/orders/${name}`),
        ...toResults('category', categories, ({ id }) => `/admin/edit-category/${id}`),
        ...toResults('coupon', coupons, ({ id }) => `/admin/edit-coupon/${id}`),
        ...toResults('customer', customers, ({ id }) => `/admin/customers/${id}`),
      ];
    },

    /** Results for a member of a store, among its own data. */
    async forVendor(vendorId: number, reader: Reader, text = ''): Promise<SearchResult[]> {
      const may = mayRead(reader);
      if (isTooShort(text)) return [];
      const [products, orders, customers] = await Promise.all([
        may('catalogue.read') ? repository.products(vendorId, text) : [],
        may('orders.read') ? repository.parcels(vendorId, orderTextOf(text)) : [],
        may('orders.read') ? repository.customers(vendorId, foldedWords(text), text.trim()) : [],
      ]);
      return [
        ...toResults('product', products, ({ slug }) => `/vendor/edit-product/${slug}`),
        ...toResults('order', orders, ({ name }) => `/vendor/orders/${name}`),
        ...toResults('customer', customers, ({ id }) => `/vendor/orders?customer=${id}`),
      ];
    },
  };
};
