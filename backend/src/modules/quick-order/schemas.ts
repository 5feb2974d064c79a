import { z } from 'zod';
import { Money } from '../../schemas.ts';
import { Product } from '../catalog/schemas.ts';

const MOST_LINES = 100;
const Id = z.number().int().min(1);

export const SkuLookup = z.strictObject({ skus: z.array(z.string().trim().min(1).max(100)).min(1).max(MOST_LINES) });

/**
 * Something on sale that a SKU names. Vendors choose their own SKUs, so that one may name several; that of a product
 * with variants names each of them. `price` is in the request's currency, `stock` that of the variant where there is one.
 */
export const SkuMatch = z
  .object({
    sku: z.string(),
    product: Product,
    variant: z.object({ id: z.number().int(), value: z.string(), value_arabic: z.string() }).nullable(),
    stock: z.number().int(),
    price: Money,
  })
  .meta({ id: 'SkuMatch' });

export const QuickOrder = z.strictObject({
  lines: z
    .array(z.strictObject({ product_id: Id, variant_id: Id.nullish(), quantity: z.number().int().min(1).max(9999) }))
    .min(1)
    .max(MOST_LINES),
});

/** What became of a line, in the order of the lines: how many are in the cart now, and why not all. */
export const QuickOrderLine = z
  .object({ added: z.number().int(), reason: z.enum(['unavailable', 'sold_out', 'fewer']).nullable() })
  .meta({ id: 'QuickOrderLine' });
