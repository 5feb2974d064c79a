import { api, listTag, type PaymentProgress, type PaymentSession } from '@balsam/shared-api';

const at = (orderNo: string, action: string) => ({
  url: `payments/${encodeURIComponent(orderNo)}/${action}`,
  method: 'POST',
});

const dataOf = <Data>({ data }: { data: Data }): Data => data;

/** Tags that a paid or cancelled order invalidates: cart, orders and stock. */
const STALE = [listTag('Cart'), listTag('Order'), listTag('Product')];

/** True while the items are reserved; afterwards they are released or sold. */
const isOpen = ({ state }: PaymentProgress): boolean => ['unopened', 'waiting', 'failed'].includes(state);

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Payment state of an order; null if it does not exist or belongs to someone else. */
    pollPayment: build.query<PaymentProgress | null, string>({
      query: (orderNo) => ({ ...at(orderNo, 'poll'), validateStatus: ({ ok, status }) => ok || status === 404 }),
      transformResponse: ({ data }: { data?: PaymentProgress }) => data ?? null,
      keepUnusedDataFor: 0,
      async onQueryStarted(_orderNo, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (response?.data && !isOpen(response.data)) dispatch(api.util.invalidateTags(STALE));
      },
    }),
    /** Creates a payment session at the provider. */
    openPaymentSession: build.mutation<PaymentSession, string>({
      query: (orderNo) => at(orderNo, 'session'),
      transformResponse: dataOf<PaymentSession>,
    }),
    /** Cancels the order, which returns its items to the cart. */
    abandonPayment: build.mutation<PaymentProgress, string>({
      query: (orderNo) => at(orderNo, 'abandon'),
      transformResponse: dataOf<PaymentProgress>,
      invalidatesTags: STALE,
    }),
  }),
});

export const { usePollPaymentQuery, useOpenPaymentSessionMutation, useAbandonPaymentMutation } = paymentApi;
