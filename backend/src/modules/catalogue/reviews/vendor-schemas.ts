import { z } from 'zod';
import { Lines } from '../../../wire/fields.ts';
import { Moment } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';

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
      .describe('The reviewed product'),
    rating: z.number().int().nullable(),
    review: z.string().describe('Text of the review'),
    author: z.string(),
    verified: z.boolean(),
    created_at: Moment,
    answer: z.string(),
    answered_at: Moment.nullable().describe('Time of the vendor’s reply; null before'),
    updated_at: Moment.describe('Time of the last change of the review or its reply'),
  })
  .meta({
    id: 'VendorReview',
    description: "A review as the product's vendor sees it. `answer` is '' and `answered_at` null without a reply.",
  });

/** A vendor's reply to a review; an empty text removes it. */
export const ReplyForm = z.strictObject({
  answer: Lines(2000, 'reviews.answer_required', 'reviews.text_long').describe(
    'The reply, at most 2000 characters; an empty one removes it',
  ),
  updated_at_seen: UpdatedAtSeen,
});
