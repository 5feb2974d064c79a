import {
  api,
  listTag,
  staleAfter,
  type AdminPayout,
  type Currency,
  type PayoutPreview,
  type PayoutRunDetail,
  type Success,
} from '@balsam/shared-api';
import { PAYOUT_FILTERS, type ListFilters, type ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** Filters of a vendor's payouts, and `vendor`: an id. */
export const ADMIN_PAYOUT_FILTERS = { ...PAYOUT_FILTERS, vendor: 'text' } as const satisfies ListFilters<string>;

type PayoutsQuery = Record<keyof typeof ADMIN_PAYOUT_FILTERS, string> & PageQuery;

const dataOf = <Data>({ data }: { data: Data }): Data => data;

const MONEY = [listTag('Money')];

export const payoutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Payouts of all vendors, newest first. Amounts are in major units. */
    listPayouts: build.query<ListPage<AdminPayout>, PayoutsQuery>({
      query: (query) => ({ url: 'admin/payouts', params: listParams(query) }),
      transformResponse: toListPage('payouts'),
      providesTags: MONEY,
    }),
    /** Preview of a run in a currency: payees and skipped vendors. Nothing is stored. */
    previewPayouts: build.query<PayoutPreview, Currency>({
      query: (currency) => ({ url: 'admin/payout-runs/preview', method: 'POST', body: { currency } }),
      transformResponse: dataOf<PayoutPreview>,
      providesTags: MONEY,
    }),
    /** Starts the previewed run. Fails with 409 if its total has changed. */
    runPayouts: build.mutation<{ data: PayoutRunDetail; message: string }, { currency: Currency; seen_total: number }>({
      query: (body) => ({ url: 'admin/payout-runs', method: 'POST', body }),
      invalidatesTags: staleAfter(MONEY),
    }),
    /** A run with its payouts; null if the number does not exist. */
    getPayoutRun: build.query<PayoutRunDetail | null, string>({
      query: (number) => ({
        url: `admin/payout-runs/${encodeURIComponent(number)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: PayoutRunDetail }) => body.data ?? null,
      providesTags: MONEY,
    }),
    /** Records that the bank has paid. Fails with 409 if the payout is not in progress. */
    markPaid: build.mutation<Success, { number: string; bank_reference: string; paid_on: string }>({
      query: ({ number, ...body }) => ({ url: `admin/payouts/${number}/paid`, method: 'POST', body }),
      invalidatesTags: staleAfter(MONEY),
    }),
    /** Records that the bank has rejected or returned a payout; a later run pays it. */
    markUnpaid: build.mutation<Success, { number: string; outcome: 'failed' | 'returned'; reason: string }>({
      query: ({ number, outcome, reason }) => ({
        url: `admin/payouts/${number}/${outcome}`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: staleAfter(MONEY),
    }),
    /** Puts a vendor's payouts on hold with a reason shown to the vendor; null releases them. */
    holdPayouts: build.mutation<
      Success,
      { vendorId: number; reason: string | null; status_seen: 'active' | 'on_hold' }
    >({
      query: ({ vendorId, ...body }) => ({
        url: `admin/vendors/${vendorId}/payout-hold`,
        method: 'POST',
        body,
      }),
      invalidatesTags: staleAfter([...MONEY, listTag('Vendor')]),
    }),
  }),
});

export const {
  useListPayoutsQuery,
  usePreviewPayoutsQuery,
  useRunPayoutsMutation,
  useGetPayoutRunQuery,
  useMarkPaidMutation,
  useMarkUnpaidMutation,
  useHoldPayoutsMutation,
} = payoutsApi;
