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
    /** The products of all vendors, newest first. */
    listAdminProducts: build.query<ListPage<AdminProduct>, ProductsQuery>({
      query: (query) => ({ url: 'admin/products', params: listParams(query) }),
      transformResponse: toListPage('products'),
      providesTags: (list) => provideList('Product', list?.rows),
    }),
    /**
     * One product with all that shoppers see of it, and what its vendor wants to change; null where the
     * address names none.
     */
    getAdminProduct: build.query<AdminProductDetail | null, string>({
      query: (id) => ({
        url: `admin/product/${encodeURIComponent(id)}`,
        // An address whose id is no number is refused with 422.
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: AdminProductDetail }) => data ?? null,
      providesTags: (product) => (product ? [idTag('Product', product.id)] : []),
    }),
    /** Takes a product out of the shop and of all lists. */
    deleteAdminProduct: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/product/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('Product'), listTag('Dashboard')]),
    }),
    /** Changes several products; each that cannot be changed is named in the answer. */
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
