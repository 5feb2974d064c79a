import { z } from 'zod';
import { Money } from '../../../wire/schemas.ts';

export const AppliedCoupon = z
  .object({
    code: z.string().describe('The code, in capitals'),
    kind: z.enum(['percent', 'amount']).describe('percent: percentage of the goods; amount: fixed amount'),
    percent: z.number().int().nullable(),
    discount: Money.describe('Current discount on the goods'),
    problem: z
      .string()
      .nullable()
      .describe('Readable reason why it does not apply to the current cart; null if it applies'),
  })
  .meta({
    id: 'AppliedCoupon',
    description:
      "A coupon on a cart or checkout. `percent` is null for an amount. `problem`: reason, in the reader's language, why the code does not apply to the current cart; the discount is then 0.",
  });
