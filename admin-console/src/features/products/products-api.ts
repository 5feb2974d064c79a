import {
  api,
  idTag,
  listTag,
  provideList,
  type AdminProduct,
  type AdminProductDetail,
  type BulkResult,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui/console';
import type { ProductFilters } from './product-filters.ts';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

export interface ProductsQuery extends ProductFilters, PageQuery {}

export const BULK_ACTIONS = ['approve', 'unapprove', 'feature', 'unfeature', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Products of all vendors, newest first. */
    listAdminProducts: build.query<ListPage<AdminProduct>, ProductsQuery>({
      query: (query) => ({ url: 'admin/products', params: listParams(query) }),
      transformResponse: toListPage('products'),
      providesTags: (list) => provideList('Product', list?.rows),
    }),
    /** A product with everything customers see and the vendor's pending changes; null if the id does not exist. */
    getAdminProduct: build.query<AdminProductDetail | null, string>({
      query: (id) => ({
        url: `admin/product/${encodeURIComponent(id)}`,
        // A non-numeric id is refused with 422.
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: AdminProductDetail }) => data ?? null,
      providesTags: (product) => (product ? [idTag('Product', product.id)] : []),
    }),
    /** Removes a product from the shop and from all lists. */
    deleteAdminProduct: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/product/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('Product'), listTag('Dashboard')]),
    }),
    /** Changes several products; the response lists each that cannot be changed. */
    changeAdminProducts: build.mutation<
      BulkResult,
      { ids: number[]; action: BulkAction; updated_at_seen: Record<string, string> }
    >({
      query: (body) => ({ url: 'admin/product/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter(({ ids }) => [
        listTag('Product'),
        listTag('Dashboard'),
        ...ids.map((id) => idTag('Product', id)),
      ]),
    }),
  }),
});

export const {
  useListAdminProductsQuery,
  useGetAdminProductQuery,
  useDeleteAdminProductMutation,
  useChangeAdminProductsMutation,
} = productsApi;
