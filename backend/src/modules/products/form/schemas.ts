import { eachPrice } from '../../../facts/currencies.ts';
import { z } from 'zod';
import { Moment, Money } from '../../../wire/schemas.ts';
import { productVatClasses } from '../../../facts/vat.ts';
import { productReturnClasses } from '../../../facts/returns.ts';
import { VatClass } from '../../vat/schemas.ts';
import { reviewedFields } from '../changes/reviewed-fields.ts';

const prices = eachPrice(() => Money);

export const UploadedPicture = z
  .object({
    id: z.number().int().describe('Id of the picture, for `images` of a product'),
    url: z.string().describe('Address relative to the origin of this API'),
    srcset: z.string(),
  })
  .meta({
    id: 'UploadedPicture',
    description: 'A stored picture of a vendor. `url` is 640 px wide, `srcset` names 320, 640 and 1280.',
  });

export const PicturedProduct = z
  .object({
    slug: z.string(),
    sku: z.string().describe('The SKU by which it was found: the product’s, or a variant’s'),
  })
  .meta({ id: 'PicturedProduct', description: 'The product that a picture was added to' });

const VendorProductImage = z
  .object({
    ...UploadedPicture.shape,
    variant_id: z.number().int().nullable().describe('The variant that it shows; null for the whole product'),
  })
  .meta({ id: 'VendorProductImage', description: "A picture in the product form; `id` is the stored picture's" });

export const VendorVariant = z
  .object({
    id: z.number().int(),
    type: z.enum(['size', 'color']).describe('Whether it is a size or a colour'),
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
    description:
      "A variant in the product form, a size with its `color` if it has one. Its prices are those before the product's discount.",
  });

const RelatedOption = z
  .object({
    id: z.number().int(),
    name: z.string(),
    name_arabic: z.string(),
    sku: z.string(),
    price_usd: Money,
  })
  .meta({ id: 'RelatedOption', description: 'A product that may be named as related' });

const NamedCategory = z.object({ id: z.number().int(), name: z.string(), name_arabic: z.string() });

export const RequestedChanges = z
  .object({
    fields: z.array(z.enum(reviewedFields)).describe('What differs from what shoppers see'),
    name: z.string().nullable(),
    arabic_name: z.string().nullable(),
    description: z.string().nullable().describe('English text; null where it stays'),
    arabic_description: z.string().nullable(),
    category: NamedCategory.nullable().describe('Where it shall belong; null where it stays'),
    vat_class: z.enum(productVatClasses).nullable().describe('How it shall be taxed; null where it stays'),
    vat_basis: z.string().nullable().describe('Under which registration; null where it stays'),
    images: z
      .array(VendorProductImage)
      .nullable()
      .describe('All pictures as they shall be, in their order; null where they stay'),
    requested_at: Moment.describe('When the vendor changed it last'),
    declined_at: Moment.nullable().describe('When an admin declined it; null while it waits'),
    decline_reason: z.string().describe('Why it was declined; empty before'),
  })
  .meta({
    id: 'RequestedChanges',
    description:
      'What a vendor wants to change about an approved product. It waits for an admin, or was declined and is kept until the next edit. What is null stays.',
  });

export const VendorProductDetail = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    arabic_name: z.string(),
    name_arabic: z.string().describe('The same as `arabic_name`'),
    description: z.string().describe('English text'),
    arabic_description: z.string(),
    description_arabic: z.string().describe('The same as `arabic_description`'),
    sku: z.string(),
    barcode: z.string(),
    category_id: z.number().int(),
    category: NamedCategory.describe('Where it belongs'),
    vat_class: z.enum(productVatClasses).describe('How it is taxed; empty: as its category'),
    vat_basis: z.string().describe('Number of its registration; empty without one'),
    taxed_as: VatClass.describe(
      'How it is taxed all in all: by its class or its category’s, at no rate only with a registration',
    ),
    return_class: z.enum(productReturnClasses).describe('How it comes back; empty: as its category'),
    status: z.enum(['active', 'draft']).describe('active: offered; draft: not offered'),
    approval_status: z
      .union([z.literal(0), z.literal(1)])
      .describe('1 approved: shoppers see it; 0 waits for the admin'),
    stock: z.number().int(),
    discount: z.number().int(),
    ...prices,
    tags: z.array(z.string()).describe('Words to find it by'),
    related_products: z.array(RelatedOption).describe('Products that are shown beside it'),
    product_image: z.string().nullable(),
    images: z.array(VendorProductImage).describe('All pictures in their order, the main one first'),
    variants: z.array(VendorVariant).describe('Its sizes or colours; empty without any'),
    changes_waiting: z.boolean(),
    edits_wait: z
      .boolean()
      .describe(
        'Whether an edit of its name, texts, pictures, category or tax class waits for an admin before shoppers see it',
      ),
    changes: RequestedChanges.nullable().describe(
      'What waits for an admin beside the values above, or was declined; null without either',
    ),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({
    id: 'VendorProductDetail',
    description:
      "A vendor's product as its form edits it. `images` are in order, the first is `product_image`. `stock` of a product with variants is the sum over them. Its values are those that shoppers see; `changes` holds what waits beside them.",
  });
export type VendorProductDetail = z.infer<typeof VendorProductDetail>;
