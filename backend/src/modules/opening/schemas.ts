import { z } from 'zod';
import { Moment } from '../../schemas.ts';
import { PageKey } from '../pages/schemas.ts';

/** What a shop needs before it sells, in the order in which it is done. */
export const OpeningStep = z
  .enum(['company', 'contact', 'legal', 'shipping', 'places', 'mail', 'category', 'vendor', 'product'])
  .meta({ id: 'OpeningStep' });

/**
 * The last mail that was sent to find out whether mail arrives. `response`: what the mail server said, or why it could
 * not be reached; '' where there is none and the mail is a file.
 */
export const MailTest = z
  .object({ recipient: z.string(), delivered: z.boolean(), response: z.string(), at: Moment })
  .meta({ id: 'MailTest' });
export type MailTest = z.infer<typeof MailTest>;

/** How far a shop is from open, read from what is there. `mail.is_set_up`: there is a mail server. */
export const Opening = z
  .object({
    is_complete: z.boolean(),
    steps: z.array(z.object({ key: OpeningStep, done: z.boolean() })),
    missing_pages: z.array(PageKey),
    mail: z.object({ is_set_up: z.boolean(), last_test: MailTest.nullable() }),
  })
  .meta({ id: 'Opening' });
