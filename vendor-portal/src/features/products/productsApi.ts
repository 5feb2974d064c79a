import { api, provideList, type Currency, type PageMeta, type VendorProduct } from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui';

export interface ProductsQuery {
  page: number;
  search: string;
  /** A category's slug, or '' for all. */
  category: string;
  status: string;
  in_stock: string;
  /** Prices are answered in it. */
  currency: Currency;
}

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The vendor's own products, drafts and waiting ones too. */
    listVendorProducts: build.query<ListPage<VendorProduct>, ProductsQuery>({
      query: ({ page, currency, ...filters }) => ({
        url: 'vendor/products',
        params: {
          filter: true,
          page,
          currency,
          ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
        },
      }),
      transformResponse: ({ products, meta }: { products: VendorProduct[]; meta: PageMeta }) => ({
        rows: products,
        meta,
      }),
      providesTags: (list) => provideList('Product', list?.rows),
    }),
  }),
});

export const { useListVendorProductsQuery } = productsApi;
