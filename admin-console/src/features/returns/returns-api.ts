import {
  api,
  CURRENCIES,
  listTag,
  staleAfter,
  type Currency,
  type PageMeta,
  type Refund,
  type RefundRun,
  type RefundsDue,
  type Return,
  type Success,
} from '@balsam/shared-api';
import { RETURN_STATES, type ListFilters, type ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/**
 * `search`: part of a number, or of a customer's or vendor's name; `due`: the vendor's turn, the vendor is late, or the
 * admin's turn.
 */
export const RETURN_FILTERS = {
  search: 'text',
  state: RETURN_STATES,
  due: ['vendor', 'late', 'admin'],
  overruled: ['1'],
} as const satisfies ListFilters<string>;

/**
 * `search`: part of a number, a customer's name or a bank reference; `needs`: still without an account; `run`: number
 * of its refund run.
 */
export const REFUND_FILTERS = {
  search: 'text',
  state: ['due', 'underway', 'asked', 'paid', 'failed'],
  needs: ['account'],
  currency: CURRENCIES,
  run: 'text',
} as const satisfies ListFilters<string>;

type ReturnFilters = Record<keyof typeof RETURN_FILTERS, string>;
type RefundFilters = Record<keyof typeof REFUND_FILTERS, string>;

/** An admin's decision that overrides the vendor's. */
export interface OverruleRequest {
  decision?: 'approve' | 'keep_goods' | 'decline';
  /** Version that the admin has read; fails if there is a newer one. */
  version: number;
  lines: { id: number; write_off: number }[];
  /** Major units. */
  goodwill: number;
  reason: string;
}

interface RefundRunsBody {
  data: { refund_runs: RefundRun[]; due: RefundsDue[]; meta: PageMeta };
}

// The decision may complete the order, and posts ledger entries.
const changed = staleAfter([listTag('Return'), listTag('Order'), listTag('Money'), listTag('Dashboard')]);

export const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns of all vendors, due ones first. */
    listAdminReturns: build.query<ListPage<Return>, ReturnFilters & PageQuery>({
      query: (query) => ({ url: 'admin/returns', params: listParams(query) }),
      transformResponse: toListPage('returns'),
      providesTags: [listTag('Return')],
    }),
    /** A return; null if the number does not exist. */
    getAdminReturn: build.query<Return | null, string>({
      query: (no) => ({
        url: `admin/returns/${encodeURIComponent(no)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: Return }) => body.data ?? null,
      providesTags: [listTag('Return')],
    }),
    overruleReturn: build.mutation<Success, { no: string; body: OverruleRequest }>({
      query: ({ no, body }) => ({ url: `admin/returns/${encodeURIComponent(no)}/overrule`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
    /** Customer refunds. */
    listRefunds: build.query<ListPage<Refund>, RefundFilters & PageQuery>({
      query: (query) => ({ url: 'admin/refunds', params: listParams(query) }),
      transformResponse: toListPage('refunds'),
      providesTags: [listTag('Return')],
    }),
    /** Refund runs, newest first, and the totals of the next run. Amounts are in major units. */
    listRefundRuns: build.query<ListPage<RefundRun> & { due: RefundsDue[] }, PageQuery>({
      query: (query) => ({ url: 'admin/refund-runs', params: listParams(query) }),
      transformResponse: (body: RefundRunsBody) => ({ ...toListPage('refund_runs')(body), due: body.data.due }),
      providesTags: [listTag('Return')],
    }),
    /** Starts a run of all refunds due in a currency. Fails with 409 if the total has changed. */
    orderRefunds: build.mutation<Success, { currency: Currency; seen_total: number }>({
      query: (body) => ({ url: 'admin/refund-runs', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    /** Records that the bank has paid, with its reference and the day in Riyadh. */
    payRefund: build.mutation<Success, { id: number; version: number; bank_reference: string; paid_on: string }>({
      query: ({ id, ...body }) => ({ url: `admin/refunds/${id}/paid`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
    /** Records that the bank has rejected the refund. */
    failRefund: build.mutation<Success, { id: number; version: number; reason: string }>({
      query: ({ id, ...body }) => ({ url: `admin/refunds/${id}/failed`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListAdminReturnsQuery,
  useGetAdminReturnQuery,
  useOverruleReturnMutation,
  useListRefundsQuery,
  useListRefundRunsQuery,
  useOrderRefundsMutation,
  usePayRefundMutation,
  useFailRefundMutation,
} = returnsApi;
