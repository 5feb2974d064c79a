import { z } from 'zod';
import { Currency, Moment, Money } from '../../../../wire/schemas.ts';

export const VendorProduct = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    sku: z.string(),
    product_image: z.string().nullable(),
    in_stock: z.number().int(),
    price: Money.describe('Unit price before discount'),
    currency: Currency,
    category: z
      .object({ id: z.number().int(), name: z.string(), name_arabic: z.string() })
      .describe('Category of the product'),
    status: z.enum(['active', 'draft']).describe('active: offered; draft: not offered'),
    approval_status: z
      .union([z.literal(0), z.literal(1)])
      .describe('1 approved: customers can see it; 0 awaiting approval'),
    barcode: z.string(),
    discount: z.number().int(),
    has_variants: z.boolean(),
    low_stock: z.boolean(),
    changes_waiting: z.boolean(),
    lacks_specifications: z
      .boolean()
      .describe('A specification that the category requires, today or later, has no value in the shop'),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({
    id: 'VendorProduct',
    description:
      "A product in the vendor's own list. `price` is before discount; low_stock: only a few units are left, of the product or of one of its variants.",
  });
