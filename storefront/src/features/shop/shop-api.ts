import { api, listTag, type Tag } from '@balsam/shared-api';

export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The tags that most products on sale carry, in the request's language. */
    listPopularTags: build.query<Tag[], void>({
      query: () => 'tags',
      transformResponse: ({ data }: { data: Tag[] }) => data,
      providesTags: [listTag('Product')],
    }),
  }),
});

export const { useListPopularTagsQuery } = shopApi;
