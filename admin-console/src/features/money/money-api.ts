import {
  api,
  CURRENCIES,
  listTag,
  staleAfter,
  type AdminLedgerEntry,
  type AdminMoneyPart,
  type Currency,
  type PageMeta,
  type Success,
  type TrialBalance,
  type VendorBalance,
} from '@balsam/shared-api';
import { ENTRY_FILTERS, type ListFilters, type ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a vendor's name; `sign`: Balsam owes the vendor, or the vendor owes Balsam. */
export const BALANCE_FILTERS = {
  search: 'text',
  currency: CURRENCIES,
  sign: ['owed', 'owing'],
} as const satisfies ListFilters<string>;

/** Filters of a vendor's entries, and `vendor`: an id. */
export const ADMIN_ENTRY_FILTERS = { ...ENTRY_FILTERS, vendor: 'text' } as const satisfies ListFilters<string>;

type Values<Filters> = Record<keyof Filters, string>;

/** Balance between Balsam and a vendor in a currency; `id` is the row number on its page. */
export interface AccountBalance extends Omit<VendorBalance, 'last_payout' | 'last_statement'> {
  id: number;
  vendor: NonNullable<AdminLedgerEntry['vendor']>;
}

/** Manual adjustment: `amount` in major units, positive in the vendor's favour. */
export interface Adjustment {
  vendor_id: number;
  currency: Currency;
  amount: number;
  reason: string;
  /** '' if unrelated to an order. */
  order_sub_no: string;
}

/** A payment from a vendor, in major units of its currency; `day` is YYYY-MM-DD in Riyadh. */
export interface VendorPayment {
  vendor_id: number;
  bank_reference: string;
  day: string;
  currency: Currency;
  amount: number;
}

/** A provider's settlement, in major units: amount received and fee withheld. */
export type Settlement = Omit<VendorPayment, 'vendor_id'> & { fee: number };

/** Parties that can collect cash on delivery. */
export type CashCollector = 'vendor' | 'carrier';

export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By vendor and currency, largest amount owed first. */
    listBalances: build.query<ListPage<AccountBalance>, Values<typeof BALANCE_FILTERS> & PageQuery>({
      query: (query) => ({ url: 'admin/money/vendors', params: listParams(query) }),
      transformResponse: ({ data }: { data: { balances: Omit<AccountBalance, 'id'>[]; meta: PageMeta } }) => ({
        rows: data.balances.map((balance, index) => ({ ...balance, id: index + 1 })),
        meta: data.meta,
      }),
      providesTags: [listTag('Money')],
    }),
    /** Ledger entries with their lines, newest first. */
    listEntries: build.query<ListPage<AdminLedgerEntry>, Values<typeof ADMIN_ENTRY_FILTERS> & PageQuery>({
      query: (query) => ({ url: 'admin/money/entries', params: listParams(query) }),
      transformResponse: toListPage('entries'),
      providesTags: [listTag('Money')],
    }),
    /** Balance of each account, by currency. */
    listTrialBalances: build.query<TrialBalance[], void>({
      query: () => 'admin/money/accounts',
      transformResponse: ({ data }: { data: { trial_balances: TrialBalance[] } }) => data.trial_balances,
      providesTags: [listTag('Money')],
    }),
    /** Breakdown of a sub-order's amounts; null if the number does not exist. */
    getMoneyPart: build.query<AdminMoneyPart | null, string>({
      query: (slug) => ({
        url: `admin/money/parts/${encodeURIComponent(slug)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: AdminMoneyPart }) => body.data ?? null,
      providesTags: [listTag('Money')],
    }),
    /** Fails with 422 if the order is not of this vendor and currency. */
    adjust: build.mutation<Success, { adjustment: Adjustment; idempotencyKey: string }>({
      query: ({ adjustment, idempotencyKey }) => ({
        url: 'admin/money/adjustments',
        method: 'POST',
        body: adjustment,
        // Adjustments have no natural key: without this one, a retry after a lost response would post twice.
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: staleAfter([listTag('Money')]),
    }),
    /** Records a vendor's payment. Fails with 409 if the reference was used before. */
    payIn: build.mutation<Success, VendorPayment>({
      query: (body) => ({ url: 'admin/money/vendor-payments', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Money')]),
    }),
    /** Records a provider's settlement. Fails with 409 if the reference was used before. */
    settle: build.mutation<Success, Settlement>({
      query: (body) => ({ url: 'admin/money/settlements', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Money')]),
    }),
    /** Corrects who collected the cash of a sub-order. Fails with 409 before collection and after remittance. */
    correctCollector: build.mutation<Success, { number: string; collected_by: CashCollector; reason: string }>({
      query: ({ number, ...body }) => ({
        url: `admin/money/parts/${encodeURIComponent(number)}/collector`,
        method: 'POST',
        body,
      }),
      invalidatesTags: staleAfter([listTag('Money')]),
    }),
    /** Reverses a manual entry. Fails with 409 if it was reversed before. */
    reverseEntry: build.mutation<Success, { id: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `admin/money/entries/${id}/reverse`, method: 'POST', body: { reason } }),
      invalidatesTags: staleAfter([listTag('Money')]),
    }),
  }),
});

export const {
  useListBalancesQuery,
  useListEntriesQuery,
  useListTrialBalancesQuery,
  useGetMoneyPartQuery,
  useAdjustMutation,
  usePayInMutation,
  useSettleMutation,
  useReverseEntryMutation,
  useCorrectCollectorMutation,
} = moneyApi;
