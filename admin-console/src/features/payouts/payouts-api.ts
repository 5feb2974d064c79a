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

/** Those of a vendor's payouts, and whose: `vendor` is an id. */
export const ADMIN_PAYOUT_FILTERS = { ...PAYOUT_FILTERS, vendor: 'text' } as const satisfies ListFilters<string>;

type PayoutsQuery = Record<keyof typeof ADMIN_PAYOUT_FILTERS, string> & PageQuery;

const dataOf = <Data>({ data }: { data: Data }): Data => data;

const MONEY = [listTag('Money')];

export const payoutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everybody's payouts, the newest first. Amounts are major units. */
    listPayouts: build.query<ListPage<AdminPayout>, PayoutsQuery>({
      query: (query) => ({ url: 'admin/payouts', params: listParams(query) }),
      transformResponse: toListPage('payouts'),
      providesTags: MONEY,
    }),
    /** What a run in a currency would pay now, and whom it would leave out; nothing is kept of it. */
    previewPayouts: build.query<PayoutPreview, Currency>({
      query: (currency) => ({ url: 'admin/payout-runs/preview', method: 'POST', body: { currency } }),
      transformResponse: dataOf<PayoutPreview>,
      providesTags: MONEY,
    }),
    /** Orders what a preview has shown. Refused (409) where it would pay another sum by now. */
    runPayouts: build.mutation<{ data: PayoutRunDetail; message: string }, { currency: Currency; seen_total: number }>({
      query: (body) => ({ url: 'admin/payout-runs', method: 'POST', body }),
      invalidatesTags: staleAfter(MONEY),
    }),
    /** A run with its payouts; null where there is none of that number. */
    getPayoutRun: build.query<PayoutRunDetail | null, string>({
      query: (number) => ({
        url: `admin/payout-runs/${encodeURIComponent(number)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: PayoutRunDetail }) => body.data ?? null,
      providesTags: MONEY,
    }),
    /** The bank has paid it. Refused (409) for what is not underway. */
    markPaid: build.mutation<Success, { number: string; bank_reference: string; paid_on: string }>({
      query: ({ number, ...body }) => ({ url: `admin/payouts/${number}/paid`, method: 'POST', body }),
      invalidatesTags: staleAfter(MONEY),
    }),
    /** The bank has not paid it, or has given it back: a later run pays it. */
    markUnpaid: build.mutation<Success, { number: string; outcome: 'failed' | 'returned'; reason: string }>({
      query: ({ number, outcome, reason }) => ({
        url: `admin/payouts/${number}/${outcome}`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: staleAfter(MONEY),
    }),
    /** Holds a vendor's payouts back for a reason that the vendor reads; null lets them go on. */
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
