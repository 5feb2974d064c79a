import { eachPrice } from '../../../../facts/currencies.ts';
import { z } from 'zod';
import { Moment, Money } from '../../../../wire/schemas.ts';
import { AUTHORISATION_FACTS } from '../../shop/missing-authorisation.ts';
import { liveOptionalColumns, outputsOf, reviewedOptionalColumns } from '../../shop/product-columns.ts';
import { VatClass } from '../../../money/vat/schemas.ts';
import { AttributeValue } from '../../attributes/schemas.ts';
import { reviewedFields } from '../changes/reviewed-fields.ts';

const prices = eachPrice(() => Money);

export const UploadedPicture = z
  .object({
    id: z.number().int().describe('Id of the picture, for `images` of a product'),
    url: z.string().describe('URL relative to the origin of this API'),
    srcset: z.string(),
  })
  .meta({
    id: 'UploadedPicture',
    description: 'A vendor’s stored picture. `url` is 640 px wide, `srcset` lists 320, 640 and 1280.',
  });

export const PicturedProduct = z
  .object({
    slug: z.string(),
    sku: z.string().describe('The matching SKU: the product’s or a variant’s'),
  })
  .meta({ id: 'PicturedProduct', description: 'The product that a picture was added to' });

const VendorProductImage = z
  .object({
    ...UploadedPicture.shape,
    variant_id: z.number().int().nullable().describe('Variant shown; null for the whole product'),
  })
  .meta({ id: 'VendorProductImage', description: 'A picture in the product form; `id` is that of the stored picture' });

export const VendorVariant = z
  .object({
    id: z.number().int(),
    type: z.enum(['size', 'color']).describe('Size or colour'),
    value: z.string().describe('The size or colour in English'),
    value_arabic: z.string(),
    color: z.string(),
    color_arabic: z.string(),
    stock: z.number().int().describe('Units in stock'),
    barcode: z.string(),
    sku: z.string(),
    ...prices,
  })
  .meta({
    id: 'VendorVariant',
    description: "A variant in the product form; a size may have a `color`. Prices are before the product's discount.",
  });

const RelatedOption = z
  .object({
    id: z.number().int(),
    name: z.string(),
    name_arabic: z.string(),
    sku: z.string(),
    price_usd: Money,
  })
  .meta({ id: 'RelatedOption', description: 'A product that can be added as related' });

const NamedCategory = z.object({ id: z.number().int(), name: z.string(), name_arabic: z.string() });

const requestedOptionalFields = outputsOf(
  reviewedOptionalColumns.map(({ field, noun, output }) => ({
    field,
    output: output.nullable().describe(`New ${noun}; null if unchanged`),
  })),
);

export const RequestedChanges = z
  .object({
    fields: z.array(z.enum(reviewedFields)).describe('Fields that differ from the live product'),
    name: z.string().nullable(),
    arabic_name: z.string().nullable(),
    description: z.string().nullable().describe('English text; null if unchanged'),
    arabic_description: z.string().nullable(),
    category: NamedCategory.nullable().describe('New category; null if unchanged'),
    ...requestedOptionalFields,
    attributes: z.array(AttributeValue).nullable().describe('All new specifications; null if unchanged'),
    images: z.array(VendorProductImage).nullable().describe('All new pictures in order; null if unchanged'),
    requested_at: Moment.describe('Time of the vendor’s last change'),
    declined_at: Moment.nullable().describe('Time at which an admin declined it; null while it is pending'),
    decline_reason: z.string().describe('Reason for declining it; empty before'),
  })
  .meta({
    id: 'RequestedChanges',
    description:
      'Changes that a vendor requests for an approved product. They are pending for an admin, or were declined and are retained until the next edit. Null fields are unchanged.',
  });

export const VendorProductDetail = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    arabic_name: z.string(),
    name_arabic: z.string().describe('Same as `arabic_name`'),
    description: z.string().describe('English text'),
    arabic_description: z.string(),
    description_arabic: z.string().describe('Same as `arabic_description`'),
    sku: z.string(),
    barcode: z.string(),
    category_id: z.number().int(),
    category: NamedCategory.describe('Category of the product'),
    ...outputsOf(reviewedOptionalColumns),
    taxed_as: VatClass.describe(
      'Effective tax class: the product’s own or its category’s; zero-rated only with a registration',
    ),
    ...outputsOf(liveOptionalColumns),
    status: z.enum(['active', 'draft']).describe('active: offered; draft: not offered'),
    approval_status: z
      .union([z.literal(0), z.literal(1)])
      .describe('1 approved: customers can see it; 0 awaiting approval'),
    missing: z
      .array(z.enum(AUTHORISATION_FACTS))
      .describe('Registration facts that its category requires and that are missing or no longer in force'),
    stock: z.number().int(),
    tracks_lots: z.boolean().describe('True: the stock follows its batches and cannot be edited'),
    discount: z.number().int(),
    ...prices,
    tags: z.array(z.string()).describe('Search terms'),
    attributes: z.array(AttributeValue).describe('Its specifications in the order of its category'),
    related_products: z.array(RelatedOption).describe('Products shown next to it'),
    product_image: z.string().nullable(),
    images: z.array(VendorProductImage).describe('All pictures in their order, the main one first'),
    variants: z.array(VendorVariant).describe('Its sizes or colours; empty without any'),
    changes_waiting: z.boolean(),
    edits_wait: z
      .boolean()
      .describe(
        'Edits of name, texts, pictures, category or tax class need an admin’s review before customers see them',
      ),
    changes: RequestedChanges.nullable().describe(
      'Pending or declined changes to the values above; null without either',
    ),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({
    id: 'VendorProductDetail',
    description:
      "A vendor's product in its edit form. `images` are in order, the first is `product_image`. `stock` of a product with variants is the sum over them. Values are those that customers see; `changes` has the pending ones.",
  });
export type VendorProductDetail = z.infer<typeof VendorProductDetail>;
