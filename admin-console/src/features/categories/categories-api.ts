import {
  api,
  idTag,
  listTag,
  provideList,
  type AdminCategory,
  type BulkResult,
  type CategoryEffects,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `status`: active (1) or inactive (0). */
export const CATEGORY_FILTERS = { search: 'text', status: ['1', '0'] } satisfies ListFilters<string>;

interface CategoriesQuery extends PageQuery {
  search: string;
  status: string;
}

export const CATEGORY_ACTIONS = ['activate', 'deactivate', 'delete'] as const;

export type CategoryAction = (typeof CATEGORY_ACTIONS)[number];

const address = (idOrSlug: number | string) => `admin/category/${encodeURIComponent(idOrSlug)}`;

// Products show their category's name.
const tagsOf = (ids: readonly number[]) => [
  ...ids.map((id) => idTag('Category', id)),
  listTag('Category'),
  listTag('Product'),
];

export const adminCategoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Categories, including inactive ones. */
    listAdminCategories: build.query<ListPage<AdminCategory>, CategoriesQuery>({
      query: (query) => ({ url: 'admin/category', params: listParams(query) }),
      transformResponse: toListPage('categories'),
      providesTags: (list) => provideList('Category', list?.rows),
    }),
    /** A category by id or slug; null if it does not exist. */
    getAdminCategory: build.query<AdminCategory | null, string>({
      query: (idOrSlug) => ({
        url: address(idOrSlug),
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: AdminCategory }) => body.data ?? null,
      providesTags: (category) => (category ? [idTag('Category', category.id)] : []),
    }),
    /** Numbers of products that rules of a category would affect. */
    getCategoryEffects: build.query<CategoryEffects, number>({
      query: (id) => ({ url: `${address(id)}/effects` }),
      transformResponse: (body: { data: CategoryEffects }) => body.data,
      providesTags: (_, __, id) => [idTag('Category', id), listTag('Product')],
    }),
    createCategory: build.mutation<Success, FormData>({
      query: (body) => ({ url: 'admin/category', method: 'POST', body }),
      invalidatesTags: staleAfter(tagsOf([])),
    }),
    updateCategory: build.mutation<Success, { id: number; body: FormData }>({
      query: ({ id, body }) => ({ url: address(id), method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => tagsOf([id])),
    }),
    /** Refused while the category has products. */
    deleteCategory: build.mutation<Success, AdminCategory>({
      query: ({ slug }) => ({ url: address(slug), method: 'DELETE' }),
      invalidatesTags: staleAfter(tagsOf([])),
    }),
    /** The response lists each category that cannot be changed. */
    changeCategories: build.mutation<
      BulkResult,
      { ids: number[]; action: CategoryAction; updated_at_seen: Record<string, string> }
    >({
      query: (body) => ({ url: 'admin/category/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter(({ ids }) => tagsOf(ids)),
    }),
  }),
});

export const {
  useListAdminCategoriesQuery,
  useGetAdminCategoryQuery,
  useGetCategoryEffectsQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useChangeCategoriesMutation,
} = adminCategoriesApi;
