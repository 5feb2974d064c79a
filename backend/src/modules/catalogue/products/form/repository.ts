import { namedColumns } from '../../../../money/currency-columns.ts';
import { listOf } from '../../../../sql/columns.ts';
import { sql } from '../../../../sql/sql.ts';
import { AUTHORITIES, isAuthorityCountry, type Authority } from '../../../../facts/registration.ts';
import { codeKey } from '../../../../text/normalize.ts';
import { isOneOf } from '../../../../wire/bulk.ts';
import type { Database } from '../../../../database/database.ts';
import { valuesByCode } from '../../attributes/product-attributes.ts';
import { pendingValues } from '../changes/repository.ts';
import type { NewProduct } from './form.ts';
import { vendorColumns } from '../../shop/product-columns.ts';
import { anotherSlug, productSlug } from './slug.ts';

/** Product locked for writing. */
export interface LockedProduct {
  id: number;
  slug: string;
  /** Live name, in English. */
  name: string;
  sku: string;
  category_id: number;
  stock: number;
  has_variants: boolean;
  tracks_lots: boolean;
  updated_at: string;
  approval_status: 0 | 1;
  before: Record<string, unknown>;
}

/** Colour of a size variant that has one, as keys of a JSON object; `w` is the variants table. */
const colorOf = sql`CASE WHEN w.color = '' THEN '{}'::jsonb
  ELSE jsonb_build_object('color', w.color, 'color_arabic', w.color_ar) END`;

/**
 * Audited state of a product: all that a form can change, pending or live, as the vendor sees it; `p` is the products
 * table.
 */
export const auditedColumns = sql`jsonb_build_object(
  ${listOf(vendorColumns, ({ field, column }) => `'${field}', p.${column}`)},
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
  'attributes', ${valuesByCode(sql`product_attributes`, sql`p.id`)},
  'related_products', coalesce((
    SELECT jsonb_agg(r.related_id ORDER BY r.position, r.related_id) FROM related_products r
    WHERE r.product_id = p.id), '[]')) || ${pendingValues}`;

/** Columns that a form sets; the stock is entered in the ledger. */
const formColumns = vendorColumns.filter(({ column }) => column !== 'stock');

/** Rows of `products` as their vendor writes them. Every method takes the vendor or a product found for that vendor. */
export const createProductRepository = (database: Database) => {
  const insertWith = (vendorId: number, slug: string, product: NewProduct) => {
    const values = formColumns.map(({ form }) => product[form] ?? sql`DEFAULT`);
    return database.first<{ id: number }>(sql`
      INSERT INTO products (vendor_id, slug, has_variants, ${listOf(formColumns, ({ column }) => column)})
      VALUES (${vendorId}, ${slug}, ${product.variants.length > 0}, ${sql.join(values, sql`, `)})
      ON CONFLICT (slug) DO NOTHING RETURNING id`);
  };

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
        SELECT p.id, p.slug, p.name, p.sku, p.category_id, p.stock, p.has_variants, p.tracks_lots, p.updated_at, p.approval_status,
          ${auditedColumns} AS before
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

    /** Authority whose number a vendor's products need in a category; null if none is required. */
    async requiredAuthority(vendorId: number, categoryId: number): Promise<Authority | null> {
      const row = await database.first<{ iso2: string }>(sql`
        SELECT home.iso2 FROM vendors v JOIN countries home ON home.id = v.country_id
        JOIN categories c ON c.id = ${categoryId} AND c.authorisation_required
        WHERE v.id = ${vendorId}`);
      return row && isAuthorityCountry(row.iso2) ? AUTHORITIES[row.iso2] : null;
    },

    /** Inserts a product without stock, under the slug of its English name or a similar one if that is taken. */
    async insert(vendorId: number, product: NewProduct): Promise<{ id: number; slug: string }> {
      const preferredSlug = productSlug(product.name, product.sku);
      for (let slug = preferredSlug; ; slug = anotherSlug(preferredSlug)) {
        const row = await insertWith(vendorId, slug, product);
        if (row) return { id: row.id, slug };
      }
    },

    /**
     * Omitted fields and `unchanged` columns are left as stored. Prices are written only without variants; otherwise the
     * database derives them from the variants.
     */
    update(id: number, product: NewProduct, unchanged: readonly { column: string }[]) {
      const changes = formColumns.flatMap(({ form, column }) => {
        const value = unchanged.some((each) => each.column === column) ? undefined : product[form];
        return value === undefined ? [] : [sql`${sql.identifier(column)} = ${value}`];
      });
      return database.query(sql`
        UPDATE products SET ${sql.join(changes, sql`, `)}, has_variants = ${product.variants.length > 0},
          updated_at = clock_timestamp()
        WHERE id = ${id}`);
    },

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
