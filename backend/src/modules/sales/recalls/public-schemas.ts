import { z } from 'zod';
import { Moment } from '../../../wire/schemas.ts';
import { Action, Authority, Severity } from './schemas.ts';

export const PublicRecall = z
  .object({
    recall_no: z.string().describe('Number of the recall'),
    severity: Severity,
    authority: Authority,
    authority_ref: z.string().describe("Number of the authority's letter; '' without one"),
    action: Action,
    title: z.string().describe('Title in the requested language'),
    reason: z.string().describe('Reason in the requested language'),
    instruction: z.string().describe('What buyers have to do, in the requested language'),
    state: z.enum(['open', 'closed']).describe('State of the recall'),
    opened_at: Moment.describe('Time at which the sale was stopped'),
    closed_at: Moment.nullable().describe('Time at which it was closed; null until then'),
    conclusion: z.string().describe("Conclusion in the requested language; '' until it is closed"),
    products: z
      .array(
        z.object({
          id: z.number().int(),
          slug: z.string(),
          name: z.string(),
          name_arabic: z.string(),
          company_name: z.string().describe('Seller, in the requested language'),
          lot_nos: z.array(z.string()).describe('Recalled batches'),
          all_lots: z.boolean().describe('True: every batch sold, because the product tracks none'),
        }),
      )
      .describe('Products concerned'),
  })
  .meta({ id: 'PublicRecall', description: 'A recall as everybody may read it' });
