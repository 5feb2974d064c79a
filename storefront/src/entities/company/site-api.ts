import { api, idTag, type Site } from '@balsam/shared-api';

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Public settings of the platform: contact details, profiles, store policies. */
    getSite: build.query<Site, void>({
      query: () => 'site',
      transformResponse: ({ data }: { data: Site }) => data,
      providesTags: [idTag('Settings', 'site')],
    }),
  }),
});

export const { useGetSiteQuery } = siteApi;
