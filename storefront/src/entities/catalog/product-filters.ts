export const SORTS = ['price_asc', 'price_desc', 'name_asc', 'name_desc', 'rating_desc'] as const;
type Sort = (typeof SORTS)[number];

/** What the list can be narrowed to. Prices are in major units of the request's currency. */
export interface ProductFilters {
  search?: string;
  /** Ids, separated by commas: products of any of these categories. */
  category?: string;
  tag?: string;
  /** Ids, separated by commas: products of any of these sellers. */
  vendor?: string;
  /** Ids, separated by commas: no other products. */
  ids?: string;
  featured?: true;
  in_stock?: 1;
  /** At least so many stars, 1 to 5. */
  rating?: number;
  sort?: Sort;
  price_min?: number;
  price_max?: number;
  page?: number;
}
