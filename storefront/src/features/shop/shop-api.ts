import { api, listTag, type Tag } from '@balsam/shared-api';

export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Most used tags of products on sale, in the request's language. */
    listPopularTags: build.query<Tag[], void>({
      query: () => 'tags',
      transformResponse: ({ data }: { data: Tag[] }) => data,
      providesTags: [listTag('Product')],
    }),
  }),
});

export const { useListPopularTagsQuery } = shopApi;
