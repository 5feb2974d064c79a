import { api, idTag, staleAfter, type SecondFactorSettings, type Success } from '@balsam/shared-api';

const SETTINGS = idTag('Settings', 'second_factor');

/** Settings to save; `updated_at_seen` prevents overwriting a newer change by another admin. */
export interface SecondFactorRequest extends Pick<SecondFactorSettings, 'platform' | 'vendors' | 'grace_days'> {
  updated_at_seen: string | null;
}

const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The setting of a required second step, and how many people have one. */
    getSecondFactorSettings: build.query<SecondFactorSettings, void>({
      query: () => 'admin/second-factor-settings',
      transformResponse: ({ data }: { data: SecondFactorSettings }) => data,
      providesTags: [SETTINGS],
      // Another admin may have saved, or somebody set one up in the meantime.
      keepUnusedDataFor: 1,
    }),
    saveSecondFactorSettings: build.mutation<Success & { data: SecondFactorSettings }, SecondFactorRequest>({
      query: (body) => ({ url: 'admin/second-factor-settings', method: 'POST', body }),
      // The admin may be the one who has none.
      invalidatesTags: staleAfter([SETTINGS, { type: 'User' }]),
    }),
  }),
});

export const { useGetSecondFactorSettingsQuery, useSaveSecondFactorSettingsMutation } = secondFactorApi;
