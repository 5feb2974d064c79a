import { z } from 'zod';
import { RETURN_CLASSES } from '../../facts/returns.ts';
import { VAT_CLASSES } from '../../facts/vat.ts';
import { Moment } from '../../wire/schemas.ts';

export const Category = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string().describe('Its name, in the language asked for'),
    name_arabic: z.string(),
    image: z.string().nullable(),
    product_count: z.number().int().describe('How many products on sale it holds'),
  })
  .meta({
    id: 'Category',
    description: "A category as shoppers see it. `name` is in the request's language; `image` is the 640 px picture.",
  });

/** 1 active, 0 inactive. */
export const CategoryStatus = z.union([z.literal(0), z.literal(1)]);

export const AdminCategory = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string().describe('Its name, in the language asked for'),
    category_name: z.string(),
    category_name_arabic: z.string(),
    category_description: z.string(),
    category_description_arabic: z.string(),
    category_status: CategoryStatus,
    vat_class: z.enum(VAT_CLASSES).describe('How its products are taxed that say nothing else'),
    return_class: z.enum(RETURN_CLASSES).describe('How its products come back that say nothing stricter'),
    return_days: z.number().int().describe('For how many days its products come back'),
    image: z.string().nullable(),
    product_count: z.number().int().describe('How many products it holds, on sale or not'),
    created_at: Moment,
    updated_at: Moment.describe('When it was saved last'),
  })
  .meta({
    id: 'AdminCategory',
    description:
      "A category as the admin sees it. `name` is in the request's language, `product_count` counts the products that are in it, on sale or not.",
  });
