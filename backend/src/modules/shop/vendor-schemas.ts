import { z } from 'zod';
import { Moment, Money } from '../../wire/schemas.ts';
import { PaymentMethod } from './schemas.ts';
import { Country } from '../locations/schemas.ts';

const names = {
  id: z.number().int(),
  company_name: z.string().describe('The company’s name, in the language asked for'),
  product_count: z.number().int().describe('How many of its products are on sale'),
};

export const Vendor = z.object(names).meta({ id: 'Vendor', description: 'A vendor that shoppers may choose' });

const Delivery = z
  .object({
    country: Country.nullable().describe('Where to; null: all countries that are not named'),
    flat_fee: Money.describe('What a parcel costs, in the request’s currency'),
    free_from: Money.nullable(),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
  })
  .meta({
    id: 'Delivery',
    description: "Where a vendor delivers, and for how much. Amounts are in the request's currency.",
  });

export const VendorDetail = z
  .object({
    ...names,
    cr_number: z.string(),
    logo: z.string().nullable().describe('Address of the logo relative to the origin of this API; null without one'),
    rating: z.number().describe('Average of the stars of all its reviews, 0 without any'),
    total_reviews: z.number().int(),
    member_since: Moment.describe('Since when it has an account'),
    delivers_to: z
      .array(Delivery)
      .describe('Where it delivers: an entry for each country, and one without `country` for all others'),
    payment_methods: z.array(PaymentMethod),
  })
  .meta({ id: 'VendorDetail', description: 'A vendor on its own page' });
