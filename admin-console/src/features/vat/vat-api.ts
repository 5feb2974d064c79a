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

/** Filter of vendors with pending tax details, as in the list of vendors. */
export const WAITING = { vat_state: 'waiting' } as const;

type RatesResponse = { vat_rates: VatRate[] };

export const vatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** VAT rates with their history, by country and class, newest first. */
    listVatRates: build.query<VatRate[], void>({
      query: () => 'admin/vat-rates',
      transformResponse: ({ vat_rates }: RatesResponse) => vat_rates,
      providesTags: [listTag('VatRate')],
    }),
    /** Adds a rate from a future day; rates are never changed or deleted. Fails with 409 if that day has one already. */
    addVatRate: build.mutation<RatesResponse & { message: string }, CreateAdminVatRateRequest>({
      query: (body) => ({ url: 'admin/vat-rates', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('VatRate')]),
    }),
    /** Vendors with pending tax details, newest first; first page only. */
    listTaxWaiting: build.query<ListPage<AdminVendorRow>, void>({
      query: () => ({ url: 'admin/vendor', params: WAITING }),
      transformResponse: toListPage('vendors'),
      providesTags: (list) => provideList('Vendor', list?.rows),
    }),
  }),
});

export const { useListVatRatesQuery, useAddVatRateMutation, useListTaxWaitingQuery } = vatApi;
