import { z } from 'zod';
import { Moment } from '../../../wire/schemas.ts';
import { PageKey } from '../../content/pages/schemas.ts';

export const OpeningStep = z
  .enum(['brand', 'company', 'contact', 'legal', 'shipping', 'mail', 'category', 'vendor', 'product'])
  .meta({ id: 'OpeningStep', description: 'Steps of the launch checklist, in order' });

export const MailTest = z
  .object({
    recipient: z.string().describe('Address of the test mail'),
    delivered: z.boolean().describe('A mail server accepted it'),
    response: z
      .string()
      .describe(
        'Response of the mail server, or the reason why it could not be reached; empty if mails are written to files',
      ),
    at: Moment.describe('Time of sending'),
  })
  .meta({ id: 'MailTest', description: 'A test mail' });
export type MailTest = z.infer<typeof MailTest>;

export const Opening = z
  .object({
    is_complete: z.boolean().describe('Every step is done'),
    steps: z
      .array(z.object({ key: OpeningStep.describe('The step'), done: z.boolean().describe('The step is done') }))
      .describe('All steps, in order'),
    guest_checkout: z.boolean().describe('Visitors may buy without an account, which is optional'),
    missing_pages: z.array(PageKey).describe('Legal pages that are not published'),
    mail: z
      .object({
        is_set_up: z.boolean().describe('A mail server is configured'),
        last_test: MailTest.nullable().describe('The last test mail; null if there was none'),
      })
      .describe('State of mail delivery'),
  })
  .meta({ id: 'Opening', description: 'Progress of the launch checklist' });
