import {
  api,
  idTag,
  listTag,
  provideList,
  type Order,
  type PageMeta,
  type ReorderedLine,
  type SkippedLine,
  type Success,
  staleAfter,
} from '@balsam/shared-api';

interface OrderPage {
  orders: Order[];
  meta: PageMeta;
}

/** Items of an old order that were added to the cart, and those that were skipped or reduced. */
export interface Reorder {
  added: ReorderedLine[];
  skipped: SkippedLine[];
}

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * One page of a customer’s orders, or of those with a text, newest first, 5 per page. The spelling of the path is
     * required by the API.
     */
    listOrders: build.query<OrderPage, { userId: number; page: number; search?: string }>({
      query: ({ userId, page, search }) => ({
        url: `orders/id=${userId}`,
        params: { page, ...(search && { search }) },
      }),
      transformResponse: ({ data }: { data: OrderPage }) => data,
      providesTags: (page) => provideList('Order', page?.orders),
    }),
    /** A sub-order; null if it does not exist or belongs to someone else. */
    getOrder: build.query<Order | null, number>({
      query: (id) => ({ url: `orders/${id}`, validateStatus: ({ ok, status }) => ok || status === 404 }),
      transformResponse: ({ order }: { order?: Order }) => order ?? null,
      // Also tagged as the list, because changes such as a review appear in it.
      providesTags: (_order, _error, id) => [idTag('Order', id), listTag('Order')],
    }),
    /** Cancels a sub-order, or requests it from the vendor, depending on `customer_may`. */
    cancelOrder: build.mutation<Success, Pick<Order, 'id' | 'status'>>({
      query: ({ id, status }) => ({ url: `orders/${id}/cancel`, method: 'POST', body: { status_seen: status } }),
      // A refusal too means that the displayed order is outdated.
      invalidatesTags: (_answer, _error, { id }) => [idTag('Order', id), listTag('Order'), listTag('Product')],
    }),
    /** Adds the National Address to an order. A refusal means that the displayed order is outdated. */
    stateNationalAddress: build.mutation<Success, { id: number; national_address: string }>({
      query: ({ id, national_address }) => ({
        url: `orders/${id}/national-address`,
        method: 'POST',
        body: { national_address },
      }),
      invalidatesTags: staleAfter(({ id }) => [idTag('Order', id), listTag('Order')]),
    }),
    /** Adds the items of an order to the cart again, as far as they are available. */
    reorder: build.mutation<Success & Reorder, { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({
        url: `orders/${id}/reorder`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: staleAfter([listTag('Cart')]),
    }),
  }),
});

export const {
  useListOrdersQuery,
  useGetOrderQuery,
  useCancelOrderMutation,
  useStateNationalAddressMutation,
  useReorderMutation,
} = ordersApi;
