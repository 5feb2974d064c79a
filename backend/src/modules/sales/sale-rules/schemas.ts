import { z } from 'zod';

/** Rule that a line of a cart breaks. */
export const SaleProblem = z
  .discriminatedUnion('code', [
    z.object({
      code: z.literal('limit_reached').describe('More than the limit per person'),
      left: z.number().int().describe('Units that may be bought now'),
      limit: z.number().int().describe('Units per person'),
      days: z.number().int().describe('Days of the limit'),
      again_on: z.iso
        .date()
        .nullable()
        .describe('First day on which more may be bought; null if only the cart exceeds it'),
    }),
    z.object({
      code: z.literal('age_confirmation').describe('The buyer has to confirm their age'),
      min_age: z.number().int().describe('Age in years to confirm'),
    }),
    z.object({ code: z.literal('cold_not_delivered').describe('The vendor delivers no cold parcels there') }),
  ])
  .meta({ id: 'SaleProblem', description: 'A rule of sale that a line breaks, with what can be done about it' });
