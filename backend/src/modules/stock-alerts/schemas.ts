import { z } from 'zod';
import { Email } from '../../fields.ts';
import { Product } from '../catalog/schemas.ts';

const Id = z.number().int().min(1);

export const StockAlertForm = z.strictObject({
  product_id: Id,
  variant_id: Id.nullish().describe('Id of the variant; left out, anything of the product will do'),
  email: Email.optional().describe(
    'Where to write: needed of a visitor; a customer is written to at the address of the account',
  ),
});

export const StockAlert = z
  .object({
    id: z.number().int(),
    product: Product,
    variant: z
      .object({
        id: z.number().int(),
        value: z.string().describe('The size or colour in English'),
        value_arabic: z.string(),
      })
      .nullable()
      .describe('The variant that is waited for; null: anything of the product will do'),
  })
  .meta({ id: 'StockAlert', description: 'Something that a customer waits for' });
