import {
  api,
  listTag,
  type AppliedCoupon,
  type Cart,
  type CartTotals,
  type OpenPayment,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import { createNewestOnly } from './newest-only.ts';

/** What is put into the cart. A product with variants is bought by variant. */
export interface NewCartLine {
  product_id: number;
  variant_id?: number;
  quantity: number;
}

/** The whole cart: one group per vendor, the code that was entered, and what it all comes to. */
export interface CartContents {
  carts: Cart[];
  coupon: AppliedCoupon | null;
  totals: CartTotals;
  /** The order that the customer has still to pay by card. */
  openPayment: OpenPayment | null;
}

interface ListCartsAnswer extends Pick<CartContents, 'coupon' | 'totals'> {
  data: Cart[];
  open_payment?: OpenPayment | null;
}

const inOrder = createNewestOnly();

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The customer's cart. */
    listCarts: build.query<CartContents, void>({
      query: () => 'carts',
      transformResponse: ({ data, coupon, totals, open_payment }: ListCartsAnswer): CartContents => ({
        ...{ carts: data, coupon, totals },
        // A backend of the version before says nothing of it.
        openPayment: open_payment ?? null,
      }),
      providesTags: [listTag('Cart')],
    }),
    /** Adds a line, or raises the quantity of the line that is there. */
    addToCart: build.mutation<Success, { line: NewCartLine; idempotencyKey: string }>({
      query: ({ line: body, idempotencyKey }) => ({
        url: 'carts',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: staleAfter([listTag('Cart')]),
    }),
    /**
     * Sets the quantity of a line, shown immediately. Requests for one line are sent in order; the data is null for one
     * that a newer quantity replaced. Fails with `data.available_stock` when there is less.
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
      // A refusal too says that the stock is not what the page shows.
      invalidatesTags: (response) => (response === null ? [] : [listTag('Cart')]),
    }),
    removeCartItem: build.mutation<Success, number>({
      query: (id) => ({ url: `carts/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('Cart')]),
    }),
    /** Enters a code. Fails on `code` with the reason why it does not hold. */
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
  useUpdateCartItemMutation,
  useRemoveCartItemMutation,
  useApplyCouponMutation,
  useRemoveCouponMutation,
} = cartApi;
