import {
  api,
  idTag,
  listTag,
  provideList,
  type PageMeta,
  type Success,
  type VendorReview,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';

/** `answered`: "1" with a reply, "0" without. `rating`: number of stars. */
export const REVIEW_FILTERS = {
  answered: ['0', '1'],
  rating: ['5', '4', '3', '2', '1'],
} as const satisfies ListFilters<string>;

type ReviewsQuery = { page: number; perPage?: number } & Record<keyof typeof REVIEW_FILTERS, string>;

/** Reply to a review; '' deletes it. */
interface AnswerRequest {
  review: VendorReview;
  answer: string;
  /** Version of the review and its reply that the form is based on. */
  updated_at_seen: string;
}

export const vendorReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reviews of the vendor's products, newest first. */
    listVendorReviews: build.query<ListPage<VendorReview>, ReviewsQuery>({
      query: ({ page, perPage, answered, rating }) => ({
        url: 'vendor/reviews',
        params: { page, per_page: perPage, answered: answered || undefined, rating: rating || undefined },
      }),
      transformResponse: ({ reviews, meta }: { reviews: VendorReview[]; meta: PageMeta }) => ({ rows: reviews, meta }),
      providesTags: (list) => provideList('Review', list?.rows),
    }),
    answerReview: build.mutation<Success, AnswerRequest>({
      query: ({ review, ...body }) => ({ url: `vendor/reviews/${review.id}/answer`, method: 'POST', body }),
      // The product page shows the reply, and the dashboard counts reviews without one.
      invalidatesTags: staleAfter(({ review }) => [
        listTag('Review'),
        idTag('Product', review.product.id),
        listTag('Dashboard'),
      ]),
    }),
  }),
});

export const { useListVendorReviewsQuery, useLazyListVendorReviewsQuery, useAnswerReviewMutation } = vendorReviewsApi;
