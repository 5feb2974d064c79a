import { z } from 'zod';
import { bulkChange } from '../../wire/bulk.ts';
import { filterOf, pageKeys, SearchText } from '../../wire/paging.ts';
import { Moment, PageMeta } from '../../wire/schemas.ts';

export const ContactMessage = z
  .object({
    id: z.number().int(),
    name: z.string().describe('Who wrote it'),
    email: z.string().describe('Where the answer goes'),
    phone_number: z.string(),
    subject: z.string(),
    message: z.string().describe('What was written'),
    created_at: Moment,
    handled_at: Moment.nullable().describe('When it was dealt with; null while it is open'),
    handled_by: z.string().nullable().describe('Name of the admin who dealt with it; null while it is open'),
  })
  .meta({
    id: 'ContactMessage',
    description: 'A message of the contact form. `handled_by`: the name of the admin who has dealt with it.',
  });

export const ContactMessagePage = z.object({
  messages: z.array(ContactMessage).describe('The messages of this page'),
  meta: PageMeta,
});

/** What may be asked of the list of messages. */
export const MessageFilter = z.strictObject({
  search: SearchText,
  state: filterOf(z.enum(['open', 'done'])).describe('open: nobody has dealt with them; done: somebody has'),
});

export const MessageQuery = MessageFilter.extend(pageKeys);

export const Handled = z.strictObject({ handled: z.boolean().describe('true: dealt with; false: open again') });
export const MessageBulk = bulkChange('handled', 'open');
