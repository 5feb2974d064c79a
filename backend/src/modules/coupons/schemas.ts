import { z } from 'zod';
import { Money } from '../../schemas.ts';

/**
 * A coupon on a cart or checkout. `percent` is null for an amount. `problem`: why the code does not hold for what is
 * in the cart now, in the reader's language; the discount is 0 then.
 */
export const AppliedCoupon = z
  .object({
    code: z.string(),
    kind: z.enum(['percent', 'amount']),
    percent: z.number().int().nullable(),
    discount: Money,
    problem: z.string().nullable(),
  })
  .meta({ id: 'AppliedCoupon' });
