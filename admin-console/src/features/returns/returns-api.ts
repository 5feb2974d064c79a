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

/** `search`: part of a number, or of a customer's or vendor's name; `due`: what a vendor has to do, or should have by now, and what he leaves to an admin. */
export const RETURN_FILTERS = {
  search: 'text',
  state: RETURN_STATES,
  due: ['vendor', 'late', 'admin'],
  overruled: ['1'],
} as const satisfies ListFilters<string>;

/** `search`: part of a number, of the customer's name or of a bank's reference; `needs`: what waits for an account; `run`: number of the run that ordered it. */
export const REFUND_FILTERS = {
  search: 'text',
  state: ['due', 'underway', 'asked', 'paid', 'failed'],
  needs: ['account'],
  currency: CURRENCIES,
  run: 'text',
} as const satisfies ListFilters<string>;

type ReturnFilters = Record<keyof typeof RETURN_FILTERS, string>;
type RefundFilters = Record<keyof typeof REFUND_FILTERS, string>;

/** What an admin decides otherwise than the vendor. */
export interface OverruleRequest {
  decision?: 'approve' | 'keep_goods' | 'decline';
  /** Of what the admin has read: what was changed since is refused. */
  version: number;
  lines: { id: number; write_off: number }[];
  /** Major units. */
  goodwill: number;
  reason: string;
}

interface RefundRunsBody {
  data: { refund_runs: RefundRun[]; due: RefundsDue[]; meta: PageMeta };
}

// An order may be completed by it, and what is given or paid is posted.
const changed = staleAfter([listTag('Return'), listTag('Order'), listTag('Money'), listTag('Dashboard')]);

export const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everybody's returns, what is due first. */
    listAdminReturns: build.query<ListPage<Return>, ReturnFilters & PageQuery>({
      query: (query) => ({ url: 'admin/returns', params: listParams(query) }),
      transformResponse: toListPage('returns'),
      providesTags: [listTag('Return')],
    }),
    /** One return; null where there is none of that number. */
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
    /** What customers get back. */
    listRefunds: build.query<ListPage<Refund>, RefundFilters & PageQuery>({
      query: (query) => ({ url: 'admin/refunds', params: listParams(query) }),
      transformResponse: toListPage('refunds'),
      providesTags: [listTag('Return')],
    }),
    /** Runs that ordered transfers, the newest first, with what a run would order now. Amounts are major units. */
    listRefundRuns: build.query<ListPage<RefundRun> & { due: RefundsDue[] }, PageQuery>({
      query: (query) => ({ url: 'admin/refund-runs', params: listParams(query) }),
      transformResponse: (body: RefundRunsBody) => ({ ...toListPage('refund_runs')(body), due: body.data.due }),
      providesTags: [listTag('Return')],
    }),
    /** Orders every transfer of a currency that is due. Refused (409) where that is another total by now. */
    orderRefunds: build.mutation<Success, { currency: Currency; seen_total: number }>({
      query: (body) => ({ url: 'admin/refund-runs', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    /** The bank has paid a refund, by its reference, on a day in Riyadh. */
    payRefund: build.mutation<Success, { id: number; version: number; bank_reference: string; paid_on: string }>({
      query: ({ id, ...body }) => ({ url: `admin/refunds/${id}/paid`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
    /** The bank has not taken a refund. */
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
