import { z } from 'zod';
import { Moment, Money } from '../../schemas.ts';
import { PaymentMethod } from '../catalog/schemas.ts';
import { Country } from '../locations/schemas.ts';

/** A vendor that shoppers may choose, with the number of products on sale. */
export const Vendor = z
  .object({ id: z.number().int(), company_name: z.string(), product_count: z.number().int() })
  .meta({ id: 'Vendor' });

/**
 * Where a vendor delivers, in the request's currency; `country` null: everywhere that is not named. `free_from` null:
 * never free. Days are working days until the parcel leaves.
 */
export const Delivery = z
  .object({
    country: Country.nullable(),
    flat_fee: Money,
    free_from: Money.nullable(),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
  })
  .meta({ id: 'Delivery' });

/** A vendor's own page. `rating` is the average of all reviews with stars, 0 without any. */
export const VendorDetail = z
  .object({
    id: z.number().int(),
    company_name: z.string(),
    cr_number: z.string(),
    logo: z.string().nullable(),
    rating: z.number(),
    total_reviews: z.number().int(),
    product_count: z.number().int(),
    member_since: Moment,
    delivers_to: z.array(Delivery),
    payment_methods: z.array(PaymentMethod),
  })
  .meta({ id: 'VendorDetail' });
