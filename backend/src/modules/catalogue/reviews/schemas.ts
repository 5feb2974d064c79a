import { z } from 'zod';
import { Lines } from '../../../wire/fields.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { Review } from '../shop/schemas.ts';

export const ProductReview = Review.extend({
  mine: z.boolean().describe('Written by the caller'),
  updated_at: Review.shape.date.describe('Time of the last change'),
}).meta({
  id: 'ProductReview',
  description: "A review in its product's list. `mine`: written by the caller.",
});

const count = z.number().int();

export const ReviewSummary = z
  .object({
    average: z.number().describe('Average of the stars; 0 without any'),
    total: count.describe('Number of reviews'),
    counts: z
      .object({
        '1': count.describe('Reviews with one star'),
        '2': count.describe('Reviews with two stars'),
        '3': count.describe('Reviews with three stars'),
        '4': count.describe('Reviews with four stars'),
        '5': count.describe('Reviews with five stars'),
      })
      .describe('Number of reviews by stars'),
  })
  .meta({
    id: 'ReviewSummary',
    description:
      'Summary of a product’s shown reviews. `average` is 0 and `counts` are all 0 if the vendor has disabled stars.',
  });

export const ReviewRules = z
  .object({
    open: z.boolean().describe('Customers may post reviews'),
    verified_only: z.boolean().describe('Only customers who bought the product may post reviews'),
    verified_label: z.boolean().describe('Reviews of customers who bought the product are labelled'),
    stars: z.boolean().describe('Reviews may have stars'),
    stars_required: z.boolean().describe('Reviews must have stars'),
  })
  .meta({
    id: 'ReviewRules',
    description:
      'The vendor’s review settings: `open` enables reviews, `verified_only` limits them to customers who bought the product, `verified_label` labels those, `stars` allows and `stars_required` requires stars',
  });

export const ProductReviews = z
  .object({
    reviews: z.array(ProductReview).describe('The reviews of this page'),
    meta: PageMeta,
    summary: ReviewSummary.describe('Summary of all shown reviews'),
    rules: ReviewRules.describe('The vendor’s review settings'),
    mine: ProductReview.nullable().describe('The caller’s own review; null without one or if it is hidden'),
    may_write: z.boolean(),
  })
  .meta({
    id: 'ProductReviews',
    description: "One page of a product's reviews. `may_write`: the caller may post a review.",
  });

export const ProductReviewsResponse = success(ProductReviews.shape);

/** New review. */
export const ReviewForm = z.strictObject({
  rating: z
    .int('reviews.rating_range')
    .min(1, 'reviews.rating_range')
    .max(5, 'reviews.rating_range')
    .nullish()
    .describe('Stars from 1 to 5; the `rules` of the product’s reviews determine whether they are allowed or required'),
  review: Lines(2000, 'reviews.text_required', 'reviews.text_long')
    .min(1, 'reviews.text_required')
    .min(3, 'reviews.text_short')
    .describe('The text, 3 to 2000 characters'),
});

/** Changed review. */
export const ReviewEdit = ReviewForm.extend({ updated_at_seen: UpdatedAtSeen });
export type ReviewEdit = z.infer<typeof ReviewEdit>;
export type ReviewForm = z.infer<typeof ReviewForm>;
