import { api, idTag, type Site } from '@balsam/shared-api';

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the platform's admins tell everybody: how to reach the shop and where else it is. */
    getSite: build.query<Site, void>({
      query: () => 'site',
      transformResponse: ({ data }: { data: Site }) => data,
      providesTags: [idTag('Settings', 'site')],
    }),
  }),
});

export const { useGetSiteQuery } = siteApi;
