import { z } from 'zod';
import { Id, requiredLines } from '../../../../wire/fields.ts';
import { reviewedFields } from './reviewed-fields.ts';

export const ProductChange = z
  .object({
    field: z.enum(reviewedFields).describe('The changed field'),
    before: z.array(z.string()).describe('Live value, in lines of text'),
    after: z.array(z.string()).describe('Requested value, in lines of text'),
  })
  .meta({
    id: 'ProductChange',
    description: 'A change that a vendor requests for an approved product; pictures as URLs',
  });
export type ProductChange = z.infer<typeof ProductChange>;

/** Id of the changes in a response or decision. */
export const ChangeId = z
  .number()
  .int()
  .nullable()
  .describe('Id of the changes in their current state, to send back with a decision; null if nothing is pending');

const changeId = Id().describe('`change_id` of the changes that the admin has read');

/** Acceptance of changes by an admin. */
export const ChangeAcceptance = z.strictObject({ change_id: changeId });

/** Refusal of changes by an admin; the vendor can read the reason. */
export const ChangeRefusal = z.strictObject({
  change_id: changeId,
  reason: requiredLines('products.decline_reason_required', 1000).describe('Reason, shown to the vendor'),
});
export type ChangeRefusal = z.infer<typeof ChangeRefusal>;
