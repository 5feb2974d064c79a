import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** A variant as it was approved: its options (`color` only of a size in one of its colours), its prices in minor units. */
export interface ApprovedVariant {
  type: 'size' | 'color';
  value: string;
  value_arabic: string;
  color?: string;
  color_arabic?: string;
  price_sar: number;
  price_bhd: number;
  price_usd: number;
}

/** What the admin looks at when a product is approved. Prices in minor units, pictures by their storage keys. */
export interface ApprovedContent {
  name: string;
  arabic_name: string;
  description: string;
  arabic_description: string;
  category: number;
  price_sar: number;
  price_bhd: number;
  price_usd: number;
  discount: number;
  pictures: string[];
  variants: ApprovedVariant[];
}

/** The colour of a size that comes in colours, as keys of a JSON object; `w` is the variants table. */
export const colorOf: SQL = sql`CASE WHEN w.color = '' THEN '{}'::jsonb
  ELSE jsonb_build_object('color', w.color, 'color_arabic', w.color_ar) END`;

/** The content of a product as it is now; `p` is the products table. */
export const contentOf: SQL = sql`jsonb_build_object(
  'name', p.name, 'arabic_name', p.name_ar, 'description', p.description, 'arabic_description', p.description_ar,
  'category', p.category_id, 'price_sar', p.price_sar, 'price_bhd', p.price_bhd, 'price_usd', p.price_usd,
  'discount', p.discount,
  'pictures', coalesce((
    SELECT jsonb_agg(f.storage_key ORDER BY i.position, i.id) FROM product_images i JOIN files f ON f.id = i.file_id
    WHERE i.product_id = p.id), '[]'),
  'variants', coalesce((
    SELECT jsonb_agg(${colorOf} || jsonb_build_object('type', w.type, 'value', w.value, 'value_arabic', w.value_ar,
      'price_sar', w.price_sar, 'price_bhd', w.price_bhd, 'price_usd', w.price_usd) ORDER BY w.position, w.id)
    FROM variants w WHERE w.product_id = p.id AND w.deleted_at IS NULL), '[]'))`;

const among = (productIds: readonly number[]): SQL =>
  sql`p.id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))`;

/**
 * Keeps in mind what was approved while vendors change it: `keep` before products are written, `settle` after, both in
 * the transaction of the writing. A product that is as it was approved keeps nothing.
 */
export const createApprovedContent = (database: Database) => ({
  keep: (productIds: readonly number[]) =>
    database.query(sql`
      UPDATE products p SET approved_content = ${contentOf}
      WHERE ${among(productIds)} AND p.approval_status = 1 AND p.approved_content IS NULL`),

  settle: (productIds: readonly number[]) =>
    database.query(sql`
      UPDATE products p SET approved_content = NULL
      WHERE ${among(productIds)} AND p.approved_content = ${contentOf}`),
});
