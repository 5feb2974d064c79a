import { activeFilters, api, listTag, type PageMeta, type Payout } from '@balsam/shared-api';
import type { ListPage, PAYOUT_FILTERS } from '@balsam/shared-ui/console';

type PayoutsQuery = { page: number; perPage?: number } & Record<keyof typeof PAYOUT_FILTERS, string>;

export const payoutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Payouts to the vendor, newest first. Amounts are in major units. */
    listOwnPayouts: build.query<ListPage<Payout>, PayoutsQuery>({
      query: ({ page, perPage, ...filters }) => ({
        url: 'vendor/money/payouts',
        params: { page, per_page: perPage, ...activeFilters(filters) },
      }),
      transformResponse: ({ data }: { data: { payouts: Payout[]; meta: PageMeta } }) => ({
        rows: data.payouts,
        meta: data.meta,
      }),
      providesTags: [listTag('Money')],
    }),
    /** One payout by its number; null if the vendor has no such payout. */
    getOwnPayout: build.query<Payout | null, string>({
      query: (number) => ({
        url: `vendor/money/payouts/${encodeURIComponent(number)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: Payout }) => body.data ?? null,
      providesTags: [listTag('Money')],
    }),
  }),
});

export const { useListOwnPayoutsQuery, useGetOwnPayoutQuery } = payoutsApi;
