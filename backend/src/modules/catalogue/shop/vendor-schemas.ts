import { z } from 'zod';
import { Moment, Money } from '../../../wire/schemas.ts';
import { Holiday } from './holiday-schemas.ts';
import { PublicLicence } from './vendor-licences.ts';
import { PaymentMethod } from './schemas.ts';
import { Country } from '../../operations/locations/schemas.ts';

const names = {
  id: z.number().int(),
  company_name: z.string().describe('Company name in the requested language'),
  product_count: z.number().int().describe('Number of products on sale'),
};

export const Vendor = z.object(names).meta({ id: 'Vendor', description: 'A vendor in the shop' });

const Delivery = z
  .object({
    country: Country.nullable().describe('Destination; null: all countries without an entry'),
    flat_fee: Money.describe('Price of a parcel in the request’s currency'),
    free_from: Money.nullable(),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
  })
  .meta({
    id: 'Delivery',
    description: "A vendor's shipping rule for one destination. Amounts are in the request's currency.",
  });

export const VendorDetail = z
  .object({
    ...names,
    cr_number: z.string(),
    vat_number: z.string().describe("Verified VAT number; '' without one"),
    licences: z.array(PublicLicence).describe('Its licences in force'),
    logo: z.string().nullable().describe('URL of the logo relative to the origin of this API; null without one'),
    rating: z.number().describe('Average of the stars of all its reviews; 0 without any'),
    total_reviews: z.number().int(),
    member_since: Moment.describe('Time of registration'),
    answers_within_hours: z
      .number()
      .int()
      .nullable()
      .describe('Median time to the first answer to a message, rounded up; null before ten answers in 90 days'),
    delivers_to: z
      .array(Delivery)
      .describe('Destinations: an entry per country, and one without `country` for all others'),
    payment_methods: z.array(PaymentMethod),
    holiday: Holiday.nullable().describe('Running holiday; null without one'),
  })
  .meta({ id: 'VendorDetail', description: 'A vendor on its own page' });
