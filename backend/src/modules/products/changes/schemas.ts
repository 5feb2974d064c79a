import { z } from 'zod';
import { Id, requiredLines } from '../../../wire/fields.ts';
import { reviewedFields } from './reviewed-fields.ts';

export const ProductChange = z
  .object({
    field: z.enum(reviewedFields).describe('What is different'),
    before: z.array(z.string()).describe('As shoppers see it, in lines of text'),
    after: z.array(z.string()).describe('As the vendor wants it, in lines of text'),
  })
  .meta({
    id: 'ProductChange',
    description: 'What a vendor wants to change about an approved product; pictures by their addresses',
  });
export type ProductChange = z.infer<typeof ProductChange>;

/** Which changes an answer is about, or a decision. */
export const ChangeId = z
  .number()
  .int()
  .nullable()
  .describe('Names these changes as they are now: a decision about them sends it back; null when nothing waits');

const changeId = Id().describe('The changes that were looked at, by the `change_id` that was read with them');

/** What an admin has looked at and lets stand. */
export const ChangeAcceptance = z.strictObject({ change_id: changeId });

/** What an admin has looked at and does not let stand; the vendor reads why. */
export const ChangeRefusal = z.strictObject({
  change_id: changeId,
  reason: requiredLines('products.decline_reason_required', 1000).describe('Why, which the vendor is told'),
});
export type ChangeRefusal = z.infer<typeof ChangeRefusal>;
