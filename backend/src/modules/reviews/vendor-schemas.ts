import { z } from 'zod';
import { Lines } from '../../wire/fields.ts';
import { Moment } from '../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../wire/seen.ts';

export const VendorReview = z
  .object({
    id: z.number().int(),
    product: z
      .object({
        id: z.number().int(),
        slug: z.string(),
        name: z.string(),
        name_arabic: z.string(),
        image: z.string().nullable(),
      })
      .describe('What it is about'),
    rating: z.number().int().nullable(),
    review: z.string().describe('What the customer says'),
    author: z.string(),
    verified: z.boolean(),
    created_at: Moment,
    answer: z.string(),
    answered_at: Moment.nullable().describe('When the vendor answered; null before'),
    updated_at: Moment.describe('When the review or its answer was written last'),
  })
  .meta({
    id: 'VendorReview',
    description:
      "A review as the vendor of its product reads it. `answer` is '' and `answered_at` null before he has answered.",
  });

/** What a vendor writes below a review; empty takes it back. */
export const AnswerForm = z.strictObject({
  answer: Lines(2000, 'reviews.answer_required', 'reviews.text_long').describe(
    'The answer, at most 2000 characters; empty takes it back',
  ),
  updated_at_seen: UpdatedAtSeen,
});
