import { api, listTag, type Category, type ProductSuggestion, type VendorSuggestion } from '@balsam/shared-api';

/** Suggestions for an incomplete search text. */
export interface Suggested {
  products: ProductSuggestion[];
  categories: Category[];
  vendors: VendorSuggestion[];
  words: string[];
}

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestProducts: build.query<Suggested, string>({
      query: (search) => ({ url: 'products/suggest', params: { search } }),
      providesTags: [listTag('Product')],
    }),
  }),
});

export const { useSuggestProductsQuery } = searchApi;
