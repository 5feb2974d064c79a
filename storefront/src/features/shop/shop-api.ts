import { api, listTag, type Facet, type ProductFacets, type Tag } from '@balsam/shared-api';
import type { ProductFilters } from '../../entities/catalog/product-filters.ts';

/** A category and the other filters of the list. */
export interface CategoryFilters {
  id: number;
  filters: Omit<ProductFilters, 'category'>;
}

export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Numbers of products by category and seller. */
    countFacets: build.query<ProductFacets, ProductFilters>({
      query: (filters) => ({ url: 'products/facets', params: filters }),
      providesTags: [listTag('Product')],
    }),
    /** Filters by attributes of a category, in the request's language. */
    listCategoryFacets: build.query<Facet[], CategoryFilters>({
      query: ({ id, filters }) => ({ url: `categories/${id}/facets`, params: filters }),
      transformResponse: ({ facets }: { facets: Facet[] }) => facets,
      providesTags: [listTag('Product')],
    }),
    /** Most used tags of products on sale, in the request's language. */
    listPopularTags: build.query<Tag[], void>({
      query: () => 'tags',
      transformResponse: ({ data }: { data: Tag[] }) => data,
      providesTags: [listTag('Product')],
    }),
  }),
});

export const { useCountFacetsQuery, useListCategoryFacetsQuery, useListPopularTagsQuery } = shopApi;
