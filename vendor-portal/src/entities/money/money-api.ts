import {
  activeFilters,
  api,
  listTag,
  type LedgerEntry,
  type MoneyPart,
  type VendorBalance,
  type PageMeta,
} from '@balsam/shared-api';
import type { ENTRY_FILTERS, ListPage } from '@balsam/shared-ui/console';

/** `payout`: only entries paid by the payout with this number. */
type EntriesQuery = { page: number; perPage?: number; payout?: string } & Partial<
  Record<keyof typeof ENTRY_FILTERS, string>
>;

// Order changes post to the ledger, so whatever makes orders stale makes these queries stale too.
export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Balances by currency, empty before the first entry. Amounts are in major units. */
    listVendorBalances: build.query<VendorBalance[], void>({
      query: () => 'vendor/money',
      transformResponse: ({ data }: { data: { balances: VendorBalance[] } }) => data.balances,
      providesTags: [listTag('Order')],
    }),
    /** Ledger entries of the vendor, newest first. */
    listVendorEntries: build.query<ListPage<LedgerEntry>, EntriesQuery>({
      query: ({ page, perPage, ...filters }) => ({
        url: 'vendor/money/entries',
        params: { page, per_page: perPage, ...activeFilters(filters) },
      }),
      transformResponse: ({ data }: { data: { entries: LedgerEntry[]; meta: PageMeta } }) => ({
        rows: data.entries,
        meta: data.meta,
      }),
      providesTags: [listTag('Order')],
    }),
    /** Calculation of a sub-order's amounts, by its number; null if the vendor has no such sub-order. */
    getVendorMoneyPart: build.query<MoneyPart | null, string>({
      query: (slug) => ({
        url: `vendor/money/parts/${encodeURIComponent(slug)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: MoneyPart }) => body.data ?? null,
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useListVendorBalancesQuery, useListVendorEntriesQuery, useGetVendorMoneyPartQuery } = moneyApi;
