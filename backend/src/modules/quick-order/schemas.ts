import { z } from 'zod';
import { Money } from '../../schemas.ts';
import { Product } from '../catalog/schemas.ts';

const MOST_LINES = 100;
const Id = z.number().int().min(1);

export const SkuLookup = z.strictObject({
  skus: z
    .array(z.string().trim().min(1).max(100))
    .min(1)
    .max(MOST_LINES)
    .meta({ description: 'Up to 100 SKUs; case does not count', examples: [['GLV-NIT-100', 'MSK-3PLY-50']] }),
});

export const SkuMatch = z
  .object({
    sku: z.string().describe('The SKU that was found, as its vendor writes it'),
    product: Product,
    variant: z
      .object({
        id: z.number().int().describe('Id of the variant, by which it is bought'),
        value: z.string().describe('The size or colour in English'),
        value_arabic: z.string(),
      })
      .nullable()
      .describe('The variant that it names; null for a product without variants'),
    stock: z.number().int().describe('Units in stock, of the variant where there is one'),
    price: Money.describe('What one unit costs in the request’s currency, discount applied'),
  })
  .meta({
    id: 'SkuMatch',
    description:
      'Something on sale that a SKU names. Vendors choose their own SKUs, so that one may name several things; that of a product with variants names each of them.',
  });

export const QuickOrder = z.strictObject({
  lines: z
    .array(z.strictObject({ product_id: Id, variant_id: Id.nullish(), quantity: z.number().int().min(1).max(9999) }))
    .min(1)
    .max(MOST_LINES)
    .describe('What to put into the cart, up to 100 lines'),
});

export const QuickOrderLine = z
  .object({
    added: z.number().int().describe('How many units have come into the cart'),
    reason: z
      .enum(['unavailable', 'sold_out', 'fewer'])
      .nullable()
      .describe('Why not all: it is not on sale, none is left, or fewer than asked for; null: all are in the cart'),
  })
  .meta({ id: 'QuickOrderLine', description: 'What became of a line' });
