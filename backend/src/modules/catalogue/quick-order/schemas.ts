import { LIMITS } from '../../../facts/limits.ts';
import { z } from 'zod';
import { Id, OptionalId, Quantity, ScannedCode } from '../../../wire/fields.ts';
import { Money } from '../../../wire/schemas.ts';
import { Shortfall } from '../../sales/carts/schemas.ts';
import { PaymentMethod, Product, Variant } from '../shop/schemas.ts';

export const SkuLookup = z.strictObject({
  skus: z
    .array(ScannedCode(100).min(1))
    .min(1)
    .max(LIMITS.quickOrderLines)
    .meta({
      description:
        'Up to 100 SKUs, barcodes, or GS1 codes that contain one; case is ignored, and so are leading zeros of a GTIN',
      examples: [['GLV-NIT-100', '036000291452', '(01)09506000134352(10)A1']],
    }),
});

export const SkuMatch = z
  .object({
    sku: z.string().describe('The matching SKU, as the vendor writes it, or the matching barcode'),
    product: Product,
    variant: Variant.nullable().describe('Variant with this SKU; null for a product without variants'),
    stock: z.number().int().describe('Units in stock, of the variant if there is one'),
    price: Money.describe('Unit price in the request’s currency, discount applied'),
    delivers: z.boolean(),
    payment_methods: z.array(PaymentMethod),
  })
  .meta({
    id: 'SkuMatch',
    description:
      'A product or variant on sale that has a SKU or barcode. Vendors choose their own SKUs, so one may match several products; the SKU of a product with variants matches each variant. `delivers` false or empty `payment_methods`: it cannot be ordered.',
  });

export const SkuLine = z
  .object({
    matches: z.array(SkuMatch).describe('Matching products and variants; several: the customer chooses'),
    is_misread: z.boolean().describe('The code matches nothing, and the check digit of its GTIN is wrong'),
  })
  .meta({ id: 'SkuLine', description: 'Result of one requested SKU or barcode' });

const BoughtArticle = SkuMatch.extend({
  last_quantity: z.number().int().describe('Quantity that was last bought'),
}).meta({ id: 'BoughtArticle', description: 'A product or variant on sale that the customer has bought before' });

export const Bought = z.object({
  articles: z.array(BoughtArticle).describe('Up to 10 articles, the last bought first; each size or colour once'),
  orders: z.number().int().describe('Number of the customer’s placed orders'),
});

export const QuickOrder = z.strictObject({
  lines: z
    .array(z.strictObject({ product_id: Id(), variant_id: OptionalId, quantity: Quantity() }))
    .min(1)
    .max(LIMITS.quickOrderLines)
    .describe('Lines to add to the cart, up to 100'),
});

export const QuickOrderLine = z
  .object({
    added: z.number().int().describe('Number of units added to the cart'),
    reason: Shortfall.nullable().describe('Reason why fewer units were added; null: all of them were'),
  })
  .meta({ id: 'QuickOrderLine', description: 'Result of one line' });
