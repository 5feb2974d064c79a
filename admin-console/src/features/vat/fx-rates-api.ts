import { api, listTag, staleAfter, type CreateAdminFxRateRequest, type FxRate, type Success } from '@balsam/shared-api';

export const fxRatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every rate with its history, and the pegs that hold where there is none. */
    listFxRates: build.query<FxRate[], void>({
      query: () => 'admin/fx-rates',
      transformResponse: ({ fx_rates }: { fx_rates: FxRate[] }) => fx_rates,
      providesTags: [listTag('FxRate')],
    }),
    /** Refused (409) where that day has a rate of these currencies already. */
    addFxRate: build.mutation<Success, CreateAdminFxRateRequest>({
      query: (body) => ({ url: 'admin/fx-rates', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('FxRate')]),
    }),
  }),
});

export const { useListFxRatesQuery, useAddFxRateMutation } = fxRatesApi;
