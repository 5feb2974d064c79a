import {
  api,
  listTag,
  type AppliedCoupon,
  type Cart,
  type CartTotals,
  type MergedLine,
  type OpenPayment,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import { createNewestOnly } from './newest-only.ts';

/** A line to add to the cart. A product with variants requires a variant. */
export interface NewCartLine {
  product_id: number;
  variant_id?: number;
  quantity: number;
}

/** The whole cart: one group per vendor, the applied coupon and the totals. */
export interface CartContents {
  carts: Cart[];
  coupon: AppliedCoupon | null;
  totals: CartTotals;
  /** Stored address that the parcels go to; null without one. */
  shippingAddressId: number | null;
  /** The customer's order that awaits card payment. */
  openPayment: OpenPayment | null;
}

interface WholeCart extends Pick<CartContents, 'coupon' | 'totals'> {
  data: Cart[];
  shipping_address_id: number | null;
}

interface ListCartsResponse extends WholeCart {
  open_payment?: OpenPayment | null;
}

const toContents = ({ data, coupon, totals, shipping_address_id }: WholeCart) => ({
  ...{ carts: data, coupon, totals, shippingAddressId: shipping_address_id },
});

const inOrder = createNewestOnly();

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCarts: build.query<CartContents, void>({
      query: () => 'carts',
      transformResponse: ({ open_payment, ...whole }: ListCartsResponse): CartContents => ({
        ...toContents(whole),
        // The previous backend version omits this field.
        openPayment: open_payment ?? null,
      }),
      providesTags: [listTag('Cart')],
    }),
    /** Adds a line, or increases the quantity of an existing one. */
    addToCart: build.mutation<Success, { line: NewCartLine; idempotencyKey: string }>({
      query: ({ line: body, idempotencyKey }) => ({
        url: 'carts',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: staleAfter([listTag('Cart')]),
    }),
    /** Moves the cart from before the sign-in into the customer's. Fails with 404 if there is none. */
    mergeCarts: build.mutation<Success & { merged: MergedLine[] }, { guestToken: string; idempotencyKey: string }>({
      query: ({ guestToken, idempotencyKey }) => ({
        url: 'carts/merge',
        method: 'POST',
        headers: { 'Guest-Token': guestToken, 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: staleAfter([listTag('Cart')]),
    }),
    /**
     * Sets the quantity of a line with an optimistic update. Requests for one line are sent in order; the data is null
     * for one that a newer quantity replaced. Fails with `data.available_stock` if the stock is too low.
     */
    updateCartItem: build.mutation<Success | null, { id: number; quantity: number }>({
      queryFn: async ({ id, quantity }, _api, _options, ask) => {
        const sent = await inOrder(id, async () => ask({ url: `carts/${id}`, method: 'POST', body: { quantity } }));
        if (sent === null) return { data: null };
        return sent.error ? { error: sent.error } : { data: sent.data as Success };
      },
      async onQueryStarted({ id, quantity }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          cartApi.util.updateQueryData('listCarts', undefined, ({ carts }) => {
            const line = carts.flatMap(({ cart_items }) => cart_items).find((item) => item.id === id);
            if (line) line.quantity = quantity;
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
      // A refusal too means that the displayed stock is outdated.
      invalidatesTags: (response) => (response === null ? [] : [listTag('Cart')]),
    }),
    removeCartItem: build.mutation<Success, number>({
      query: (id) => ({ url: `carts/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('Cart')]),
    }),
    /** Delivers the cart to an address of the book; null: to the default. The response is the whole cart. */
    deliverTo: build.mutation<Success & WholeCart, number | null>({
      query: (address_id) => ({ url: 'carts/deliver-to', method: 'POST', body: { address_id } }),
      async onQueryStarted(_id, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        const contents = toContents(response.data);
        dispatch(cartApi.util.updateQueryData('listCarts', undefined, (shown) => ({ ...shown, ...contents })));
      },
      // A refusal means that the address was deleted in another tab.
      invalidatesTags: (_response, error) => (error ? [listTag('Cart'), listTag('Address')] : []),
    }),
    /** Applies a coupon. Fails on the field `code` with the reason. */
    applyCoupon: build.mutation<Success, string>({
      query: (code) => ({ url: 'carts/coupon', method: 'POST', body: { code } }),
      invalidatesTags: staleAfter([listTag('Cart')]),
    }),
    removeCoupon: build.mutation<Success, void>({
      query: () => ({ url: 'carts/coupon', method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('Cart')]),
    }),
  }),
});

export const {
  useListCartsQuery,
  useAddToCartMutation,
  useMergeCartsMutation,
  useUpdateCartItemMutation,
  useRemoveCartItemMutation,
  useDeliverToMutation,
  useApplyCouponMutation,
  useRemoveCouponMutation,
} = cartApi;
