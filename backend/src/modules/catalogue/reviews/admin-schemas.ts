import { z } from 'zod';
import { optionalLines } from '../../../wire/fields.ts';
import { bulkChange } from '../../../wire/bulk.ts';
import { UpdatedAtSeen, updatedAtSeenByRow } from '../../../wire/seen.ts';
import { filterOf, PathId, SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';
import { VendorReview } from './vendor-schemas.ts';

export const ReviewState = z
  .enum(['waiting', 'shown', 'hidden'])
  .meta({ id: 'ReviewState', description: 'waiting: shown, but its current text has not been moderated' });

export const AdminReview = z
  .object({
    id: z.number().int(),
    product: VendorReview.shape.product,
    vendor: z
      .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
      .describe('Seller of the product'),
    rating: z.number().int().nullable(),
    review: z.string(),
    answer: z.string(),
    author: z.string(),
    email: z.string().describe('E-mail address of the reviewer'),
    verified: z.boolean(),
    created_at: Moment,
    updated_at: Moment.describe('Time of the last edit or moderation'),
    hidden_at: Moment.nullable().describe('Time at which it was hidden; null while it is shown'),
    hidden_reason: z.string().describe('Reason for hiding it; may be empty'),
    moderated_at: Moment.nullable().describe('Time at which its current text was moderated; null before'),
    state: ReviewState,
  })
  .meta({
    id: 'AdminReview',
    description: "A review as admins moderate it. `hidden_reason` is '' if none was given.",
  });

/** Filters of the review list. `vendor`: the id of the product's vendor. */
export const ReviewFilter = z.strictObject({
  search: SearchText,
  state: filterOf(ReviewState).describe('Only reviews in this state'),
  rating: filterOf(z.coerce.number().int().min(1).max(5)).describe('Only reviews with this number of stars'),
  vendor: filterOf(PathId).describe('Only reviews of this vendor’s products, by id'),
});

/** Visibility of a review. */
export const Visibility = z.strictObject({
  visible: z.boolean().describe('true: shown; false: hidden'),
  reason: optionalLines(500).describe('Reason for hiding it; stored only if the review is hidden'),
  updated_at_seen: UpdatedAtSeen,
});
export type Visibility = z.infer<typeof Visibility>;

export const ReviewBulk = bulkChange('hide', 'show').extend(updatedAtSeenByRow);
export type ReviewBulk = z.infer<typeof ReviewBulk>;
