import type { ShopSearch } from './shop-search.ts';

export const NO_FILTERS: Partial<ShopSearch> = {
  search: undefined,
  category: [],
  tag: undefined,
  vendor: [],
  featured: undefined,
  in_stock: undefined,
  shelf_life: undefined,
  f: undefined,
  rating: undefined,
  price_min: undefined,
  price_max: undefined,
};
