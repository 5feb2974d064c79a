import { z } from 'zod';
import { City, Country, State } from '../locations/schemas.ts';

/** type: 0 billing, 1 shipping. */
export const Address = z
  .object({
    id: z.number().int(),
    type: z.union([z.literal(0), z.literal(1)]),
    country: Country.nullable(),
    state: State.nullable(),
    city: City.nullable(),
    address_1: z.string(),
    address_2: z.string(),
    postal_code: z.string(),
    phone_number: z.string(),
    national_address: z.string(),
  })
  .meta({ id: 'Address' });
