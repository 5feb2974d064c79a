import {
  api,
  idTag,
  listTag,
  provideList,
  type AdminReview,
  type BulkResult,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const;

/** `search`: part of the text, the author or the product. `rating`: stars. `vendor`: an id. */
export const REVIEW_FILTERS = {
  search: 'text',
  state: REVIEW_STATES,
  rating: ['5', '4', '3', '2', '1'],
  vendor: 'text',
} as const satisfies ListFilters<string>;

export type ReviewFilters = Record<keyof typeof REVIEW_FILTERS, string>;

type ReviewAction = 'hide' | 'show';

interface VisibilityRequest {
  review: AdminReview;
  visible: boolean;
  /** Optional reason for hiding. */
  reason?: string;
}

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reviews of all products, newest first. */
    listAdminReviews: build.query<ListPage<AdminReview>, ReviewFilters & PageQuery>({
      query: (query) => ({ url: 'admin/reviews', params: listParams(query) }),
      transformResponse: toListPage('reviews'),
      providesTags: (list) => provideList('Review', list?.rows),
    }),
    /** Shows or hides a review; either marks it as reviewed. */
    setReviewVisibility: build.mutation<Success, VisibilityRequest>({
      query: ({ review, visible, reason }) => ({
        url: `admin/reviews/${review.id}/visibility`,
        method: 'POST',
        body: { visible, reason, updated_at_seen: review.updated_at },
      }),
      // Product pages show the review and count its rating.
      invalidatesTags: staleAfter(({ review }) => [
        listTag('Review'),
        idTag('Review', review.id),
        idTag('Product', review.product.id),
        listTag('Dashboard'),
      ]),
    }),
    changeReviews: build.mutation<BulkResult, { reviews: AdminReview[]; action: ReviewAction }>({
      query: ({ reviews, action }) => ({
        url: 'admin/reviews/bulk',
        method: 'POST',
        body: {
          ids: reviews.map(({ id }) => id),
          action,
          updated_at_seen: Object.fromEntries(reviews.map(({ id, updated_at }) => [id, updated_at])),
        },
      }),
      invalidatesTags: staleAfter(({ reviews }) => [
        listTag('Review'),
        ...reviews.map(({ product }) => idTag('Product', product.id)),
        listTag('Dashboard'),
      ]),
    }),
  }),
});

export const { useListAdminReviewsQuery, useSetReviewVisibilityMutation, useChangeReviewsMutation } = reviewsApi;
