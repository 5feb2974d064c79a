import { api, listTag, provideList, type Product, type ProductDetail, type ProductPageMeta } from '@balsam/shared-api';
import type { ProductFilters } from './product-filters.ts';

export interface ProductPage {
  products: Product[];
  meta: ProductPageMeta;
  /** Corrected search text that was used because the typed one had no results. */
  corrected: string | null;
  /** Words that were dropped because no product matches all of them. */
  dropped: string[];
  /** Search text to suggest ("Did you mean…?"). */
  did_you_mean: string | null;
  /** The seller of the filter. */
  vendor: { id: number; company_name: string } | null;
  tag: { slug: string; name: string } | null;
}

/** Time, in seconds, to read about a product and still return to the same list. */
const LIST_KEPT_S = 10 * 60;

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the shop, 12 products. */
    listProducts: build.query<ProductPage, ProductFilters>({
      query: (filters) => ({ url: 'products', params: { filter: true, ...filters } }),
      providesTags: (page) => provideList('Product', page?.products),
      keepUnusedDataFor: LIST_KEPT_S,
    }),
    listFeatured: build.query<Product[], void>({
      query: () => ({ url: 'products', params: { featured: true } }),
      transformResponse: ({ products }: ProductPage) => products,
      providesTags: (products) => provideList('Product', products),
    }),
    /** Best rated first. */
    listTopRated: build.query<Product[], void>({
      query: () => 'products/top-rated',
      transformResponse: ({ products }: { products: Product[] }) => products,
      providesTags: (products) => provideList('Product', products),
    }),
    listRelated: build.query<Product[], number>({
      query: (id) => `products/${id}/related`,
      transformResponse: ({ data }: { data: Product[] }) => data,
      providesTags: (products) => provideList('Product', products),
    }),
    /** By slug or id. Null for a missing product: a rejected query would be repeated on every mount. */
    getProduct: build.query<ProductDetail | null, string>({
      query: (slug) => ({
        url: `products/${encodeURIComponent(slug)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: ({ product }: { product?: ProductDetail }) => product ?? null,
      // Everything that invalidates all products also invalidates this one: stock and delivery may have changed.
      providesTags: (product) => provideList('Product', product ? [product] : []),
    }),
    /** Highest price of the catalogue. */
    getMaxPrice: build.query<number, void>({
      query: () => ({ url: 'products', params: { max_price: true } }),
      transformResponse: ({ max_price }: { max_price: number }) => max_price,
      providesTags: [listTag('Product')],
    }),
  }),
});

export const {
  useListProductsQuery,
  useListFeaturedQuery,
  useListTopRatedQuery,
  useListRelatedQuery,
  useGetProductQuery,
  useGetMaxPriceQuery,
} = catalogApi;
