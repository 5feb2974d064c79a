import { z } from 'zod';
import { optionalLines } from '../../wire/fields.ts';
import { bulkChange } from '../../wire/bulk.ts';
import { UpdatedAtSeen, updatedAtSeenByRow } from '../../wire/seen.ts';
import { filterOf, PathId, pageKeys, SearchText } from '../../wire/paging.ts';
import { Moment, PageMeta } from '../../wire/schemas.ts';
import { VendorReview } from './vendor-schemas.ts';

export const ReviewState = z
  .enum(['waiting', 'shown', 'hidden'])
  .meta({ id: 'ReviewState', description: 'waiting: shown, but nobody has looked at it as it is now' });

export const AdminReview = z
  .object({
    id: z.number().int(),
    product: VendorReview.shape.product,
    vendor: z
      .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
      .describe('Who sells the product'),
    rating: z.number().int().nullable(),
    review: z.string(),
    answer: z.string(),
    author: z.string(),
    email: z.string().describe('E-mail address of whoever wrote it'),
    verified: z.boolean(),
    created_at: Moment,
    updated_at: Moment.describe('When it was written, hidden or looked at last'),
    hidden_at: Moment.nullable().describe('When it was hidden; null while it is shown'),
    hidden_reason: z.string().describe('Why it is hidden; may be empty'),
    moderated_at: Moment.nullable().describe('When somebody looked at it as it is now; null before'),
    state: ReviewState,
  })
  .meta({
    id: 'AdminReview',
    description: "A review as the admin looks after it. `hidden_reason` is '' where none was given.",
  });

export const AdminReviewPage = z.object({
  reviews: z.array(AdminReview).describe('The reviews of this page'),
  meta: PageMeta,
});

/** What may be asked of the list of reviews. `vendor`: the id of the product's vendor. */
export const ReviewFilter = z.strictObject({
  search: SearchText,
  state: filterOf(ReviewState).describe('Only reviews in this state'),
  rating: filterOf(z.coerce.number().int().min(1).max(5)).describe('Only reviews with so many stars'),
  vendor: filterOf(PathId).describe('Only reviews of this vendor’s products, by id'),
});

export const ReviewQuery = ReviewFilter.extend(pageKeys);

/** Shows or hides a review. */
export const Visibility = z.strictObject({
  visible: z.boolean().describe('true: shown; false: hidden'),
  reason: optionalLines(500).describe('Why it is hidden; kept of a hidden one only'),
  updated_at_seen: UpdatedAtSeen,
});
export type Visibility = z.infer<typeof Visibility>;

export const ReviewBulk = bulkChange('hide', 'show').extend(updatedAtSeenByRow);
export type ReviewBulk = z.infer<typeof ReviewBulk>;
