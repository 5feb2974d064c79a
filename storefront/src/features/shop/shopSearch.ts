import { SORTS, type ProductFilters } from '../../catalog/catalogApi.ts';
import type { CardLayout } from '../../catalog/ProductCard.tsx';

/** The server takes no more. */
const LONGEST_SEARCH = 200;

/** Everything that the shop's address says: what is asked for and how it is laid out. */
export interface ShopSearch extends ProductFilters {
  page: number;
  view: CardLayout;
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Two digits after the point are right in every currency. */
const amount = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;

/** Reads the address; what makes no sense there is passed over, and a minimum above the maximum is the maximum. */
export function readShopSearch(params: URLSearchParams): ShopSearch {
  const priceMax = amount(params.get('price_max'));
  const priceMin = amount(params.get('price_min'));
  return {
    search: params.get('search') || undefined,
    category: wholeNumber(params.get('category')),
    tag: params.get('tag') || undefined,
    sort: SORTS.find((sort) => sort === params.get('sort')),
    price_min: priceMin !== undefined && priceMax !== undefined ? Math.min(priceMin, priceMax) : priceMin,
    price_max: priceMax,
    page: wholeNumber(params.get('page')) ?? 1,
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The shortest address that reads back as the same search. */
export function writeShopSearch({ page, view, ...filters }: ShopSearch): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  if (page > 1) params.set('page', String(page));
  if (view === 'list') params.set('view', view);
  return params;
}

/** What the server is asked for. */
export function toFilters({ view: _view, search, ...filters }: ShopSearch): ProductFilters {
  return { ...filters, search: search?.trim().slice(0, LONGEST_SEARCH) || undefined };
}
