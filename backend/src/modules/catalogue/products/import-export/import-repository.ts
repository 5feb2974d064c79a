import { listOf } from '../../../../sql/columns.ts';
import { sql, type SQL } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import { categoryFinder, type CategoryNames, type FindCategory } from './categories.ts';
import { vendorColumns } from '../../shop/product-columns.ts';
import { tableColumns, valueRows } from './export-repository.ts';
import { codeKey } from '../../../../text/normalize.ts';
import type { StoredProduct } from './planner.ts';
import type { Values } from './rules.ts';

/** Complete product to store. */
interface ProductRecord extends Values {
  has_variants: boolean;
  slug: string;
  search_text: string;
}

const recordColumns = listOf(vendorColumns, ({ field, type }) => `${field} ${type}`);

const rowsOf = (rows: object[], shape: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS line (${shape})`;
// One parameter each, so that every engine uses the index, even without statistics.
const textsOf = (texts: string[]) =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );
const keysOf = (skus: string[]) =>
  sql.join(
    skus.map((sku) => sql`lower(${sku})`),
    sql`, `,
  );

/** Reads and writes the products of a file in bulk. Write inside a transaction. */
export const createImportRepository = (database: Database) => ({
  /** Lookup of category ids by name. @param lock keeps them from being deleted until the end of the transaction */
  async categories(lock: boolean): Promise<FindCategory> {
    const rows = await database.query<CategoryNames>(sql`
      SELECT id, slug, name, name_ar, status = 1 AS is_active FROM categories
      WHERE deleted_at IS NULL ORDER BY id ${lock ? sql`FOR KEY SHARE` : sql``}`);
    return categoryFinder(rows);
  },

  /** A vendor's products with these SKUs. @param lock blocks changes and sales until the end of the transaction */
  async find(vendorId: number, skus: string[], lock: boolean): Promise<StoredProduct[]> {
    const named = sql`p.vendor_id = ${vendorId} AND p.deleted_at IS NULL AND lower(p.sku) IN (${keysOf(skus)})`;
    // A statement of its own: variants and attributes are read as they are once the lock is held.
    if (lock) await database.query(sql`SELECT FROM products p WHERE ${named} ORDER BY p.id FOR NO KEY UPDATE OF p`);
    return database.query<StoredProduct>(sql`
      SELECT ${tableColumns}, p.approval_status, p.has_variants, p.tracks_lots,
        (SELECT c.category_id FROM product_changes c WHERE c.product_id = p.id AND c.declined_at IS NULL) AS arriving,
        (SELECT ${valueRows(sql`product_change_attributes v WHERE v.product_id = c.product_id`)}
          FROM product_changes c WHERE c.product_id = p.id AND c.declined_at IS NULL AND c.attributes) AS attributes_proposed,
        EXISTS (SELECT 1 FROM product_images i WHERE i.product_id = p.id) AS has_picture
      FROM products p WHERE ${named} ORDER BY p.id`);
  },

  /** Those of the SKUs, as keys, that a product or a variant of the vendor has, with the ids of the products. */
  async owners(vendorId: number, skus: string[]): Promise<Map<string, number[]>> {
    const owners = new Map<string, number[]>();
    if (skus.length === 0) return owners;
    const rows = await database.query<{ id: number; sku: string }>(sql`
      SELECT p.id, p.sku FROM products p
      WHERE p.vendor_id = ${vendorId} AND p.deleted_at IS NULL AND lower(p.sku) IN (${keysOf(skus)})
      UNION ALL
      SELECT p.id, w.sku FROM variants w JOIN products p ON p.id = w.product_id
      WHERE p.vendor_id = ${vendorId} AND p.deleted_at IS NULL AND w.deleted_at IS NULL AND lower(w.sku) IN (${keysOf(skus)})`);
    for (const { id, sku } of rows) owners.set(codeKey(sku), [...(owners.get(codeKey(sku)) ?? []), id]);
    return owners;
  },

  /** Those of the numbers that equal an SKU of the vendor's products or variants without its leading zeros. */
  async shortenedSkus(vendorId: number, numbers: string[]): Promise<Set<string>> {
    if (numbers.length === 0) return new Set();
    const rows = await database.query<{ sku: string }>(sql`
      SELECT ltrim(led.sku, '0') AS sku FROM (
        SELECT p.sku FROM products p WHERE p.vendor_id = ${vendorId} AND p.deleted_at IS NULL
        UNION ALL
        SELECT w.sku FROM variants w JOIN products p ON p.id = w.product_id
        WHERE p.vendor_id = ${vendorId} AND p.deleted_at IS NULL AND w.deleted_at IS NULL
      ) led WHERE led.sku LIKE '0%' AND ltrim(led.sku, '0') IN (${textsOf(numbers)})`);
    return new Set(rows.map(({ sku }) => sku));
  },

  /** Inserts new products, which then await approval, with their opening stock. @returns their ids by SKU */
  async insert(vendorId: number, records: ProductRecord[]): Promise<Map<string, number>> {
    const rows = await database.query<{ id: number; sku: string }>(sql`
      WITH born AS (
        INSERT INTO products (vendor_id, slug, search_text, has_variants, ${listOf(vendorColumns, ({ column }) => column)})
        SELECT ${vendorId}, slug, search_text, has_variants, ${listOf(vendorColumns, ({ field }) => field)}
        FROM ${rowsOf(records, sql`slug text, search_text text, has_variants boolean, ${recordColumns}`)}
        RETURNING id, sku, stock
      ), opened AS (
        INSERT INTO stock_moves (product_id, delta, reason) SELECT id, stock, 'opening' FROM born WHERE stock > 0
      )
      SELECT id, sku FROM born`);
    return new Map(rows.map(({ id, sku }) => [sku, id]));
  },

  /** Updates locked products, and records their stock moves. */
  update: (records: (Values & { id: number })[]) =>
    database.query(sql`
      WITH line AS (SELECT * FROM ${rowsOf(records, sql`id bigint, ${recordColumns}`)}), moved AS (
        INSERT INTO stock_moves (product_id, delta, reason)
        SELECT p.id, line.stock - p.stock, 'adjustment' FROM line JOIN products p ON p.id = line.id
        WHERE line.stock <> p.stock
      )
      UPDATE products p SET ${listOf(vendorColumns, ({ field, column }) => `${column} = line.${field}`)},
        updated_at = clock_timestamp()
      FROM line WHERE p.id = line.id`),

  /** Marks a locked product as sold by variants, before they are saved. */
  sellByVariants: (id: number) =>
    database.query(sql`UPDATE products SET has_variants = true WHERE id = ${id} AND NOT has_variants`),

  async companyName(vendorId: number): Promise<string> {
    const row = await database.first<{ name: string }>(
      sql`SELECT company_name AS name FROM vendors WHERE id = ${vendorId}`,
    );
    return row?.name ?? '';
  },

  /** Updates planner statistics, because the embedded engine has no autovacuum. */
  analyze: () => database.query(sql`ANALYZE products`),

  /** Those of the slugs that are in use. */
  async takenSlugs(slugs: string[]): Promise<Set<string>> {
    const rows = await database.query<{ slug: string }>(
      sql`SELECT slug FROM products WHERE slug IN (${textsOf(slugs)})`,
    );
    return new Set(rows.map(({ slug }) => slug));
  },
});
