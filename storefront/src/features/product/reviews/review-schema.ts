import type { ReviewRules } from '@balsam/shared-api';
import { number, object, string } from 'yup';
import { textKey } from '../../../locales/texts.ts';

export const LONGEST_REVIEW = 2000;
const SHORTEST_REVIEW = 3;

/** Rules of a review, from the vendor's settings. */
export const reviewSchema = ({ stars_required }: ReviewRules) =>
  object({
    rating: stars_required
      ? number().nullable().required(textKey('product.reviews.ratingRequired'))
      : number().nullable(),
    review: string()
      .trim()
      .required(textKey('product.reviews.textRequired'))
      .min(SHORTEST_REVIEW, textKey('product.reviews.textShort'))
      .max(LONGEST_REVIEW, textKey('product.reviews.textLong')),
  });
