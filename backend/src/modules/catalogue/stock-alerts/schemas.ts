import { z } from 'zod';
import { Email, Id, OptionalId } from '../../../wire/fields.ts';
import { Product, Variant } from '../shop/schemas.ts';

export const StockAlertForm = z.strictObject({
  product_id: Id(),
  variant_id: OptionalId.describe('Id of the variant; any variant if omitted'),
  email: Email.optional().describe('Address for the mail: required for a visitor; a customer’s is that of the account'),
});

export const StockAlert = z
  .object({
    id: z.number().int(),
    product: Product,
    variant: Variant.nullable().describe('Variant that is awaited; null: any variant of the product'),
  })
  .meta({ id: 'StockAlert', description: 'A customer’s back-in-stock alert' });
