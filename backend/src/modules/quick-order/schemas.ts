import { LIMITS } from '../../facts/limits.ts';
import { z } from 'zod';
import { Code, Id, OptionalId, Quantity } from '../../wire/fields.ts';
import { Money } from '../../wire/schemas.ts';
import { Shortfall } from '../carts/schemas.ts';
import { PaymentMethod, Product, Variant } from '../shop/schemas.ts';

export const SkuLookup = z.strictObject({
  skus: z
    .array(Code(100).min(1))
    .min(1)
    .max(LIMITS.quickOrderLines)
    .meta({ description: 'Up to 100 SKUs; case does not count', examples: [['GLV-NIT-100', 'MSK-3PLY-50']] }),
});

export const SkuMatch = z
  .object({
    sku: z.string().describe('The SKU that was found, as its vendor writes it'),
    product: Product,
    variant: Variant.nullable().describe('The variant that it names; null for a product without variants'),
    stock: z.number().int().describe('Units in stock, of the variant where there is one'),
    price: Money.describe('What one unit costs in the request’s currency, discount applied'),
    delivers: z.boolean(),
    payment_methods: z.array(PaymentMethod),
  })
  .meta({
    id: 'SkuMatch',
    description:
      'Something on sale that a SKU names. Vendors choose their own SKUs, so that one may name several things; that of a product with variants names each of them. `delivers` false, or no `payment_methods`: it cannot be ordered.',
  });

export const QuickOrder = z.strictObject({
  lines: z
    .array(z.strictObject({ product_id: Id(), variant_id: OptionalId, quantity: Quantity() }))
    .min(1)
    .max(LIMITS.quickOrderLines)
    .describe('What to put into the cart, up to 100 lines'),
});

export const QuickOrderLine = z
  .object({
    added: z.number().int().describe('How many units have come into the cart'),
    reason: Shortfall.nullable().describe('Why not all; null: all are in the cart'),
  })
  .meta({ id: 'QuickOrderLine', description: 'What became of a line' });
