import { eachPrice } from '../../../facts/currencies.ts';
import { z } from 'zod';
import { Moment, Money } from '../../../wire/schemas.ts';
import { productVatClasses } from '../../../facts/vat.ts';
import { ReturnTerms } from '../../shop/return-terms.ts';
import { VatClass } from '../../vat/schemas.ts';
import { ChangeId, ProductChange } from '../changes/schemas.ts';
import { VendorVariant } from '../form/schemas.ts';
import { Picture } from '../../../files/schemas.ts';

const TaxedAs = VatClass.describe(
  'How it is taxed: by its own class or its category’s, at no rate only with a registration',
);

export const AdminProduct = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    sku: z.string(),
    image: z.string().nullable(),
    product_image: z.string().nullable(),
    is_featured: z.boolean(),
    approval_status: z.boolean().describe('Whether the admin has approved it'),
    status: z.enum(['active', 'draft']).describe('active: the vendor offers it; draft: he does not'),
    in_stock: z.number().int(),
    created_at: Moment,
    updated_at: Moment,
    vendor: z.string().describe('Name of the vendor’s company, in the language asked for'),
    vendor_id: z.number().int(),
    taxed_as: TaxedAs,
    changes_waiting: z.boolean(),
  })
  .meta({ id: 'AdminProduct', description: "A product row of the admin's list. approval_status: true when approved." });

export const AdminProductDetail = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    description: z.string().describe('English text'),
    description_arabic: z.string(),
    sku: z.string(),
    barcode: z.string(),
    status: z.enum(['active', 'draft']).describe('active: the vendor offers it; draft: he does not'),
    approval_status: z.boolean().describe('Whether the admin has approved it'),
    approved_at: Moment.nullable().describe('When it was approved last; null before'),
    is_featured: z.boolean(),
    on_sale: z.boolean().describe('Shoppers see it now'),
    discount: z.number().int(),
    vat_class: z.enum(productVatClasses).describe('Its own class; empty: as its category'),
    vat_basis: z.string().describe('Number of its registration; empty without one'),
    taxed_as: TaxedAs,
    returns: ReturnTerms,
    stock: z.number().int(),
    has_variants: z.boolean(),
    ...eachPrice(() => Money),
    rating: z.number().describe('Average of the stars, 0 without any'),
    total_reviews: z.number().int(),
    product_image: z.string().nullable(),
    images: z.array(Picture).describe('All pictures, the main one first'),
    variants: z.array(VendorVariant).describe('Its sizes or colours; empty without any'),
    tags: z.array(z.object({ slug: z.string(), name: z.string() })).describe('Its tags, in the language asked for'),
    vendor: z
      .object({
        id: z.number().int(),
        company_name: z.string(),
        company_name_arabic: z.string(),
        active: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('1 active, 0 inactive, 2 rejected'),
      })
      .describe('Who sells it'),
    category: z
      .object({ id: z.number().int(), slug: z.string(), name: z.string(), name_arabic: z.string() })
      .describe('Where it belongs'),
    created_at: Moment,
    updated_at: Moment,
    changes_waiting: z.boolean(),
    changes: z.array(ProductChange).describe('What its vendor wants to change; empty when nothing waits'),
    change_id: ChangeId,
    changes_requested_at: Moment.nullable().describe('When its vendor changed it last; null when nothing waits'),
    next_waiting_id: z
      .number()
      .int()
      .nullable()
      .describe('The next product that waits for the admin; null when none does'),
  })
  .meta({
    id: 'AdminProductDetail',
    description:
      'A whole product as the admin looks at it. Prices are those before the discount; `stock` of a product with variants is the sum over them. `on_sale`: shoppers see it now. `changes`: what its vendor wants to change, which shoppers do not see yet. `next_waiting_id`: the next product that waits for the admin, null when none does.',
  });
