import {
  api,
  idTag,
  listTag,
  provideList,
  staleAfter,
  type PageMeta,
  type Return,
  type ReturnableLines,
  type ReturnPreview,
  type ReturnReason,
  type Success,
} from '@balsam/shared-api';

interface ReturnPage {
  returns: Return[];
  meta: PageMeta;
}

/** Units of an order to return. */
interface WishedUnits {
  orderId: number;
  lines: { order_product_id: number; quantity: number; reason: ReturnReason }[];
}

interface AskedReturn {
  orderId: number;
  body: FormData;
  /** Identical for every retry of the same form, so that it creates one return. */
  idempotencyKey: string;
}

const changed = staleAfter([listTag('Return')]);

const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the customer's returns. */
    listReturns: build.query<ReturnPage, number>({
      query: (page) => ({ url: 'returns', params: { page } }),
      transformResponse: ({ data }: { data: ReturnPage }) => data,
      providesTags: (page) => provideList('Return', page?.returns),
    }),
    /** One return by its number; null if it does not exist or belongs to someone else. */
    getReturn: build.query<Return | null, string>({
      query: (no) => ({
        url: `returns/${encodeURIComponent(no)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: Return }) => body.data ?? null,
      providesTags: [listTag('Return')],
    }),
    /** Returnable lines of an order and the refund destination; null if the order is not the customer's. */
    listReturnable: build.query<ReturnableLines | null, number>({
      query: (orderId) => ({
        url: `orders/${orderId}/returnable`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: ReturnableLines }) => body.data ?? null,
      providesTags: (_lines, _error, id) => [listTag('Return'), idTag('Order', id)],
    }),
    /** Expected refund for these units. */
    previewReturn: build.query<ReturnPreview, WishedUnits>({
      query: ({ orderId, lines }) => ({ url: `orders/${orderId}/returns/preview`, method: 'POST', body: { lines } }),
      transformResponse: ({ data }: { data: ReturnPreview }) => data,
      // A refetch after the return was requested would fail, as nothing is left to return.
      keepUnusedDataFor: 0,
    }),
    /** Requests a return; the form includes photos. */
    askReturn: build.mutation<Success & { data: Return }, AskedReturn>({
      query: ({ orderId, body, idempotencyKey }) => ({
        url: `orders/${orderId}/returns`,
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: changed,
    }),
    /** Marks a return as sent. */
    sendReturn: build.mutation<Success, { no: string; note: string }>({
      query: ({ no, note }) => ({ url: `returns/${no}/sent`, method: 'POST', body: { note } }),
      invalidatesTags: changed,
    }),
    /** Cancels a return; the customer keeps the items. */
    withdrawReturn: build.mutation<Success, string>({
      query: (no) => ({ url: `returns/${no}/withdraw`, method: 'POST' }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListReturnsQuery,
  useGetReturnQuery,
  useListReturnableQuery,
  usePreviewReturnQuery,
  useAskReturnMutation,
  useSendReturnMutation,
  useWithdrawReturnMutation,
} = returnsApi;
