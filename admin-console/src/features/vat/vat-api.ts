import {
  api,
  listTag,
  provideList,
  staleAfter,
  type AdminVendorRow,
  type CreateAdminVatRateRequest,
  type VatRate,
} from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui/console';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** Which vendors an admin has still to look at; the list of vendors takes the same. */
export const WAITING = { vat_state: 'waiting' } as const;

type RatesAnswer = { vat_rates: VatRate[] };

export const vatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every rate with its history: by country and class, the newest first. */
    listVatRates: build.query<VatRate[], void>({
      query: () => 'admin/vat-rates',
      transformResponse: ({ vat_rates }: RatesAnswer) => vat_rates,
      providesTags: [listTag('VatRate')],
    }),
    /** A rate from a later day on; none is ever changed or taken away. Refused where that day has one already (409). */
    addVatRate: build.mutation<RatesAnswer & { message: string }, CreateAdminVatRateRequest>({
      query: (body) => ({ url: 'admin/vat-rates', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('VatRate')]),
    }),
    /** The vendors whose tax details wait, newest first, as far as one page holds them. */
    listTaxWaiting: build.query<ListPage<AdminVendorRow>, void>({
      query: () => ({ url: 'admin/vendor', params: WAITING }),
      transformResponse: toListPage('vendors'),
      providesTags: (list) => provideList('Vendor', list?.rows),
    }),
  }),
});

export const { useListVatRatesQuery, useAddVatRateMutation, useListTaxWaitingQuery } = vatApi;
