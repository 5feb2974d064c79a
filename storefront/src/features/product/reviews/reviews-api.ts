import { api, idTag, listTag, type ProductReviews, type Success, staleAfter } from '@balsam/shared-api';

/** Filter of the reviews: a page of all, or of those with one number of stars. */
interface ReviewFilters {
  productId: number;
  page: number;
  rating?: number;
}

/** A review as sent by its author; null without stars. */
export interface ReviewDraft {
  rating: number | null;
  review: string;
}

type Change = { productId: number; reviewId: number };

// A review changes the product's rating on every card, and the customer's orders.
const touched = (productId: number) => [idTag('Product', productId), listTag('Order')];

const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of a product's reviews, with the summary, the shop's rules and the caller's own review. */
    listProductReviews: build.query<ProductReviews, ReviewFilters>({
      query: ({ productId, ...params }) => ({ url: `products/${productId}/reviews`, params }),
      providesTags: (_page, _error, { productId }) => [idTag('Product', productId)],
    }),
    writeReview: build.mutation<Success, { productId: number; draft: ReviewDraft }>({
      query: ({ productId, draft }) => ({ url: `products/${productId}/reviews`, method: 'POST', body: draft }),
      invalidatesTags: staleAfter(({ productId }) => touched(productId)),
    }),
    editReview: build.mutation<Success, Change & { draft: ReviewDraft & { updated_at_seen: string } }>({
      query: ({ reviewId, draft }) => ({ url: `reviews/${reviewId}`, method: 'POST', body: draft }),
      invalidatesTags: staleAfter(({ productId }) => touched(productId)),
    }),
    deleteReview: build.mutation<Success, Change>({
      query: ({ reviewId }) => ({ url: `reviews/${reviewId}`, method: 'DELETE' }),
      invalidatesTags: staleAfter(({ productId }) => touched(productId)),
    }),
  }),
});

export const {
  useListProductReviewsQuery,
  useLazyListProductReviewsQuery,
  useWriteReviewMutation,
  useEditReviewMutation,
  useDeleteReviewMutation,
} = reviewsApi;
