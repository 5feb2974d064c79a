import { z } from 'zod';
import { Moment, Money } from '../../schemas.ts';
import { VendorVariant } from '../products/schemas.ts';
import { Picture } from './schemas.ts';

/** A product row of the admin's list. approval_status: true when approved. */
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
    approval_status: z.boolean(),
    status: z.enum(['active', 'draft']),
    in_stock: z.number().int(),
    created_at: Moment,
    vendor: z.string(),
    vendor_id: z.number().int(),
    changed_since_approval: z.boolean(),
  })
  .meta({ id: 'AdminProduct' });

/** What a vendor's edit can make different from what was approved. Stock, SKU and tags need no approval. */
export const approvedFields = [
  'name',
  'arabic_name',
  'description',
  'arabic_description',
  'category',
  'price_sar',
  'price_bhd',
  'price_usd',
  'discount',
  'pictures',
  'variants',
] as const;

/**
 * What is different about a product since its approval, each side as lines of text: amounts in major units, pictures by
 * their addresses, a variant on a line.
 */
export const ProductChange = z
  .object({ field: z.enum(approvedFields), before: z.array(z.string()), after: z.array(z.string()) })
  .meta({ id: 'ProductChange' });
export type ProductChange = z.infer<typeof ProductChange>;

/**
 * A whole product as the admin looks at it. Prices are those before the discount; `stock` of a product with variants is
 * the sum over them. `on_sale`: shoppers see it now. `changes`: what is different since its approval.
 * `next_waiting_id`: the next product that waits for the admin, null when none does.
 */
export const AdminProductDetail = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    description: z.string(),
    description_arabic: z.string(),
    sku: z.string(),
    barcode: z.string(),
    status: z.enum(['active', 'draft']),
    approval_status: z.boolean(),
    approved_at: Moment.nullable(),
    is_featured: z.boolean(),
    on_sale: z.boolean(),
    discount: z.number().int(),
    stock: z.number().int(),
    has_variants: z.boolean(),
    price_sar: Money,
    price_bhd: Money,
    price_usd: Money,
    rating: z.number(),
    total_reviews: z.number().int(),
    product_image: z.string().nullable(),
    images: z.array(Picture),
    variants: z.array(VendorVariant),
    tags: z.array(z.object({ slug: z.string(), name: z.string() })),
    vendor: z.object({
      id: z.number().int(),
      company_name: z.string(),
      company_name_arabic: z.string(),
      active: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    }),
    category: z.object({ id: z.number().int(), slug: z.string(), name: z.string(), name_arabic: z.string() }),
    created_at: Moment,
    updated_at: Moment,
    changed_since_approval: z.boolean(),
    changes: z.array(ProductChange),
    next_waiting_id: z.number().int().nullable(),
  })
  .meta({ id: 'AdminProductDetail' });
