import { z } from 'zod';
import { Lines } from '../../wire/fields.ts';
import { PageMeta, success } from '../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../wire/seen.ts';
import { Review } from '../shop/schemas.ts';

export const ProductReview = Review.extend({
  mine: z.boolean().describe('The caller wrote it'),
  updated_at: Review.shape.date.describe('When it was changed last'),
}).meta({
  id: 'ProductReview',
  description: "A review as its product's list shows it. `mine`: the caller wrote it.",
});

const count = z.number().int();

export const ReviewSummary = z
  .object({
    average: z.number().describe('Average of the stars, 0 without any'),
    total: count.describe('How many reviews'),
    counts: z
      .object({
        '1': count.describe('With one star'),
        '2': count.describe('With two stars'),
        '3': count.describe('With three stars'),
        '4': count.describe('With four stars'),
        '5': count.describe('With five stars'),
      })
      .describe('How many reviews have how many stars'),
  })
  .meta({
    id: 'ReviewSummary',
    description:
      'All shown reviews of a product in numbers. `average` is 0 and `counts` are empty where the shop shows no stars.',
  });

export const ReviewRules = z
  .object({
    open: z.boolean().describe('Customers may review at all'),
    verified_only: z.boolean().describe('Only customers who own the product may'),
    verified_label: z.boolean().describe('Reviews of those are marked'),
    stars: z.boolean().describe('Reviews may have stars'),
    stars_required: z.boolean().describe('Reviews must have stars'),
  })
  .meta({
    id: 'ReviewRules',
    description:
      'What the vendor lets customers do: `open` reviews at all, `verified_only` by customers who own the product, `verified_label` marks those, `stars` may and `stars_required` must be given',
  });

export const ProductReviews = z
  .object({
    reviews: z.array(ProductReview).describe('The reviews of this page'),
    meta: PageMeta,
    summary: ReviewSummary.describe('All shown reviews in numbers'),
    rules: ReviewRules.describe('What the vendor lets customers do'),
    mine: ProductReview.nullable().describe('The caller’s own review, shown or not; null without one'),
    may_write: z.boolean(),
  })
  .meta({
    id: 'ProductReviews',
    description: "One page of a product's reviews. `may_write`: the caller may post a first one.",
  });

export const ProductReviewsAnswer = success(ProductReviews.shape);

/** A review as its writer sends it. */
export const ReviewForm = z.strictObject({
  rating: z
    .int('reviews.rating_range')
    .min(1, 'reviews.rating_range')
    .max(5, 'reviews.rating_range')
    .nullish()
    .describe('Stars from 1 to 5; whether they may or must be given, `rules` of the product’s reviews say'),
  review: Lines(2000, 'reviews.text_required', 'reviews.text_long')
    .min(1, 'reviews.text_required')
    .min(3, 'reviews.text_short')
    .describe('The text, 3 to 2000 characters'),
});

/** A review as its writer changes it. */
export const ReviewEdit = ReviewForm.extend({ updated_at_seen: UpdatedAtSeen });
export type ReviewEdit = z.infer<typeof ReviewEdit>;
export type ReviewForm = z.infer<typeof ReviewForm>;
