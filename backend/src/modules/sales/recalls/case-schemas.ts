import { z } from 'zod';
import { LIMITS } from '../../../facts/limits.ts';
import { Code, optionalText, Quantity, requiredText } from '../../../wire/fields.ts';
import { filterOf } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';
import { PublicRecall } from './public-schemas.ts';
import { count } from './schemas.ts';

const answerUnits = (of: string) =>
  z
    .union(
      [
        z.int(),
        Code()
          .regex(/^\d{1,4}$/)
          .transform(Number),
      ],
      'recalls.units_invalid',
    )
    .refine((units) => units >= 0 && units <= LIMITS.quantity, 'recalls.units_invalid')
    .default(0)
    .describe(of);

const answers = {
  returned: answerUnits('Units that the buyer sends back'),
  destroyed: answerUnits('Units destroyed'),
  used: answerUnits('Units used already'),
  missing: answerUnits('Units that cannot be found'),
};

const Token = z.string().max(100).describe('Token from the mail');

export const AnswerToken = z.strictObject({ token: Token });
export const AnswerForm = z.strictObject({
  token: Token,
  name: requiredText('recalls.name_required', 100).describe('Who answers'),
  ...answers,
});
export const ContactForm = z.strictObject({
  channel: z.enum(['phone', 'other']).describe('How the buyer was reached'),
  note: requiredText('recalls.text_required', 300).describe('Outcome'),
  answered: z.boolean().default(false).describe('True: the buyer answered; the units below are the answer'),
  name: optionalText(100).describe('Who answered'),
  ...answers,
});

export const ArrivalForm = z.strictObject({
  returned: Quantity('recalls.units_invalid')
    .refine((units) => units <= LIMITS.quantity, 'recalls.units_invalid')
    .describe('Units that came back'),
});

export const RecallCase = z
  .object({
    id: z.number().int(),
    order_sub_no: z.string().describe('Number of the parcel'),
    customer: z.string().describe('Name of the buyer'),
    email: z.string().describe('Address of the notice'),
    phone_number: z.string(),
    product: z.string().describe('English name of the product'),
    product_arabic: z.string().describe('Arabic name of the product'),
    lot_no: z.string().nullable().describe('Number of the batch; null if the buyer has to look at the box'),
    quantity: count('Units'),
    mailed_at: Moment.nullable().describe('Time at which the notice left; null until then'),
    acknowledged_at: Moment.nullable().describe('Time of the answer; null until then'),
    acknowledged_by: z.string().describe("Who answered; '' until then"),
    returned: count('Units sent back'),
    destroyed: count('Units destroyed'),
    used: count('Units used'),
    missing: count('Units not found'),
    arrived: count('Units that the seller got back'),
    is_sent: z.boolean().describe('True: the parcel was sent, so its units can come back'),
    reminders: count('Reminders'),
    contacts: z
      .array(
        z.object({
          at: Moment.describe('Time'),
          channel: z.string().describe('phone or other'),
          note: z.string().describe('Outcome'),
          by: z.string().describe('Name of the admin'),
        }),
      )
      .describe('Calls and letters, oldest first'),
  })
  .meta({ id: 'RecallCase', description: 'A sold line that a recall concerns' });

export const CaseFilter = z.strictObject({
  answered: filterOf(z.enum(['0', '1'])).describe('1: answered; 0: not yet'),
});

export const AnsweredCase = z
  .object({
    recall: PublicRecall,
    product: z.string().describe('Name of the product in the requested language'),
    lot_no: z.string().nullable().describe('Number of the batch; null: look at the box'),
    quantity: count('Units bought'),
    order_no: z.string(),
    acknowledged_at: Moment.nullable().describe('Time of the answer; null until then'),
    acknowledged_by: z.string().describe("Who answered; '' until then"),
    returned: count('Units sent back'),
    destroyed: count('Units destroyed'),
    used: count('Units used'),
    missing: count('Units not found'),
  })
  .meta({ id: 'AnsweredCase', description: 'What a buyer answers about one bought line' });
