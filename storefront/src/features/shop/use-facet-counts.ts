import { skipToken } from '@reduxjs/toolkit/query';
import { useCountFacetsQuery } from './shop-api.ts';
import { toFacetFilters } from './shop-search.ts';
import { useShopSearch } from './use-shop-search.ts';

interface Option {
  id: number;
  /** In the whole shop. */
  product_count: number;
}

/**
 * Returns the number of products with an option, within the search and the other filters of the URL; undefined while
 * it is not known, and if there are too many products to count.
 */
export function useFacetCounts(facet: 'categories' | 'vendors'): (option: Option) => number | undefined {
  const { search } = useShopSearch();
  const filters = toFacetFilters(search);
  const { data } = useCountFacetsQuery(filters ?? skipToken);
  if (!filters) return ({ product_count }) => product_count;
  const counts = data?.[facet];
  return ({ id }) => (counts ? (counts.find((option) => option.id === id)?.count ?? 0) : undefined);
}
