import { z } from 'zod';
import { AUDIENCES } from '../../../facts/sale-rules.ts';
import { RETURN_CLASSES } from '../../../facts/returns.ts';
import { VAT_CLASSES } from '../../../facts/vat.ts';
import { Moment } from '../../../wire/schemas.ts';

export const Category = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string().describe('Name in the requested language'),
    name_arabic: z.string(),
    image: z.string().nullable(),
    product_count: z.number().int().describe('Number of products on sale'),
  })
  .meta({
    id: 'Category',
    description: "A category as customers see it. `name` is in the request's language; `image` is the 640 px picture.",
  });

/** 1 active, 0 inactive. */
export const CategoryStatus = z.union([z.literal(0), z.literal(1)]);

export const CategoryEffects = z
  .object({
    offered_products: z.number().int().describe('Products offered in it'),
    carts: z.number().int().describe('Carts that hold its products'),
    unauthorised_products: z
      .number()
      .int()
      .describe('Products offered in it that would leave the shop if it required an authorisation'),
  })
  .meta({ id: 'CategoryEffects', description: 'What rules of a category would change' });

export const AdminCategory = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string().describe('Name in the requested language'),
    category_name: z.string(),
    category_name_arabic: z.string(),
    category_description: z.string(),
    category_description_arabic: z.string(),
    category_status: CategoryStatus,
    vat_class: z.enum(VAT_CLASSES).describe('Default tax class of its products'),
    return_class: z
      .enum(RETURN_CLASSES)
      .describe('Default return class of its products; a product may only be stricter'),
    return_days: z.number().int().describe('Return period of its products in days'),
    min_shelf_life_days: z.number().int().describe('Days before their expiry at which its batches leave the shop'),
    audience: z.enum(AUDIENCES).describe('Buyers that its products are meant for'),
    cold_chain: z.boolean().describe('Its products need a cold chain'),
    quantity_limit: z.number().int().nullable().describe('Most units of a product per person; null without a limit'),
    limit_days: z.number().int().describe('Days of the quantity limit'),
    min_age: z.number().int().nullable().describe('Age in years that buyers confirm; null without one'),
    authorisation_required: z
      .boolean()
      .describe('Sells only products with an authorisation in force of the authority of their vendor’s country'),
    size_guide: z.string().describe('English size guide as Markdown; empty without one'),
    size_guide_arabic: z.string().describe('Arabic size guide as Markdown; empty without one'),
    image: z.string().nullable(),
    product_count: z.number().int().describe('Number of products, on sale or not'),
    created_at: Moment,
    updated_at: Moment.describe('Time of the last change'),
  })
  .meta({
    id: 'AdminCategory',
    description:
      "A category as admins see it. `name` is in the request's language, `product_count` is the number of its products, on sale or not.",
  });
