import { PRICE_FIELDS } from '../../../../facts/currencies.ts';
import { currencyColumns, namedColumns, valuesOf } from '../../../../money/currency-columns.ts';
import { sql } from '../../../../sql/sql.ts';
import { codeKey } from '../../../../text/normalize.ts';
import { isOneOf } from '../../../../wire/bulk.ts';
import type { Database } from '../../../../database/database.ts';
import { pendingValues } from '../changes/repository.ts';
import type { ReviewedValues } from '../changes/reviewed-fields.ts';
import type { NewProduct } from './form.ts';
import { anotherSlug, productSlug } from './slug.ts';

/** Product locked for writing. */
export interface LockedProduct {
  id: number;
  slug: string;
  sku: string;
  category_id: number;
  stock: number;
  has_variants: boolean;
  updated_at: string;
  approval_status: 0 | 1;
  /** Live values of the fields that need review. */
  live: ReviewedValues;
  before: Record<string, unknown>;
}

export type Content = Omit<
  NewProduct,
  'stock' | 'variants' | 'images' | 'product_image' | 'tags' | 'related_products'
> & { variants: readonly unknown[] };

/** Colour of a size variant that has one, as keys of a JSON object; `w` is the variants table. */
const colorOf = sql`CASE WHEN w.color = '' THEN '{}'::jsonb
  ELSE jsonb_build_object('color', w.color, 'color_arabic', w.color_ar) END`;

/**
 * Audited state of a product: all that a form can change, pending or live, as the vendor sees it; `p` is the products
 * table.
 */
export const auditedColumns = sql`jsonb_build_object(
  'name', p.name, 'arabic_name', p.name_ar, 'description', p.description, 'arabic_description', p.description_ar,
  'category', p.category_id, 'vat_class', p.vat_class, 'vat_basis', p.vat_basis,
  'return_class', p.return_class, ${namedColumns('price', 'p')},
  'discount', p.discount, 'sku', p.sku, 'barcode', p.barcode, 'status', p.status, 'stock', p.stock,
  'pictures', coalesce((
    SELECT jsonb_agg(f.storage_key ORDER BY i.position, i.id) FROM product_images i JOIN files f ON f.id = i.file_id
    WHERE i.product_id = p.id), '[]'),
  'variants', coalesce((
    SELECT jsonb_agg(${colorOf} || jsonb_build_object('type', w.type, 'value', w.value, 'value_arabic', w.value_ar, 'sku', w.sku,
      'barcode', w.barcode, 'stock', w.stock, ${namedColumns('price', 'w')}) ORDER BY w.position, w.id)
    FROM variants w WHERE w.product_id = p.id AND w.deleted_at IS NULL), '[]'),
  'tags', coalesce((
    SELECT jsonb_agg(t.name ORDER BY t.name) FROM product_tags pt JOIN tags t ON t.id = pt.tag_id
    WHERE pt.product_id = p.id), '[]'),
  'related_products', coalesce((
    SELECT jsonb_agg(r.related_id ORDER BY r.position, r.related_id) FROM related_products r
    WHERE r.product_id = p.id), '[]')) || ${pendingValues}`;

const pricesOf = (content: Content) => valuesOf((currency) => content[PRICE_FIELDS[currency]]);

/** Rows of `products` as their vendor writes them. Every method takes the vendor or a product found for that vendor. */
export const createProductRepository = (database: Database) => {
  const insertWith = (vendorId: number, slug: string, content: Content) =>
    database.first<{ id: number }>(sql`
      INSERT INTO products (vendor_id, slug, category_id, sku, barcode, name, name_ar, description, description_ar,
        ${currencyColumns('price')}, has_variants, discount, status, vat_class, vat_basis, return_class)
      VALUES (${vendorId}, ${slug}, ${content.category_id}, ${content.sku}, ${content.barcode}, ${content.name},
        ${content.arabic_name}, ${content.description}, ${content.arabic_description}, 
        ${pricesOf(content)}, ${content.variants.length > 0}, ${content.discount}, ${content.status},
        ${content.vat_class ?? ''}, ${content.vat_basis ?? ''}, ${content.return_class ?? ''})
      ON CONFLICT (slug) DO NOTHING RETURNING id`);

  return {
    /**
     * Serialises writes to a vendor's products, so that no two get the same SKU. An advisory lock instead of the
     * vendor's row: its settings and other readers that lock it need not wait for products.
     */
    async lockVendor(vendorId: number): Promise<{ trusted: boolean }> {
      await database.query(sql`SELECT pg_advisory_xact_lock(hashtextextended('products', ${vendorId}))`);
      const row = await database.first<{ trusted: boolean }>(
        sql`SELECT trusted FROM vendors WHERE id = ${vendorId} FOR KEY SHARE`,
      );
      return { trusted: row?.trusted ?? false };
    },

    lock: (vendorId: number, slug: string) =>
      database.first<LockedProduct>(sql`
        SELECT p.id, p.slug, p.sku, p.category_id, p.stock, p.has_variants, p.updated_at, p.approval_status,
          jsonb_build_object('name', p.name, 'name_ar', p.name_ar, 'description', p.description,
            'description_ar', p.description_ar, 'category_id', p.category_id,
            'vat_class', p.vat_class, 'vat_basis', p.vat_basis) AS live, ${auditedColumns} AS before
        FROM products p WHERE p.slug = ${slug} AND p.vendor_id = ${vendorId} AND p.deleted_at IS NULL FOR NO KEY UPDATE`),

    /** Those of the SKUs, as keys, that another product of the vendor or one of its variants has. */
    async takenSkus(vendorId: number, skus: readonly string[], exceptId: number | null): Promise<Set<string>> {
      const skuKeys = sql.join(
        skus.map((sku) => sql`lower(${sku})`),
        sql`, `,
      );
      const others = sql`p.vendor_id = ${vendorId} AND p.deleted_at IS NULL AND p.id IS DISTINCT FROM ${exceptId}::bigint`;
      const rows = await database.query<{ sku: string }>(sql`
        SELECT p.sku FROM products p WHERE ${others} AND lower(p.sku) IN (${skuKeys})
        UNION ALL
        SELECT w.sku FROM variants w JOIN products p ON p.id = w.product_id
        WHERE ${others} AND w.deleted_at IS NULL AND lower(w.sku) IN (${skuKeys})`);
      return new Set(rows.map(({ sku }) => codeKey(sku)));
    },

    /**
     * True for an active category, or one that the product already has or requests. Locks it until the product is
     * saved.
     */
    async isCategory(id: number, present: readonly number[]): Promise<boolean> {
      const row = await database.first(sql`
        SELECT id FROM categories
        WHERE id = ${id} AND deleted_at IS NULL AND (status = 1 OR ${isOneOf(sql`id`, present)})
        FOR KEY SHARE`);
      return row !== null;
    },

    /** Inserts a product without stock, under the slug of its English name or a similar one if that is taken. */
    async insert(vendorId: number, content: Content): Promise<{ id: number; slug: string }> {
      const preferredSlug = productSlug(content.name, content.sku);
      for (let slug = preferredSlug; ; slug = anotherSlug(preferredSlug)) {
        const row = await insertWith(vendorId, slug, content);
        if (row) return { id: row.id, slug };
      }
    },

    /** Prices are written only without variants; otherwise the database derives them from the variants. */
    update: (id: number, content: Content) =>
      database.query(sql`
        UPDATE products SET category_id = ${content.category_id}, sku = ${content.sku}, barcode = ${content.barcode},
          name = ${content.name}, name_ar = ${content.arabic_name}, description = ${content.description},
          description_ar = ${content.arabic_description}, 
          (${currencyColumns('price')}) = ROW (${pricesOf(content)}), has_variants = ${content.variants.length > 0}, discount = ${content.discount},
          status = ${content.status}, vat_class = coalesce(${content.vat_class ?? null}, vat_class),
          vat_basis = coalesce(${content.vat_basis ?? null}, vat_basis),
          return_class = coalesce(${content.return_class ?? null}, return_class), updated_at = clock_timestamp()
        WHERE id = ${id}`),

    /** Updates the timestamp after a change outside this table. */
    touch: (id: number) => database.query(sql`UPDATE products SET updated_at = clock_timestamp() WHERE id = ${id}`),

    async audited(id: number): Promise<Record<string, unknown>> {
      const row = await database.first<{ after: Record<string, unknown> }>(
        sql`SELECT ${auditedColumns} AS after FROM products p WHERE p.id = ${id}`,
      );
      return row?.after ?? {};
    },
  };
};
