import { z } from 'zod';
import { bulkChange } from '../../bulk.ts';
import { filterOf, PageNumber, SearchText } from '../../paging.ts';
import { Moment, PageMeta } from '../../schemas.ts';

/** A message of the contact form. `handled_by`: the name of the admin who has dealt with it. */
export const ContactMessage = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    subject: z.string(),
    message: z.string(),
    created_at: Moment,
    handled_at: Moment.nullable(),
    handled_by: z.string().nullable(),
  })
  .meta({ id: 'ContactMessage' });

export const ContactMessagePage = z.object({ messages: z.array(ContactMessage), meta: PageMeta });

/** What may be asked of the list of messages. */
export const MessageFilter = z.strictObject({ search: SearchText, state: filterOf(z.enum(['open', 'done'])) });

export const MessageQuery = MessageFilter.extend({ page: PageNumber });

export const Handled = z.strictObject({ handled: z.boolean() });
export const MessageBulk = bulkChange('handled', 'open');
