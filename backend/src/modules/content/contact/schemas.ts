import { z } from 'zod';
import { bulkChange } from '../../../wire/bulk.ts';
import { filterOf, SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';

export const ContactMessage = z
  .object({
    id: z.number().int(),
    name: z.string().describe('Name of the sender'),
    email: z.string().describe('Address for the reply'),
    phone_number: z.string(),
    subject: z.string(),
    message: z.string().describe('Text of the message'),
    created_at: Moment,
    handled_at: Moment.nullable().describe('Time at which it was handled; null while it is open'),
    handled_by: z.string().nullable().describe('Name of the admin who handled it; null while it is open'),
  })
  .meta({
    id: 'ContactMessage',
    description: 'A message of the contact form. `handled_by`: name of the admin who handled it.',
  });

/** Filters of the message list. */
export const MessageFilter = z.strictObject({
  search: SearchText,
  state: filterOf(z.enum(['open', 'done'])).describe('open: not yet handled; done: handled'),
});

export const Handled = z.strictObject({ handled: z.boolean().describe('true: handled; false: open again') });
export const MessageBulk = bulkChange('handled', 'open');
