import { api, listTag, type PaymentProgress, type PaymentSession } from '@balsam/shared-api';

const at = (orderNo: string, action: string) => ({
  url: `payments/${encodeURIComponent(orderNo)}/${action}`,
  method: 'POST',
});

const dataOf = <Data>({ data }: { data: Data }): Data => data;

/** What an order that is paid, or given up, makes stale: the cart, the orders and what is in stock. */
const STALE = [listTag('Cart'), listTag('Order'), listTag('Product')];

/** Whether its goods are held still; what is over has given them back, or sold them. */
const isOpen = ({ state }: PaymentProgress): boolean => state === 'waiting' || state === 'failed';

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where the payment of an order stands; null for an order that is not there, or not theirs. */
    lookAtPayment: build.query<PaymentProgress | null, string>({
      query: (orderNo) => ({ ...at(orderNo, 'look'), validateStatus: ({ ok, status }) => ok || status === 404 }),
      transformResponse: ({ data }: { data?: PaymentProgress }) => data ?? null,
      keepUnusedDataFor: 0,
      async onQueryStarted(_orderNo, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data && !isOpen(answer.data)) dispatch(api.util.invalidateTags(STALE));
      },
    }),
    /** Opens the page on which the order is paid. */
    openPaymentSession: build.mutation<PaymentSession, string>({
      query: (orderNo) => at(orderNo, 'session'),
      transformResponse: dataOf<PaymentSession>,
    }),
    /** Gives the order up, so that its goods are in the cart for another one. */
    abandonPayment: build.mutation<PaymentProgress, string>({
      query: (orderNo) => at(orderNo, 'abandon'),
      transformResponse: dataOf<PaymentProgress>,
      invalidatesTags: STALE,
    }),
  }),
});

export const { useLookAtPaymentQuery, useOpenPaymentSessionMutation, useAbandonPaymentMutation } = paymentApi;
