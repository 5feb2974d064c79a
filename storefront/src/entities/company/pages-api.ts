import { api, idTag, type Page, type PageKey } from '@balsam/shared-api';

export const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page written by the shop's admins; its texts are empty while it is unpublished. */
    getPage: build.query<Page, PageKey>({
      query: (key) => `pages/${key}`,
      transformResponse: ({ data }: { data: Page }) => data,
      providesTags: (_page, _error, key) => [idTag('Page', key)],
    }),
  }),
});

export const { useGetPageQuery } = pagesApi;
