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

/** `payout`: only what the payout of this number has paid. */
type EntriesQuery = { page: number; perPage?: number; payout?: string } & Partial<
  Record<keyof typeof ENTRY_FILTERS, string>
>;

// What becomes of an order posts to the ledger, so whatever makes orders stale makes these stale too.
export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the vendor is owed, by currency; none before the first entry. Amounts are major units. */
    listVendorBalances: build.query<VendorBalance[], void>({
      query: () => 'vendor/money',
      transformResponse: ({ data }: { data: { balances: VendorBalance[] } }) => data.balances,
      providesTags: [listTag('Order')],
    }),
    /** What has changed the vendor's balance, the newest first. */
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
    /** Why an order brings what it brings, by its sub order number; null where the vendor has none of that number. */
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
