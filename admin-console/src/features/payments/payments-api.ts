import {
  api,
  idTag,
  listTag,
  staleAfter,
  type AdminPayment,
  type AdminPaymentDetail,
  type CardService,
  type PageMeta,
  type PaymentFinding,
  type Success,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of an order number, a provider reference or a customer's name; `from`, `to`: days in Riyadh. */
export const PAYMENT_FILTERS = {
  search: 'text',
  state: ['started', 'waiting', 'failed', 'authorised', 'paid', 'voided'],
  provider: ['test', 'tap'],
  from: 'text',
  to: 'text',
} as const satisfies ListFilters<string>;

type PaymentFilters = Record<keyof typeof PAYMENT_FILTERS, string>;

/** Card payments, and the state of the card service. */
export interface PaymentList extends ListPage<AdminPayment> {
  service: CardService;
}

const changed = staleAfter([listTag('Payment'), listTag('Order')]);

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Card payments of all customers, newest first. */
    listAdminPayments: build.query<PaymentList, PaymentFilters & PageQuery>({
      query: (query) => ({ url: 'admin/payments', params: listParams(query) }),
      transformResponse: ({ data }: { data: { payments: AdminPayment[]; service: CardService; meta: PageMeta } }) => ({
        ...{ rows: data.payments, meta: data.meta, service: data.service },
      }),
      providesTags: [listTag('Payment')],
    }),
    /** A payment with everything related to its order; null if the id does not exist. */
    getAdminPayment: build.query<AdminPaymentDetail | null, string>({
      query: (id) => ({
        url: `admin/payments/${encodeURIComponent(id)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: AdminPaymentDetail }) => body.data ?? null,
      providesTags: (_answer, _error, id) => [listTag('Payment'), idTag('Payment', id)],
    }),
    /** Open findings, newest first; at most a hundred. */
    listOpenFindings: build.query<ListPage<PaymentFinding>, void>({
      query: () => ({ url: 'admin/payment-findings', params: { settled: '0', per_page: 100 } }),
      transformResponse: toListPage('findings'),
      providesTags: [listTag('Payment')],
    }),
    /** Polls the provider for the state of a payment. */
    pollAdminPayment: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/payments/${id}/poll`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    /** Retries a webhook event. */
    retryPaymentEvent: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/payment-events/${id}/retry`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    /** Records how a finding was resolved. */
    settleFinding: build.mutation<Success, { id: number; remark: string }>({
      query: ({ id, remark }) => ({ url: `admin/payment-findings/${id}/settle`, method: 'POST', body: { remark } }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListAdminPaymentsQuery,
  useGetAdminPaymentQuery,
  useListOpenFindingsQuery,
  usePollAdminPaymentMutation,
  useRetryPaymentEventMutation,
  useSettleFindingMutation,
} = paymentsApi;
