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

/** `search`: part of a vendor's name; `sign`: whom Balsam owes, or who owes Balsam. */
export const BALANCE_FILTERS = {
  search: 'text',
  currency: CURRENCIES,
  sign: ['owed', 'owing'],
} as const satisfies ListFilters<string>;

/** Those of a vendor's entries, and whose: `vendor` is an id. */
export const ADMIN_ENTRY_FILTERS = { ...ENTRY_FILTERS, vendor: 'text' } as const satisfies ListFilters<string>;

type Values<Filters> = Record<keyof Filters, string>;

/** What stands between Balsam and a vendor in a currency; `id` counts the rows of a page. */
export interface AccountBalance extends Omit<VendorBalance, 'last_payout' | 'last_statement'> {
  id: number;
  vendor: NonNullable<AdminLedgerEntry['vendor']>;
}

/** What an admin settles by hand: `amount` in major units, above zero in the vendor's favour. */
export interface Adjustment {
  vendor_id: number;
  currency: Currency;
  amount: number;
  reason: string;
  /** '' where it is about no order. */
  order_sub_no: string;
}

/** What a vendor has paid, in major units of its currency; `day` is YYYY-MM-DD in Riyadh. */
export interface VendorPayment {
  vendor_id: number;
  bank_reference: string;
  day: string;
  currency: Currency;
  amount: number;
}

/** What a payment provider has settled, in major units: what came to the bank, and what it kept. */
export type Settlement = Omit<VendorPayment, 'vendor_id'> & { fee: number };

/** Who can have taken a customer's cash. */
export type CashCollector = 'vendor' | 'carrier';

export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By vendor and currency, whom most is owed first. */
    listBalances: build.query<ListPage<AccountBalance>, Values<typeof BALANCE_FILTERS> & PageQuery>({
      query: (query) => ({ url: 'admin/money/vendors', params: listParams(query) }),
      transformResponse: ({ data }: { data: { balances: Omit<AccountBalance, 'id'>[]; meta: PageMeta } }) => ({
        rows: data.balances.map((balance, index) => ({ ...balance, id: index + 1 })),
        meta: data.meta,
      }),
      providesTags: [listTag('Money')],
    }),
    /** Every entry of the books with its lines, the newest first. */
    listEntries: build.query<ListPage<AdminLedgerEntry>, Values<typeof ADMIN_ENTRY_FILTERS> & PageQuery>({
      query: (query) => ({ url: 'admin/money/entries', params: listParams(query) }),
      transformResponse: toListPage('entries'),
      providesTags: [listTag('Money')],
    }),
    /** What stands in each account, by currency. */
    listTrialBalances: build.query<TrialBalance[], void>({
      query: () => 'admin/money/accounts',
      transformResponse: ({ data }: { data: { trial_balances: TrialBalance[] } }) => data.trial_balances,
      providesTags: [listTag('Money')],
    }),
    /** Why a vendor's part of an order comes to an amount; null where there is none of that number. */
    getMoneyPart: build.query<AdminMoneyPart | null, string>({
      query: (slug) => ({
        url: `admin/money/parts/${encodeURIComponent(slug)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: AdminMoneyPart }) => body.data ?? null,
      providesTags: [listTag('Money')],
    }),
    /** Refused (422) for an order that is not of this vendor in this currency. */
    adjust: build.mutation<Success, { adjustment: Adjustment; idempotencyKey: string }>({
      query: ({ adjustment, idempotencyKey }) => ({
        url: 'admin/money/adjustments',
        method: 'POST',
        body: adjustment,
        // Nothing in the books tells one from another: sent again after a lost answer, it would be posted again.
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: staleAfter([listTag('Money')]),
    }),
    /** A vendor has paid what they owed. Refused (409) where this reference was used before. */
    payIn: build.mutation<Success, VendorPayment>({
      query: (body) => ({ url: 'admin/money/vendor-payments', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Money')]),
    }),
    /** A payment provider has settled. Refused (409) where this reference was used before. */
    settle: build.mutation<Success, Settlement>({
      query: (body) => ({ url: 'admin/money/settlements', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Money')]),
    }),
    /** Corrects who took the cash of an order. Refused (409) while nobody has, or once it was handed over. */
    correctCollector: build.mutation<Success, { number: string; collected_by: CashCollector; reason: string }>({
      query: ({ number, ...body }) => ({
        url: `admin/money/parts/${encodeURIComponent(number)}/collector`,
        method: 'POST',
        body,
      }),
      invalidatesTags: staleAfter([listTag('Money')]),
    }),
    /** Takes back what an admin has posted, by its opposite. Refused (409) for what was taken back before. */
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
