import { z } from 'zod';
import { Moment, Money } from '../../schemas.ts';

const prices = { price_usd: Money, price_sar: Money, price_bhd: Money };

/** A stored picture of a vendor. `url` is 640 px wide, `srcset` names 320, 640 and 1280. */
export const UploadedPicture = z
  .object({ id: z.number().int(), url: z.string(), srcset: z.string() })
  .meta({ id: 'UploadedPicture' });

/** The product that a picture was added to, and the SKU by which it was found: the product's, or a variant's. */
export const PicturedProduct = z.object({ slug: z.string(), sku: z.string() }).meta({ id: 'PicturedProduct' });

/** A picture in the product form; `id` is the stored picture's. */
export const VendorProductImage = z
  .object({ ...UploadedPicture.shape, variant_id: z.number().int().nullable() })
  .meta({ id: 'VendorProductImage' });

/** A variant in the product form, a size with its `color` if it has one. Its prices are those before the discount. */
export const VendorVariant = z
  .object({
    id: z.number().int(),
    type: z.enum(['size', 'color']),
    value: z.string(),
    value_arabic: z.string(),
    color: z.string(),
    color_arabic: z.string(),
    stock: z.number().int(),
    barcode: z.string(),
    sku: z.string(),
    ...prices,
  })
  .meta({ id: 'VendorVariant' });

/** A product that may be named as related. */
export const RelatedOption = z
  .object({
    id: z.number().int(),
    name: z.string(),
    name_arabic: z.string(),
    sku: z.string(),
    price_usd: Money,
  })
  .meta({ id: 'RelatedOption' });

/**
 * A vendor's product as its form edits it, with both of the documents' names for the Arabic texts. `images` are in order, the first is `product_image`. `stock` of a product
 * with variants is the sum over them. changed_since_approval: it differs from what the admin approved.
 */
export const VendorProductDetail = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    arabic_name: z.string(),
    name_arabic: z.string(),
    description: z.string(),
    arabic_description: z.string(),
    description_arabic: z.string(),
    sku: z.string(),
    barcode: z.string(),
    category_id: z.number().int(),
    category: z.object({ id: z.number().int(), name: z.string(), name_arabic: z.string() }),
    status: z.enum(['active', 'draft']),
    approval_status: z.union([z.literal(0), z.literal(1)]),
    stock: z.number().int(),
    discount: z.number().int(),
    ...prices,
    tags: z.array(z.string()),
    related_products: z.array(RelatedOption),
    product_image: z.string().nullable(),
    images: z.array(VendorProductImage),
    variants: z.array(VendorVariant),
    changed_since_approval: z.boolean(),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: 'VendorProductDetail' });
export type VendorProductDetail = z.infer<typeof VendorProductDetail>;
