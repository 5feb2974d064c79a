import { z } from 'zod';
import { Flag } from '../../../wire/fields.ts';
import { Moment } from '../../../wire/schemas.ts';

export const ConsentState = z
  .object({
    purpose: z.enum(['terms', 'privacy', 'newsletter', 'stock_alert']).describe('Text or use of data'),
    version: Moment.nullable().describe('When the text was published that the person agreed to; null without a text'),
    given: z.boolean().describe('The consent holds now'),
    at: Moment.nullable().describe('Time of the latest statement; null without one'),
  })
  .meta({ id: 'Consent', description: 'What a person has agreed to' });
export type ConsentState = z.infer<typeof ConsentState>;

export const ConsentForm = z.strictObject({
  purpose: z.enum(['newsletter', 'stock_alert']).describe('What the person changes'),
  given: Flag.describe('false withdraws it at once'),
});
export type ConsentForm = z.infer<typeof ConsentForm>;
