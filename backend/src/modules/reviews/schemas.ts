import { z } from 'zod';
import { PageMeta, success } from '../../schemas.ts';
import { Review } from '../catalog/schemas.ts';

/** A review as its product's list shows it. `mine`: the caller wrote it. */
export const ProductReview = Review.extend({ mine: z.boolean(), updated_at: Review.shape.date }).meta({
  id: 'ProductReview',
});

const count = z.number().int();

/** All shown reviews of a product in numbers. `average` is 0 and `counts` are empty where the shop shows no stars. */
export const ReviewSummary = z
  .object({
    average: z.number(),
    total: count,
    counts: z.object({ '1': count, '2': count, '3': count, '4': count, '5': count }),
  })
  .meta({ id: 'ReviewSummary' });

/**
 * What the vendor lets customers do: `open` reviews at all, `verified_only` by customers who own the product,
 * `verified_label` marks those, `stars` may and `stars_required` must be given.
 */
export const ReviewRules = z
  .object({
    open: z.boolean(),
    verified_only: z.boolean(),
    verified_label: z.boolean(),
    stars: z.boolean(),
    stars_required: z.boolean(),
  })
  .meta({ id: 'ReviewRules' });

/** One page of a product's reviews. `may_write`: the caller may post a first one. */
export const ProductReviews = z
  .object({
    reviews: z.array(ProductReview),
    meta: PageMeta,
    summary: ReviewSummary,
    rules: ReviewRules,
    mine: ProductReview.nullable(),
    may_write: z.boolean(),
  })
  .meta({ id: 'ProductReviews' });

export const ProductReviewsAnswer = success(ProductReviews.shape);

/** A review as its writer sends it. */
export const ReviewForm = z.strictObject({
  rating: z.int('reviews.rating_range').min(1, 'reviews.rating_range').max(5, 'reviews.rating_range').nullish(),
  review: z
    .string('reviews.text_required')
    .trim()
    .min(1, 'reviews.text_required')
    .min(3, 'reviews.text_short')
    .max(2000, 'reviews.text_long'),
});
export type ReviewForm = z.infer<typeof ReviewForm>;
