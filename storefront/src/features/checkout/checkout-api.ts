import { api, idTag, isUnanswered, listTag, type Checkout, type PaymentMethod, type Success } from '@balsam/shared-api';
import type { BillingRequest } from './checkout-schema.ts';

interface CheckoutRequest {
  /** Changes with the cart: a checkout is made for one version of it. */
  cartVersion: string;
  /** Where it goes, while that is not what is stored of the customer. */
  country?: number;
  /** Counts the choices of a country: whoever comes back to one asks again, after what was asked meanwhile. */
  turn: number;
}

/** What somebody orders: what the checkout showed, by its number. */
export interface OrderRequest {
  order_no: string;
  payment_method: PaymentMethod;
  billing: BillingRequest;
  remember: boolean;
}

interface PlaceOrder {
  order: OrderRequest;
  /** The same for every sending of the same order: the server then answers as it did the first time. */
  idempotencyKey: string;
}

const CHECKOUT = idTag('Cart', 'CHECKOUT');

/** An order that was not placed: cart, prices or stock are not what the page shows. */
export const staleAfterRefusal = [listTag('Cart'), CHECKOUT];

/** The server keeps the draft of the call that it heard last: each waits for the one before, so that what is shown stands. */
let latest: Promise<unknown> = Promise.resolve();

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What the cart would cost now; a customer has one draft. Of what nobody looks at any more the answer is kept for the
     * usual minute: to forget it at once would call the call off, which the server carries out all the same, perhaps after
     * the next one, and the number on the page would be that of a draft that is gone.
     */
    prepareCheckout: build.query<Checkout, CheckoutRequest>({
      queryFn: async ({ country }, _api, _options, ask) => {
        const call = { url: 'orders/checkout', method: 'POST', ...(country !== undefined && { body: { country } }) };
        const answer = latest.then(() => ask(call));
        latest = answer.catch(() => undefined);
        const { data, error } = await answer;
        return error ? { error } : { data: data as Checkout };
      },
      providesTags: [CHECKOUT],
    }),
    /** Orders what the checkout showed: all of it or nothing. */
    placeOrder: build.mutation<Success, PlaceOrder>({
      query: ({ order, idempotencyKey }) => ({
        url: 'orders/place-order',
        method: 'POST',
        body: order,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // What nobody answered is looked for first: see `useSendOrder`. After a success: `staleAfterOrder`.
      invalidatesTags: (_answer, error) => (error && !isUnanswered(error) ? staleAfterRefusal : []),
    }),
  }),
});

/** What an order makes stale, once its page is left: until then the checkout would be asked for an empty cart. */
export const staleAfterOrder = (customerId: number) => [
  ...[listTag('Cart'), listTag('Order'), listTag('Product')],
  idTag('User', customerId),
];

export const { usePrepareCheckoutQuery, usePlaceOrderMutation } = checkoutApi;
