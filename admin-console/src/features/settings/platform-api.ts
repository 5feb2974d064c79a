import { api, idTag, type PlatformSettings, type Success, staleAfter } from '@balsam/shared-api';

/** All that the platform can be told. */
export type PlatformContent = Omit<PlatformSettings, 'updated_at'>;

/** With the moment of the state that was changed: what another admin has saved since is not overwritten. */
interface PlatformRequest extends PlatformContent {
  updated_at_seen: string | null;
}

export const platformApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlatformSettings: build.query<PlatformSettings, void>({
      query: () => 'admin/platform-settings',
      transformResponse: ({ data }: { data: PlatformSettings }) => data,
      // Another admin may have saved since the last look.
      keepUnusedDataFor: 1,
    }),
    savePlatformSettings: build.mutation<Success & { data: PlatformSettings }, PlatformRequest>({
      query: (body) => ({ url: 'admin/platform-settings', method: 'POST', body }),
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const { data: answer } = await queryFulfilled.catch(() => ({ data: null }));
        if (!answer) return;
        await dispatch(platformApi.util.upsertQueryData('getPlatformSettings', undefined, answer.data));
      },
      // What the shop tells its visitors.
      invalidatesTags: staleAfter([idTag('Settings', 'site')]),
    }),
  }),
});

export const { useGetPlatformSettingsQuery, useSavePlatformSettingsMutation } = platformApi;
