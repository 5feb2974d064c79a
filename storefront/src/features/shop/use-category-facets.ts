import type { Facet } from '@balsam/shared-api';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListCategoryFacetsQuery } from './shop-api.ts';
import { toCategoryFilters } from './shop-search.ts';
import { useShopSearch } from './use-shop-search.ts';

/** Facets of the only chosen category of the URL; those of its last response while a filter changes. */
export function useCategoryFacets(): readonly Facet[] {
  const { search } = useShopSearch();
  const filters = toCategoryFilters(search);
  const { data = [], originalArgs } = useListCategoryFacetsQuery(filters ?? skipToken);
  return filters !== null && originalArgs?.id === filters.id ? data : [];
}
