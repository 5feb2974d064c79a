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

/** `answered`: "1" those that the vendor has answered, "0" the others. `rating`: the number of stars. */
export const REVIEW_FILTERS = {
  answered: ['0', '1'],
  rating: ['5', '4', '3', '2', '1'],
} as const satisfies ListFilters<string>;

type ReviewsQuery = { page: number; perPage?: number } & Record<keyof typeof REVIEW_FILTERS, string>;

/** What stands below a review; '' takes it back. */
interface AnswerRequest {
  review: VendorReview;
  answer: string;
  /** The state of the review and its answer that the form is based on. */
  updated_at_seen: string;
}

export const vendorReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What customers say about the vendor's products, newest first. */
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
      // Shoppers read it on the product's page, and the dashboard counts what waits for an answer.
      invalidatesTags: staleAfter(({ review }) => [
        listTag('Review'),
        idTag('Product', review.product.id),
        listTag('Dashboard'),
      ]),
    }),
  }),
});

export const { useListVendorReviewsQuery, useLazyListVendorReviewsQuery, useAnswerReviewMutation } = vendorReviewsApi;
