import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { priceColumns, type PriceRow } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { orderBy } from '../../../wire/sorting.ts';
import { isId, named, recommended } from './listing.ts';
import { picturesOf, tagsOf, variantsOf } from './product-parts.ts';
import { onSale, productColumns, productSource, type ProductRow } from './product-row.ts';
import type { VariantOptions } from './variant-label.ts';

export interface VariantRow extends PriceRow, VariantOptions {
  id: number;
  type: 'size' | 'color';
  sku: string;
  barcode: string;
  stock: number;
  /** Earliest expiry on sale, YYYY-MM-DD; null without a promise. */
  expires_from: string | null;
}

export interface PictureRow {
  storage_key: string;
  variant_id: number | null;
}

export interface TagRow {
  slug: string;
  name: string;
  name_ar: string;
}

const RELATED = sql.raw('8');

/** Products on sale with their related data. */
export const createCatalogRepository = (database: Database) => {
  /**
   * Finds the ids first, by an index-only scan, and joins only the shown rows.
   * @param limit inlined into the text, because a generic plan would assume a tenth of the shop
   */
  const listWhere = (condition: SQL, order: SQL, limit: SQL, name: string) =>
    database.query<ProductRow>(
      sql`
      WITH shown AS MATERIALIZED (
        SELECT p.id FROM products p WHERE ${condition} ORDER BY ${order} LIMIT ${limit}
      )
      SELECT ${productColumns} FROM shown JOIN ${productSource} ON p.id = shown.id ORDER BY ${order}`,
      name,
    );

  const chosenFor = (productId: number) =>
    database.query<ProductRow>(
      sql`SELECT ${productColumns} FROM related_products r JOIN ${productSource} ON p.id = r.related_id
        WHERE r.product_id = ${productId} AND ${onSale} ORDER BY r.position, p.id LIMIT ${RELATED}`,
      'related-chosen',
    );

  return {
    /** Highest price of the shop in minor units, including variants; 0 in an empty shop. */
    async maxPrice(currency: Currency): Promise<number> {
      const { final, topFinal } = priceColumns[currency];
      const [lowest, top] = [final, topFinal].map((column) => sql`p.${sql.identifier(column)}`);
      const row = await database.first<{ max: number }>(
        sql`SELECT coalesce(greatest(
            (SELECT ${lowest} FROM products p WHERE ${onSale} ORDER BY ${lowest} DESC LIMIT 1),
            (SELECT ${top} FROM products p WHERE ${onSale} AND ${top} IS NOT NULL ORDER BY ${top} DESC LIMIT 1)
          ), 0) AS max`,
        `highest-price-${currency}`,
      );
      return row?.max ?? 0;
    },

    topRated: (limit: number) =>
      listWhere(
        sql`${onSale} AND p.total_reviews > 0`,
        sql`p.rating_avg DESC, p.total_reviews DESC, p.id`,
        sql.raw(String(limit)),
        `top-rated-${limit}`,
      ),

    newest: (limit: number) => listWhere(onSale, sql`p.id DESC`, sql.raw(String(limit)), `newest-${limit}`),

    /**
     * Related products chosen by the vendor; without any, others of the same category.
     * @returns null for a product that is not on sale
     */
    async related(idOrSlug: string): Promise<ProductRow[] | null> {
      const product = await database.first<{ id: number; category_id: number; has_choice: boolean }>(
        sql`SELECT p.id, p.category_id, EXISTS (SELECT 1 FROM related_products r WHERE r.product_id = p.id) AS has_choice
          FROM products p WHERE ${named(idOrSlug)} AND ${onSale}`,
        `related-to-${isId(idOrSlug) ? 'id' : 'slug'}`,
      );
      if (!product) return null;
      const chosen = product.has_choice ? await chosenFor(product.id) : [];
      if (chosen.length > 0) return chosen;
      const alike = sql`${onSale} AND p.category_id = ${product.category_id} AND p.id <> ${product.id}`;
      return listWhere(alike, orderBy(recommended), RELATED, 'related-alike');
    },

    variants: (productId: number) => database.query<VariantRow>(variantsOf(sql`${productId}`), 'variants-of-product'),

    pictures: (productId: number) => database.query<PictureRow>(picturesOf(sql`${productId}`), 'pictures-of-product'),

    tags: (productId: number) => database.query<TagRow>(tagsOf(sql`${productId}`), 'tags-of-product'),

    /** Vendor of a filter, if it is active. */
    vendorNamed: (id: number) =>
      database.first<{ id: number; company_name: string; company_name_ar: string }>(
        sql`SELECT id, company_name, company_name_ar FROM vendors WHERE id = ${id} AND active = 1 AND deleted_at IS NULL`,
        'vendor-named',
      ),

    tagNamed: (slug: string) =>
      database.first<TagRow>(sql`SELECT slug, name, name_ar FROM tags WHERE slug = ${slug}`, 'tag-named'),
  };
};
