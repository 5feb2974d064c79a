import type { Category, Vendor } from '@balsam/shared-api';
import { NO_FILTERS } from './no-filters.ts';
import type { ShopSearch } from './shop-search.ts';

/** Subject of a page: the one thing that its URL names, or the whole shop. */
export type ShopSubject =
  | { kind: 'shop' | 'featured' | 'topRated' }
  | { kind: 'search'; search: string }
  | { kind: 'category'; category: Category }
  | { kind: 'vendor'; vendor: Pick<Vendor, 'id' | 'company_name'> };

interface Named {
  categories: readonly Category[];
  vendors: readonly Pick<Vendor, 'id' | 'company_name'>[];
}

const findOnly = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row | undefined =>
  ids.length === 1 ? rows.find(({ id }) => id === ids[0]) : undefined;

const isUnfiltered = (search: ShopSearch): boolean =>
  Object.keys(NO_FILTERS).every((name) => {
    const value = search[name as keyof ShopSearch];
    return value === undefined || (Array.isArray(value) && value.length === 0);
  });

/** Search state without the subject. */
const UNNAMED: Record<ShopSubject['kind'], Partial<ShopSearch>> = {
  ...{ shop: {}, topRated: {}, search: {} },
  ...{ category: { category: [] }, vendor: { vendor: [] }, featured: { featured: undefined } },
};

/**
 * Page of a subject's own list, from 1. Lists with further filters or another order have no canonical address and count
 * as page 1.
 */
export const pageOfSubject = (search: ShopSearch, { kind }: ShopSubject): number => {
  const isSorted = search.sort !== undefined && kind !== 'topRated';
  return !isSorted && isUnfiltered({ ...search, ...UNNAMED[kind] }) ? search.page : 1;
};

/** A search takes precedence over a single category or seller; an order counts only without other filters. */
export function shopSubject(search: ShopSearch, { categories, vendors }: Named): ShopSubject {
  if (search.search) return { kind: 'search', search: search.search };
  const category = findOnly(search.category, categories);
  if (category) return { kind: 'category', category };
  const vendor = findOnly(search.vendor, vendors);
  if (vendor && search.category.length === 0) return { kind: 'vendor', vendor };
  if (search.featured) return { kind: 'featured' };
  return { kind: isUnfiltered(search) && search.sort === 'rating_desc' ? 'topRated' : 'shop' };
}
