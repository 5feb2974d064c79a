import { z } from 'zod';
import { Moment } from '../../schemas.ts';

/** A review as the vendor of its product reads it. `answer` is '' and `answered_at` null before he has answered. */
export const VendorReview = z
  .object({
    id: z.number().int(),
    product: z.object({
      id: z.number().int(),
      slug: z.string(),
      name: z.string(),
      name_arabic: z.string(),
      image: z.string().nullable(),
    }),
    rating: z.number().int().nullable(),
    review: z.string(),
    author: z.string(),
    verified: z.boolean(),
    created_at: Moment,
    answer: z.string(),
    answered_at: Moment.nullable(),
  })
  .meta({ id: 'VendorReview' });

/** What a vendor writes below a review; empty takes it back. */
export const AnswerForm = z.strictObject({
  answer: z.string('reviews.answer_required').trim().max(2000, 'reviews.text_long'),
});
