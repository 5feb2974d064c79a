import { api, idTag, listTag, provideList, type AdminPost, type Success, staleAfter } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a title or a summary. */
export const POST_FILTERS = { search: 'text' } satisfies ListFilters<string>;

const stale = staleAfter([listTag('Post')]);

export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminPosts: build.query<ListPage<AdminPost>, PageQuery & { search: string }>({
      query: (query) => ({ url: 'admin/posts', params: listParams(query) }),
      transformResponse: toListPage('posts'),
      providesTags: (list) => provideList('Post', list?.rows),
    }),
    /** A post; null if it does not exist. */
    getAdminPost: build.query<AdminPost | null, string>({
      query: (id) => ({
        url: `admin/posts/${encodeURIComponent(id)}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: AdminPost }) => data ?? null,
      providesTags: (post) => (post ? [idTag('Post', post.id)] : []),
    }),
    createPost: build.mutation<Success, FormData>({
      query: (body) => ({ url: 'admin/posts', method: 'POST', body }),
      invalidatesTags: stale,
    }),
    updatePost: build.mutation<Success, { id: number; body: FormData }>({
      query: ({ id, body }) => ({ url: `admin/posts/${id}`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [listTag('Post'), idTag('Post', id)]),
    }),
    deletePost: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/posts/${id}`, method: 'DELETE' }),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useListAdminPostsQuery,
  useGetAdminPostQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
} = postsApi;
