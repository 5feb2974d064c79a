import { api, listTag, staleAfter, type CreateAdminFxRateRequest, type FxRate, type Success } from '@balsam/shared-api';

export const fxRatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Exchange rates with their history, and the pegs used without one. */
    listFxRates: build.query<FxRate[], void>({
      query: () => 'admin/fx-rates',
      transformResponse: ({ fx_rates }: { fx_rates: FxRate[] }) => fx_rates,
      providesTags: [listTag('FxRate')],
    }),
    /** Fails with 409 if these currencies have a rate from that day already. */
    addFxRate: build.mutation<Success, CreateAdminFxRateRequest>({
      query: (body) => ({ url: 'admin/fx-rates', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('FxRate')]),
    }),
  }),
});

export const { useListFxRatesQuery, useAddFxRateMutation } = fxRatesApi;
