import type { z } from 'zod';
import type { RatingCount, ReviewedProduct, ReviewRow } from './repository.ts';
import type { ProductReview, ReviewRules, ReviewSummary } from './schemas.ts';

export const toRules = (product: ReviewedProduct): z.infer<typeof ReviewRules> => ({
  open: product.open,
  verified_only: product.verified_only,
  verified_label: product.verified_label,
  stars: product.stars,
  stars_required: product.stars_required,
});

/** Review as the caller sees it, without stars or label where the vendor's settings hide them. */
export const toReview = (
  row: ReviewRow,
  { stars, verified_label }: ReviewedProduct,
  userId: number | null,
): z.infer<typeof ProductReview> => ({
  id: row.id,
  date: row.created_at,
  updated_at: row.updated_at,
  review: row.body,
  rating: stars ? row.rating : null,
  user: { name: row.name },
  verified: row.verified && verified_label,
  answer: row.answer,
  answered_at: row.answered_at,
  mine: row.user_id === userId,
});

/** Number of reviews: all, or those with this number of stars. */
export const countOf = (counted: RatingCount[], stars?: number): number =>
  counted.filter(({ rating }) => stars === undefined || rating === stars).reduce((sum, { count }) => sum + count, 0);

/** Summary of reviews; the average is rounded like the product's stored one. */
export const toSummary = (counted: RatingCount[]): z.infer<typeof ReviewSummary> => {
  const rated = counted.filter(({ rating }) => rating !== null);
  const points = rated.reduce((sum, { rating, count }) => sum + (rating ?? 0) * count, 0);
  return {
    average: rated.length === 0 ? 0 : Math.round((points * 100) / countOf(rated)) / 100,
    total: countOf(counted),
    counts: {
      '1': countOf(counted, 1),
      '2': countOf(counted, 2),
      '3': countOf(counted, 3),
      '4': countOf(counted, 4),
      '5': countOf(counted, 5),
    },
  };
};
