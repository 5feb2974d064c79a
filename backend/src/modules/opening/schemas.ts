import { z } from 'zod';
import { Moment } from '../../wire/schemas.ts';
import { PageKey } from '../pages/schemas.ts';

export const OpeningStep = z
  .enum(['company', 'contact', 'legal', 'shipping', 'mail', 'category', 'vendor', 'product'])
  .meta({ id: 'OpeningStep', description: 'What a shop needs before it sells, in the order in which it is done' });

export const MailTest = z
  .object({
    recipient: z.string().describe('Where it was sent'),
    delivered: z.boolean().describe('Whether a mail server took it'),
    response: z
      .string()
      .describe('What the mail server said, or why it was not reached; empty without one: the mail is a file then'),
    at: Moment.describe('When it was sent'),
  })
  .meta({ id: 'MailTest', description: 'A mail that was sent to find out whether mail arrives' });
export type MailTest = z.infer<typeof MailTest>;

export const Opening = z
  .object({
    is_complete: z.boolean().describe('Every step is done'),
    steps: z
      .array(z.object({ key: OpeningStep.describe('Which step'), done: z.boolean().describe('Whether it is there') }))
      .describe('All steps, in the order in which they are done'),
    missing_pages: z.array(PageKey).describe('Legal pages that are not published'),
    mail: z
      .object({
        is_set_up: z.boolean().describe('There is a mail server'),
        last_test: MailTest.nullable().describe('The last mail that was sent to try it; null: none was'),
      })
      .describe('Whether mail leaves'),
  })
  .meta({ id: 'Opening', description: 'How far a shop is from open, read from what is there' });
