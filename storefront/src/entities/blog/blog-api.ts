import { api, idTag, listTag, type Post, type PostSummary } from '@balsam/shared-api';

export const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Published posts, newest first. */
    listPosts: build.query<PostSummary[], void>({
      query: () => 'posts',
      transformResponse: ({ data }: { data: { posts: PostSummary[] } }) => data.posts,
      providesTags: [listTag('Post')],
    }),
    /** One post; null if it does not exist. */
    getPost: build.query<Post | null, string>({
      query: (slug) => ({
        url: `posts/${encodeURIComponent(slug)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: Post }) => body.data ?? null,
      providesTags: (_post, _error, slug) => [listTag('Post'), idTag('Post', slug)],
    }),
  }),
});

export const { useListPostsQuery, useGetPostQuery } = blogApi;
