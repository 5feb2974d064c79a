import { z } from 'zod';
import { Email } from '../../fields.ts';
import { Product } from '../catalog/schemas.ts';

const Id = z.number().int().min(1);

/**
 * What somebody wants to be told of. `variant_id` left out: as soon as anything of the product is there. `email` is for
 * visitors; a customer is written to at the account's own address.
 */
export const StockAlertForm = z.strictObject({
  product_id: Id,
  variant_id: Id.nullish(),
  email: Email.optional(),
});

/** Something that a customer waits for. `variant` null: any of the product. */
export const StockAlert = z
  .object({
    id: z.number().int(),
    product: Product,
    variant: z.object({ id: z.number().int(), value: z.string(), value_arabic: z.string() }).nullable(),
  })
  .meta({ id: 'StockAlert' });
