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

/** What of an old order is in the cart again, and what is not, or not in full. */
export interface Reorder {
  added: ReorderedLine[];
  skipped: SkippedLine[];
}

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of a customer's orders, newest first, 5 per page. The path is written just as the API reads it. */
    listOrders: build.query<OrderPage, { userId: number; page: number }>({
      query: ({ userId, page }) => `orders/id=${userId}?page=${page}`,
      transformResponse: ({ data }: { data: OrderPage }) => data,
      providesTags: (page) => provideList('Order', page?.orders),
    }),
    /** A vendor's part of an order; null when there is none, or it is someone else's. */
    getOrder: build.query<Order | null, number>({
      query: (id) => ({ url: `orders/${id}`, validateStatus: ({ ok, status }) => ok || status === 404 }),
      transformResponse: ({ order }: { order?: Order }) => order ?? null,
      // As the list: what is written elsewhere, such as a review, changes what it says.
      providesTags: (_order, _error, id) => [idTag('Order', id), listTag('Order')],
    }),
    /** Cancels a vendor's part of an order, or asks the vendor to: as the order's `customer_may` says. */
    cancelOrder: build.mutation<Success, Pick<Order, 'id' | 'status'>>({
      query: ({ id, status }) => ({ url: `orders/${id}/cancel`, method: 'POST', body: { status_seen: status } }),
      // A refusal too says that the order is not what the page shows.
      invalidatesTags: (_answer, _error, { id }) => [idTag('Order', id), listTag('Order'), listTag('Product')],
    }),
    /** Puts what an order held into the cart again, as far as it can be bought. */
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

export const { useListOrdersQuery, useGetOrderQuery, useCancelOrderMutation, useReorderMutation } = ordersApi;
