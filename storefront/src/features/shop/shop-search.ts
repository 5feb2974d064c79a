import type { Currency } from '@balsam/shared-api';
import { CURRENCY_DIGITS } from '@balsam/shared-api/facts';
import { SHELF_LIVES, SORTS, type ProductFilters } from '../../entities/catalog/product-filters.ts';
import type { CardLayout } from '../../entities/product-card/ProductCard.tsx';
import { readFacetFilter } from './facet-filter.ts';
import type { CategoryFilters } from './shop-api.ts';

/** Maximum length accepted by the server. */
const LONGEST_SEARCH = 200;
const MOST_CHOICES = 20;

/** State of the shop page in the URL: filters, order, page and layout. */
export interface ShopSearch extends Omit<ProductFilters, 'category' | 'vendor' | 'ids'> {
  /** Category ids, combined with "or". */
  category: readonly number[];
  /** Seller ids, combined with "or". */
  vendor: readonly number[];
  page: number;
  view: CardLayout;
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const wholeNumbers = (text: string | null): number[] => {
  const numbers = (text ?? '').split(',').map(wholeNumber);
  return [...new Set(numbers)].filter((number) => number !== undefined).slice(0, MOST_CHOICES);
};

/** An amount in major units, limited to the digits of its currency. */
const amount = (text: string | null, currency: Currency): number | undefined => {
  const [, fraction = ''] = /^\d{1,9}(?:\.(\d{1,3}))?$/.exec(text ?? '') ?? [null, '????'];
  return fraction.length <= CURRENCY_DIGITS[currency] ? Number(text) : undefined;
};

/** Price bounds in `currency`. Bounds in another currency are ignored. */
function readPrices(params: URLSearchParams, currency: Currency): Pick<ShopSearch, 'price_min' | 'price_max'> {
  if ((params.get('price_currency') ?? currency) !== currency) return {};
  const priceMax = amount(params.get('price_max'), currency);
  const priceMin = amount(params.get('price_min'), currency);
  return {
    price_min: priceMin !== undefined && priceMax !== undefined ? Math.min(priceMin, priceMax) : priceMin,
    price_max: priceMax,
  };
}

/** Parses the URL. Invalid values are ignored, and a minimum above the maximum becomes the maximum. */
export function readShopSearch(params: URLSearchParams, currency: Currency): ShopSearch {
  const rating = wholeNumber(params.get('rating')) ?? 0;
  return {
    search: params.get('search') || undefined,
    category: wholeNumbers(params.get('category')),
    tag: params.get('tag') || undefined,
    vendor: wholeNumbers(params.get('vendor')),
    featured: params.get('featured') === 'true' || undefined,
    in_stock: params.get('in_stock') === '1' ? 1 : undefined,
    rating: rating >= 1 && rating <= 5 ? rating : undefined,
    shelf_life: SHELF_LIVES.find((days) => String(days) === params.get('shelf_life')),
    f: readFacetFilter(params.get('f')),
    sort: SORTS.find((sort) => sort === params.get('sort')),
    ...readPrices(params, currency),
    page: wholeNumber(params.get('page')) ?? 1,
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** Shortest query that parses to the same search. Prices include their currency. */
export function writeShopSearch({ page, view, ...filters }: ShopSearch, currency: Currency): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && String(value) !== '') params.set(name, String(value));
  }
  if (params.has('price_min') || params.has('price_max')) params.set('price_currency', currency);
  if (page > 1) params.set('page', String(page));
  if (view === 'list') params.set('view', view);
  return params.toString().replaceAll('%2C', ',').replaceAll('%3B', ';');
}

/** Request parameters of a search. */
export function toFilters({ view: _view, search, category, vendor, ...filters }: ShopSearch): ProductFilters {
  return {
    ...filters,
    search: search?.trim().slice(0, LONGEST_SEARCH) || undefined,
    category: category.join(',') || undefined,
    vendor: vendor.join(',') || undefined,
  };
}

/** Filters that the counts of the options depend on; null if these are the numbers of the whole shop. */
export function toFacetFilters(search: ShopSearch): ProductFilters | null {
  const { page: _page, sort: _sort, ...filters } = toFilters(search);
  return Object.values(filters).some((value) => value !== undefined) ? filters : null;
}

/** Filters that the facets of the only chosen category depend on; null without one, as facets belong to a category. */
export function toCategoryFilters(search: ShopSearch): CategoryFilters | null {
  const [id, ...others] = search.category;
  if (id === undefined || others.length > 0) return null;
  const { page: _page, sort: _sort, category: _category, ...filters } = toFilters(search);
  return { id, filters };
}
