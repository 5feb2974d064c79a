export const SORTS = ['price_asc', 'price_desc', 'name_asc', 'name_desc', 'rating_desc'] as const;
/** Days of shelf life to choose from. */
export const SHELF_LIVES = [90, 180, 365] as const;
type Sort = (typeof SORTS)[number];

/** Filters of the product list. Prices are in major units of the request's currency. */
export interface ProductFilters {
  search?: string;
  /** Comma-separated ids: products of any of these categories. */
  category?: string;
  tag?: string;
  /** Comma-separated ids: products of any of these sellers. */
  vendor?: string;
  /** Comma-separated ids: only these products. */
  ids?: string;
  featured?: true;
  in_stock?: 1;
  /** Days before which it does not expire. */
  shelf_life?: (typeof SHELF_LIVES)[number];
  /** Ids of options of attributes: `12,14;31` is 12 or 14, and 31. */
  f?: string;
  /** Minimum rating in stars, 1 to 5. */
  rating?: number;
  sort?: Sort;
  price_min?: number;
  price_max?: number;
  page?: number;
}
