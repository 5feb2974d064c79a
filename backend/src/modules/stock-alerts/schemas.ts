import { z } from 'zod';
import { Email, Id, OptionalId } from '../../wire/fields.ts';
import { Product, Variant } from '../shop/schemas.ts';

export const StockAlertForm = z.strictObject({
  product_id: Id(),
  variant_id: OptionalId.describe('Id of the variant; left out, anything of the product will do'),
  email: Email.optional().describe(
    'Where to write: needed of a visitor; a customer is written to at the address of the account',
  ),
});

export const StockAlert = z
  .object({
    id: z.number().int(),
    product: Product,
    variant: Variant.nullable().describe('The variant that is waited for; null: anything of the product will do'),
  })
  .meta({ id: 'StockAlert', description: 'Something that a customer waits for' });
