import { z } from 'zod';
import { bulkChange } from '../../bulk.ts';
import { filterOf, Id, PageNumber, SearchText } from '../../paging.ts';
import { Moment, PageMeta } from '../../schemas.ts';
import { VendorReview } from './vendorSchemas.ts';

/** waiting: shown, but nobody has looked at it as it is now. */
export const ReviewState = z.enum(['waiting', 'shown', 'hidden']).meta({ id: 'ReviewState' });

/** A review as the admin looks after it. `hidden_reason` is '' where none was given. */
export const AdminReview = z
  .object({
    id: z.number().int(),
    product: VendorReview.shape.product,
    vendor: z.object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() }),
    rating: z.number().int().nullable(),
    review: z.string(),
    answer: z.string(),
    author: z.string(),
    email: z.string(),
    verified: z.boolean(),
    created_at: Moment,
    updated_at: Moment,
    hidden_at: Moment.nullable(),
    hidden_reason: z.string(),
    moderated_at: Moment.nullable(),
    state: ReviewState,
  })
  .meta({ id: 'AdminReview' });

export const AdminReviewPage = z.object({ reviews: z.array(AdminReview), meta: PageMeta });

/** What may be asked of the list of reviews. `vendor`: the id of the product's vendor. */
export const ReviewFilter = z.strictObject({
  search: SearchText,
  state: filterOf(ReviewState),
  rating: filterOf(z.coerce.number().int().min(1).max(5)),
  vendor: filterOf(Id),
});

export const ReviewQuery = ReviewFilter.extend({ page: PageNumber });

/** Whether a review is shown; `reason` says why it is hidden, and is kept for a hidden one only. */
export const Visibility = z.strictObject({
  visible: z.boolean(),
  reason: z.string().trim().max(500).default(''),
});

export const ReviewBulk = bulkChange('hide', 'show');
