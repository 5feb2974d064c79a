import { api, idTag, type PlatformSettings, type Success, staleAfter } from '@balsam/shared-api';

/** The settings without their version. */
export type PlatformContent = Omit<PlatformSettings, 'updated_at'>;

/** Settings to save; `updated_at_seen` prevents overwriting a newer change by another admin. */
interface PlatformRequest extends PlatformContent {
  updated_at_seen: string | null;
}

export const platformApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlatformSettings: build.query<PlatformSettings, void>({
      query: () => 'admin/platform-settings',
      transformResponse: ({ data }: { data: PlatformSettings }) => data,
      // Another admin may have saved in the meantime.
      keepUnusedDataFor: 1,
    }),
    savePlatformSettings: build.mutation<Success & { data: PlatformSettings }, PlatformRequest>({
      query: (body) => ({ url: 'admin/platform-settings', method: 'POST', body }),
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const { data: answer } = await queryFulfilled.catch(() => ({ data: null }));
        if (!answer) return;
        await dispatch(platformApi.util.upsertQueryData('getPlatformSettings', undefined, answer.data));
      },
      // The shop's public settings.
      invalidatesTags: staleAfter([idTag('Settings', 'site')]),
    }),
  }),
});

export const { useGetPlatformSettingsQuery, useSavePlatformSettingsMutation } = platformApi;
