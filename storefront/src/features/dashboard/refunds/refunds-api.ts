import { api, idTag, listTag, staleAfter, type OrderRefund, type Success } from '@balsam/shared-api';

const refundsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Refunds of an order, oldest first. */
    listOrderRefunds: build.query<OrderRefund[], number>({
      query: (orderId) => `orders/${orderId}/refunds`,
      transformResponse: ({ data }: { data: { refunds: OrderRefund[] } }) => data.refunds,
      providesTags: (_refunds, _error, orderId) => [listTag('Return'), idTag('Order', orderId)],
    }),
    /** Sets the bank account of a refund that waits for one. */
    nameRefundAccount: build.mutation<Success, { id: number; iban: string; holder: string }>({
      query: ({ id, ...body }) => ({ url: `refunds/${id}/account`, method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Return')]),
    }),
  }),
});

export const { useListOrderRefundsQuery, useNameRefundAccountMutation } = refundsApi;
