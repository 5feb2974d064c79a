import { api, listTag, provideList, type Product, type ProductDetail, type ProductPageMeta } from '@balsam/shared-api';
import type { ProductFilters } from './product-filters.ts';

export interface ProductPage {
  products: Product[];
  meta: ProductPageMeta;
  /** The words that the products were found for, when nothing was found for those that were typed. */
  corrected: string | null;
  /** Words that were left out, when no product has all of them. */
  dropped: string[];
  /** Words that would find something, when they were perhaps meant. */
  did_you_mean: string | null;
  /** What the filters of these names name. */
  vendor: { id: number; company_name: string } | null;
  tag: { slug: string; name: string } | null;
}

/** Somebody who reads about a product for a while comes back to the list that they left. */
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
    /** By slug or id. A product that is not there is null: a rejected query would be asked again on every mount. */
    getProduct: build.query<ProductDetail | null, string>({
      query: (slug) => ({
        url: `products/${encodeURIComponent(slug)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: ({ product }: { product?: ProductDetail }) => product ?? null,
      // Whatever makes all products stale makes this one: what is left of it, and where it is sent to.
      providesTags: (product) => provideList('Product', product ? [product] : []),
    }),
    /** The highest price of the catalogue. */
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
