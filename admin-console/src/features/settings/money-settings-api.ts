import { api, idTag, staleAfter, type MoneySettings, type Success } from '@balsam/shared-api';
import type { MoneyRequest } from './money-values.ts';

const SETTINGS = idTag('Settings', 'money');

const moneySettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Settlement period, and the account for payments from vendors. */
    getMoneySettings: build.query<MoneySettings, void>({
      query: () => 'admin/money-settings',
      transformResponse: ({ data }: { data: MoneySettings }) => data,
      providesTags: [SETTINGS],
      // Another admin may have saved in the meantime.
      keepUnusedDataFor: 1,
    }),
    saveMoneySettings: build.mutation<Success & { data: MoneySettings }, MoneyRequest>({
      query: (body) => ({ url: 'admin/money-settings', method: 'POST', body }),
      invalidatesTags: staleAfter([SETTINGS]),
    }),
  }),
});

export const { useGetMoneySettingsQuery, useSaveMoneySettingsMutation } = moneySettingsApi;
