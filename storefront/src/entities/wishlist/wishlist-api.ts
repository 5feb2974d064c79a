import { api, listTag, type Success, type WishlistItem, staleAfter } from '@balsam/shared-api';

export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The customer's wishlist. Skip unless a customer is signed in. */
    listWishlist: build.query<WishlistItem[], void>({
      query: () => 'wishlist',
      transformResponse: (body: { wishlist: WishlistItem[] }) => body.wishlist,
      // The list shows the stock.
      providesTags: [listTag('Wishlist'), listTag('Product')],
    }),
    /** Idempotent. */
    addToWishlist: build.mutation<Success, { product_id: number }>({
      query: (body) => ({ url: 'wishlist', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Wishlist')]),
    }),
    /** Takes the id of the wishlist item, not of the product. */
    removeFromWishlist: build.mutation<Success, number>({
      query: (id) => ({ url: `wishlist/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('Wishlist')]),
    }),
  }),
});

export const { useListWishlistQuery, useAddToWishlistMutation, useRemoveFromWishlistMutation } = wishlistApi;
