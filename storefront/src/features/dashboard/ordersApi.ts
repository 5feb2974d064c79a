import {
  api,
  idTag,
  invalidate,
  listTag,
  provideList,
  type Order,
  type PageMeta,
  type Success,
} from '@balsam/shared-api';

export interface OrderPage {
  orders: Order[];
  meta: PageMeta;
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of a customer's orders, newest first, 5 per page. The path is written just as the API reads it. */
    listOrders: build.query<OrderPage, { userId: number; page: number }>({
      query: ({ userId, page }) => `orders/id=${userId}?page=${page}`,
      transformResponse: ({ data }: { data: OrderPage }) => data,
      providesTags: (page) => provideList('Order', page?.orders),
    }),
    /** Cancels a vendor's part of an order; its stock is for sale again. */
    cancelOrder: build.mutation<Success, number>({
      query: (id) => ({ url: `orders/${id}/cancel`, method: 'POST' }),
      invalidatesTags: (_answer, error, id) => invalidate(error, [idTag('Order', id), listTag('Product')]),
    }),
  }),
});

export const { useListOrdersQuery, useCancelOrderMutation } = ordersApi;
