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
    suggestProducts: build.query<Suggested & { text: string }, string>({
      query: (search) => ({ url: 'products/suggest', params: { search } }),
      transformResponse: (suggested: Suggested, _meta, text) => ({ ...suggested, text }),
      providesTags: [listTag('Product')],
    }),
  }),
});

export const { useSuggestProductsQuery } = searchApi;
