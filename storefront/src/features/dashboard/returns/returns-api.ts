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

/** Units of an order that would come back. */
interface WishedUnits {
  orderId: number;
  lines: { order_product_id: number; quantity: number; reason: ReturnReason }[];
}

interface AskedReturn {
  orderId: number;
  body: FormData;
  /** The same for every sending of the same form: it is asked for once. */
  idempotencyKey: string;
}

const changed = staleAfter([listTag('Return')]);

const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of what the customer sends back. */
    listReturns: build.query<ReturnPage, number>({
      query: (page) => ({ url: 'returns', params: { page } }),
      transformResponse: ({ data }: { data: ReturnPage }) => data,
      providesTags: (page) => provideList('Return', page?.returns),
    }),
    /** One return by its number; null when there is none, or it is someone else's. */
    getReturn: build.query<Return | null, string>({
      query: (no) => ({
        url: `returns/${encodeURIComponent(no)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: Return }) => body.data ?? null,
      providesTags: [listTag('Return')],
    }),
    /** The lines of an order, whether they can come back, and where the money goes; null when the order is not the customer's. */
    listReturnable: build.query<ReturnableLines | null, number>({
      query: (orderId) => ({
        url: `orders/${orderId}/returnable`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: ReturnableLines }) => body.data ?? null,
      providesTags: (_lines, _error, id) => [listTag('Return'), idTag('Order', id)],
    }),
    /** What units would give back. */
    previewReturn: build.query<ReturnPreview, WishedUnits>({
      query: ({ orderId, lines }) => ({ url: `orders/${orderId}/returns/preview`, method: 'POST', body: { lines } }),
      transformResponse: ({ data }: { data: ReturnPreview }) => data,
      // Asked for once more when the return has been asked for, it would be refused: nothing is left.
      keepUnusedDataFor: 0,
    }),
    /** Asks to send goods back; the form holds pictures. */
    askReturn: build.mutation<Success & { data: Return }, AskedReturn>({
      query: ({ orderId, body, idempotencyKey }) => ({
        url: `orders/${orderId}/returns`,
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: changed,
    }),
    /** The goods are on their way. */
    sendReturn: build.mutation<Success, { no: string; note: string }>({
      query: ({ no, note }) => ({ url: `returns/${no}/sent`, method: 'POST', body: { note } }),
      invalidatesTags: changed,
    }),
    /** The customer keeps the goods after all. */
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
