import { api, provideList, type Product } from '@balsam/shared-api';

// All areas share one API object, so endpoint names include their area.
export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Best rated first. */
    listNewAreaProducts: build.query<Product[], void>({
      query: () => 'products/top-rated',
      transformResponse: ({ products }: { products: Product[] }) => products,
      providesTags: (products) => provideList('Product', products),
    }),
  }),
});

export const { useListNewAreaProductsQuery } = productsApi;
