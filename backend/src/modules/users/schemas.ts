import { z } from 'zod';
import { Address } from '../addresses/schemas.ts';

/** Role ids: 1 admin, 2 vendor, 3 user. `address` is the shipping address, else the billing one. */
export const User = z
  .object({
    id: z.number().int(),
    firstname: z.string(),
    lastname: z.string(),
    full_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    company_name: z.string(),
    company_address: z.string(),
    role: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    address: Address.nullable(),
    addresses: z.array(Address),
    vendor: z.object({ id: z.number().int(), company_name: z.string() }).nullable(),
  })
  .meta({ id: 'User' });
