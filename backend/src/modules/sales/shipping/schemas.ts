import { z } from 'zod';
import { Money } from '../../../wire/schemas.ts';

/** A vendor's shipping rule in responses. */
export const ShippingRule = z
  .object({
    flat_fee: Money.describe('Price of a parcel in the request’s currency'),
    free_from: Money.nullable(),
    cold_fee: Money.nullable().describe(
      'Added once to a parcel with goods of a cold chain, also to a free one; null if no parcel keeps one',
    ),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
    arrives_from: z.iso.date(),
    arrives_to: z.iso.date(),
  })
  .meta({
    id: 'ShippingRule',
    description:
      "A vendor's shipping rule for the customer's country. Amounts are in the request's currency; free_from null: never free. An order placed today arrives between arrives_from and arrives_to.",
  });

/** Share of a parcel's shipping cost for the cold chain. */
export const ColdFee = Money.nullable().describe(
  'Share of `shipping_cost` for the cold chain; null for a parcel that keeps none',
);
