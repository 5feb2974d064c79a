import { z } from 'zod';
import { contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { barcodeSpellings } from '../../../text/gtin.ts';
import { variantLabel, type VariantOptions } from '../shop/variant-label.ts';
import { LotProduct, LotVariant } from './schemas.ts';

const MOST = 20;

export const LotGoods = z
  .object({
    product: LotProduct,
    variant: LotVariant.nullable().describe('Its size or colour; null without variants'),
    sku: z.string().describe('SKU of the product or variant'),
    barcode: z.string().describe('Barcode of the product or variant'),
    tracks_lots: z.boolean().describe('True: its batches can be received'),
  })
  .meta({ id: 'LotGoods', description: 'A product, or one of its variants, that a delivery may contain' });

interface GoodsRow {
  product_id: number;
  slug: string;
  name: string;
  name_ar: string;
  variant: ({ id: number } & VariantOptions) | null;
  sku: string;
  barcode: string;
  tracks_lots: boolean;
}

const toGoods = (row: GoodsRow): z.infer<typeof LotGoods> => {
  const { label, labelArabic } = variantLabel(row.variant);
  return {
    product: { id: row.product_id, slug: row.slug, name: row.name, name_arabic: row.name_ar },
    variant: row.variant && { id: row.variant.id, label, label_arabic: labelArabic },
    sku: row.sku,
    barcode: row.barcode,
    tracks_lots: row.tracks_lots,
  };
};

/** Products and variants of a vendor, newest first. */
export const createLotGoods = (database: Database) => {
  const list = async (vendorId: number, condition: SQL, limit = MOST) => {
    const rows = await database.query<GoodsRow>(sql`
      SELECT p.id AS product_id, p.slug, p.name, p.name_ar, coalesce(w.sku, p.sku) AS sku,
        coalesce(w.barcode, p.barcode) AS barcode, p.tracks_lots,
        CASE WHEN w.id IS NOT NULL THEN jsonb_build_object('id', w.id, 'value', w.value, 'value_ar', w.value_ar,
          'color', w.color, 'color_ar', w.color_ar) END AS variant
      FROM products p LEFT JOIN variants w ON w.product_id = p.id AND w.deleted_at IS NULL
      WHERE p.vendor_id = ${vendorId} AND p.deleted_at IS NULL AND p.has_variants = (w.id IS NOT NULL) AND ${condition}
      ORDER BY p.id DESC, w.id LIMIT ${limit}`);
    return rows.map(toGoods);
  };

  return {
    /** Those that track batches, by a part of their name or SKU. */
    tracked: (vendorId: number, search: string | undefined) =>
      list(
        vendorId,
        search === undefined
          ? sql`p.tracks_lots`
          : sql`p.tracks_lots AND ${contains(search, sql`p.name`, sql`p.name_ar`, sql`p.sku`, sql`coalesce(w.sku, '')`)}`,
      ),

    /** Those with one of the SKUs, in lower case, tracked or not. */
    withSkus: (vendorId: number, skus: readonly string[]) =>
      list(vendorId, sql`lower(coalesce(w.sku, p.sku)) = ANY(${[...skus]}::text[])`, skus.length),

    /** Those with the barcode, tracked or not: every variant if it is the product's. */
    withBarcode: (vendorId: number, code: string) => {
      const spellings = barcodeSpellings(code);
      return list(vendorId, sql`(w.barcode = ANY(${spellings}::text[]) OR p.barcode = ANY(${spellings}::text[]))`);
    },
  };
};
