import { api, idTag, type PlatformSettings, type ShopLogo, type Success, staleAfter } from '@balsam/shared-api';

/** The settings without their version. */
export type PlatformContent = Omit<PlatformSettings, 'updated_at'>;

/** Settings to save; `updated_at_seen` prevents overwriting a newer change by another admin. */
interface PlatformRequest extends PlatformContent {
  updated_at_seen: string | null;
}

const logoIsStale = staleAfter([idTag('Settings', 'logo'), idTag('Settings', 'site')]);

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
        const { data: response } = await queryFulfilled.catch(() => ({ data: null }));
        if (!response) return;
        await dispatch(platformApi.util.upsertQueryData('getPlatformSettings', undefined, response.data));
      },
      // The shop's public settings.
      invalidatesTags: staleAfter([idTag('Settings', 'site')]),
    }),
    getShopLogo: build.query<ShopLogo, void>({
      query: () => 'admin/shop-logo',
      transformResponse: ({ data }: { data: ShopLogo }) => data,
      providesTags: [idTag('Settings', 'logo')],
    }),
    saveShopLogo: build.mutation<Success, FormData>({
      query: (body) => ({ url: 'admin/shop-logo', method: 'POST', body }),
      invalidatesTags: logoIsStale,
    }),
    removeShopLogo: build.mutation<Success, void>({
      query: () => ({ url: 'admin/shop-logo', method: 'DELETE' }),
      invalidatesTags: logoIsStale,
    }),
  }),
});

export const {
  useGetPlatformSettingsQuery,
  useSavePlatformSettingsMutation,
  useGetShopLogoQuery,
  useSaveShopLogoMutation,
  useRemoveShopLogoMutation,
} = platformApi;
