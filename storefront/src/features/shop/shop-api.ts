import { api, listTag, type ProductFacets, type Tag } from '@balsam/shared-api';
import type { ProductFilters } from '../../entities/catalog/product-filters.ts';

export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Numbers of products by category and seller. */
    countFacets: build.query<ProductFacets, ProductFilters>({
      query: (filters) => ({ url: 'products/facets', params: filters }),
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

export const { useCountFacetsQuery, useListPopularTagsQuery } = shopApi;
