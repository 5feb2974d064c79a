import { api, idTag, isUnanswered, listTag, type Checkout, type PaymentMethod, type Success } from '@balsam/shared-api';
import type { BillingRequest } from './checkout-schema.ts';
import type { ShippingRequest } from './shipping-form.ts';

interface CheckoutRequest {
  /** Changes with the cart: a checkout belongs to one version of it. */
  cartVersion: string;
  /** Destination country, if it differs from the stored address. */
  country?: number;
  /** Destination country of an order that goes elsewhere than to a stored address. */
  shippingCountry?: number;
  /** Address of a guest, for coupons that depend on it. */
  email?: string;
  /** Number of changes, so that returning to an earlier country or address sends a new request. */
  turn: number;
}

/** An order: reference to the checkout that was shown, and the form. */
export interface OrderRequest {
  order_no: string;
  payment_method: PaymentMethod;
  billing: BillingRequest;
  /** Address of this order alone. */
  shipping?: ShippingRequest;
  /** Stored address that the page shows, null for none. */
  shipping_address_id?: number | null;
  po_number: string;
  remember: boolean;
  /** The buyer states to be old enough for the goods. */
  age_confirmed?: boolean;
  /** Code that was sent to a guest's e-mail address. */
  email_code?: string;
}

interface PlaceOrder {
  order: OrderRequest;
  /** Identical for every retry of the same order; the server then repeats its first response. */
  idempotencyKey: string;
}

const CHECKOUT = idTag('Cart', 'CHECKOUT');

/** Tags to invalidate after a refused order: cart, prices or stock differ from the page. */
export const staleAfterRefusal = [listTag('Cart'), CHECKOUT];

/** The server stores the draft of its latest request, so requests wait for each other. */
let latest: Promise<unknown> = Promise.resolve();

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Checkout draft of the current cart; a customer has one. Unused responses stay cached for the usual minute:
     * dropping one would abort its request, which the server still executes, perhaps after the next one, and the
     * displayed draft would no longer exist.
     */
    prepareCheckout: build.query<Checkout, CheckoutRequest>({
      queryFn: async ({ country, shippingCountry: shipping_country, email }, _api, _options, ask) => {
        const isDifferent = country !== undefined || shipping_country !== undefined || email !== undefined;
        const call = {
          url: 'orders/checkout',
          method: 'POST',
          ...(isDifferent && { body: { country, shipping_country, email } }),
        };
        const response = latest.then(() => ask(call));
        latest = response.catch(() => undefined);
        const { data, error } = await response;
        return error ? { error } : { data: data as Checkout };
      },
      providesTags: [CHECKOUT],
    }),
    /** Sends a guest the code that some sellers require for cash on delivery. */
    sendGuestCode: build.mutation<Success, string>({
      query: (email) => ({ url: 'guest/email-code', method: 'POST', body: { email } }),
    }),
    /** Places the whole order of the checkout, or nothing. */
    placeOrder: build.mutation<Success, PlaceOrder>({
      query: ({ order, idempotencyKey }) => ({
        url: 'orders/place-order',
        method: 'POST',
        body: order,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // An unknown outcome is checked first: see `useSendOrder`. After a success: `staleAfterOrder`.
      invalidatesTags: (_answer, error) => (error && !isUnanswered(error) ? staleAfterRefusal : []),
    }),
  }),
});

/**
 * Tags to invalidate after an order, once its page is left; earlier, the checkout would be requested for an empty cart.
 * @param customerId undefined for a guest
 */
export const staleAfterOrder = (customerId: number | undefined) => [
  ...[listTag('Cart'), listTag('Order'), listTag('Product')],
  ...(customerId === undefined ? [] : [idTag('User', customerId)]),
];

export const { usePrepareCheckoutQuery, useSendGuestCodeMutation, usePlaceOrderMutation } = checkoutApi;
