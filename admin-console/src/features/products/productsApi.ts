import { api, provideList, type AdminProduct, type PageMeta } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui';

/** What the list can be narrowed by: on sale (1) or draft (0); approved (1), waiting (0) or changed since. */
export const PRODUCT_FILTERS = {
  search: 'text',
  status: ['1', '0'],
  approval: ['1', '0', 'changed'],
} satisfies ListFilters<string>;

export interface ProductsQuery {
  page: number;
  search: string;
  status: string;
  approval: string;
}

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The products of all vendors, newest first. */
    listAdminProducts: build.query<ListPage<AdminProduct>, ProductsQuery>({
      query: ({ page, search, status, approval }) => ({
        url: 'admin/products',
        params: {
          page,
          search: search || undefined,
          status: status || undefined,
          approval: approval || undefined,
        },
      }),
      transformResponse: ({ data }: { data: { products: AdminProduct[]; meta: PageMeta } }) => ({
        rows: data.products,
        meta: data.meta,
      }),
      providesTags: (list) => provideList('Product', list?.rows),
    }),
  }),
});

export const { useListAdminProductsQuery } = productsApi;
