import { z } from 'zod';
import { Money } from '../../wire/schemas.ts';

/** How a vendor ships to a shopper, on the wire. */
export const ShippingRule = z
  .object({
    flat_fee: Money.describe('What a parcel costs, in the request’s currency'),
    free_from: Money.nullable(),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
    arrives_from: z.iso.date(),
    arrives_to: z.iso.date(),
  })
  .meta({
    id: 'ShippingRule',
    description:
      "How a vendor ships to the shopper's country. Amounts are in the request's currency; free_from null: never free. arrives_from and arrives_to are the days between which an order of today arrives.",
  });
