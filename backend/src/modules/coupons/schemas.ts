import { z } from 'zod';
import { Money } from '../../wire/schemas.ts';

export const AppliedCoupon = z
  .object({
    code: z.string().describe('The code, in capitals'),
    kind: z.enum(['percent', 'amount']).describe('percent: a part of the goods; amount: a fixed amount'),
    percent: z.number().int().nullable(),
    discount: Money.describe('What it takes off the goods now'),
    problem: z
      .string()
      .nullable()
      .describe('Why it does not hold for what is in the cart now, for people; null while it holds'),
  })
  .meta({
    id: 'AppliedCoupon',
    description:
      "A coupon on a cart or checkout. `percent` is null for an amount. `problem`: why the code does not hold for what is in the cart now, in the reader's language; the discount is 0 then.",
  });
