import { api, idTag, type Page, type PageKey } from '@balsam/shared-api';

export const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page that the shop's admins write; its texts are empty while it is not published. */
    getPage: build.query<Page, PageKey>({
      query: (key) => `pages/${key}`,
      transformResponse: ({ data }: { data: Page }) => data,
      providesTags: (_page, _error, key) => [idTag('Page', key)],
    }),
  }),
});

export const { useGetPageQuery } = pagesApi;
