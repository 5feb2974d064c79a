import { eachPrice } from '../../../../facts/currencies.ts';
import { z } from 'zod';
import { Moment, Money } from '../../../../wire/schemas.ts';
import { AUTHORISATION_FACTS } from '../../shop/missing-authorisation.ts';
import { ProductAttribute } from '../../attributes/schemas.ts';
import { outputsOf, reviewedOptionalColumns } from '../../shop/product-columns.ts';
import { ReturnTerms } from '../../shop/return-terms.ts';
import { VatClass } from '../../../money/vat/schemas.ts';
import { ChangeId, ProductChange } from '../changes/schemas.ts';
import { VendorVariant } from '../form/schemas.ts';
import { Picture } from '../../../../files/schemas.ts';

const optionalFields = outputsOf(reviewedOptionalColumns);

const TaxedAs = VatClass.describe(
  'Effective tax class: the product’s own or its category’s; zero-rated only with a registration',
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
    approval_status: z.boolean().describe('The admin has approved it'),
    status: z.enum(['active', 'draft']).describe('active: offered by the vendor; draft: not offered'),
    in_stock: z.number().int(),
    created_at: Moment,
    updated_at: Moment,
    vendor: z.string().describe('Name of the vendor’s company, in the requested language'),
    vendor_id: z.number().int(),
    taxed_as: TaxedAs,
    changes_waiting: z.boolean(),
    tracks_lots: z.boolean().describe('True: its stock is kept by batches'),
  })
  .meta({ id: 'AdminProduct', description: "A product in the admin's list. approval_status: true if approved." });

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
    status: z.enum(['active', 'draft']).describe('active: offered by the vendor; draft: not offered'),
    approval_status: z.boolean().describe('The admin has approved it'),
    approved_at: Moment.nullable().describe('Time of the last approval; null before'),
    is_featured: z.boolean(),
    on_sale: z.boolean().describe('Customers can see it now'),
    missing: z
      .array(z.enum(AUTHORISATION_FACTS))
      .describe('Registration facts that its category requires and that are missing or no longer in force'),
    discount: z.number().int(),
    ...optionalFields,
    vat_class: optionalFields.vat_class.describe('Own tax class; empty: that of its category'),
    taxed_as: TaxedAs,
    returns: ReturnTerms,
    stock: z.number().int(),
    has_variants: z.boolean(),
    ...eachPrice(() => Money),
    rating: z.number().describe('Average of the stars; 0 without any'),
    total_reviews: z.number().int(),
    product_image: z.string().nullable(),
    images: z.array(Picture).describe('All pictures, the main one first'),
    variants: z.array(VendorVariant).describe('Its sizes or colours; empty without any'),
    attributes: z.array(ProductAttribute).describe('Its specifications in the order of its category'),
    missing_attributes: z
      .array(z.object({ code: z.string().describe('Key of the attribute'), name: z.string(), name_arabic: z.string() }))
      .describe('Specifications without a value that its approval requires'),
    tags: z.array(z.object({ slug: z.string(), name: z.string() })).describe('Its tags, in the requested language'),
    vendor: z
      .object({
        id: z.number().int(),
        company_name: z.string(),
        company_name_arabic: z.string(),
        active: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('1 active, 0 inactive, 2 rejected'),
      })
      .describe('Seller of the product'),
    category: z
      .object({ id: z.number().int(), slug: z.string(), name: z.string(), name_arabic: z.string() })
      .describe('Category of the product'),
    created_at: Moment,
    updated_at: Moment,
    changes_waiting: z.boolean(),
    changes: z.array(ProductChange).describe('Changes requested by the vendor; empty if nothing is pending'),
    change_id: ChangeId,
    changes_requested_at: Moment.nullable().describe('Time of the vendor’s last change; null if nothing is pending'),
    next_waiting_id: z
      .number()
      .int()
      .nullable()
      .describe('The next product that needs a decision; null if there is none'),
  })
  .meta({
    id: 'AdminProductDetail',
    description:
      'A product in full, as admins see it. Prices are before discount; `stock` of a product with variants is the sum over them. `on_sale`: customers can see it now. `changes`: changes requested by the vendor, not yet visible to customers. `next_waiting_id`: the next product that needs a decision, null if there is none.',
  });
