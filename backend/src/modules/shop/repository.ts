import type { PaymentSettings } from '../../facts/payment-methods.ts';
import { paymentColumns } from './vendor-payment.ts';
import { currencyColumns } from '../../money/currency-columns.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import { priceColumns, type PriceRow } from '../../money/money.ts';
import type { Currency } from '../../wire/schemas.ts';
import { orderBy } from '../../wire/sorting.ts';
import { isId, recommended } from './listing.ts';
import { onSale, productColumns, productSource, type ProductRow } from './product-row.ts';
import type { VariantOptions } from './variant-label.ts';

/** A product with what only its own page shows. */
interface DetailRow extends ProductRow, PaymentSettings {
  cr_number: string;
  reviews_enabled: boolean;
}

export interface VariantRow extends PriceRow, VariantOptions {
  id: number;
  type: 'size' | 'color';
  sku: string;
  barcode: string;
  stock: number;
}

interface ShownReviewRow {
  id: number;
  body: string;
  rating: number | null;
  verified: boolean;
  name: string;
  created_at: string;
  answer: string;
  answered_at: string | null;
}

const RELATED = 8;
const SHOWN_REVIEWS = 50;

/** Products that are on sale, and what belongs to them. */
export const createCatalogRepository = (database: Database) => {
  /** Finds the ids first, from an index alone, and joins only the rows that are shown. */
  const listWhere = (condition: SQL, order: SQL, limit: number) =>
    database.query<ProductRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT p.id FROM products p WHERE ${condition} ORDER BY ${order} LIMIT ${limit}
      )
      SELECT ${productColumns} FROM shown JOIN ${productSource} ON p.id = shown.id ORDER BY ${order}`);

  return {
    /** The highest price that anything is sold for, in minor units; 0 in an empty shop. */
    async maxPrice(currency: Currency): Promise<number> {
      const final = sql`p.${sql.identifier(priceColumns[currency].final)}`;
      const row = await database.first<{ max: number }>(
        sql`SELECT ${final} AS max FROM products p WHERE ${onSale} ORDER BY ${final} DESC LIMIT 1`,
      );
      return row?.max ?? 0;
    },

    topRated: (limit: number) =>
      listWhere(sql`${onSale} AND p.total_reviews > 0`, sql`p.rating_avg DESC, p.total_reviews DESC, p.id`, limit),

    newest: (limit: number) => listWhere(onSale, sql`p.id DESC`, limit),

    find(idOrSlug: string): Promise<DetailRow | null> {
      const named = isId(idOrSlug) ? sql`p.id = ${Number(idOrSlug)}` : sql`p.slug = ${idOrSlug}`;
      return database.first<DetailRow>(
        sql`SELECT ${productColumns}, v.cr_number, ${paymentColumns}, v.reviews_enabled
          FROM ${productSource} WHERE ${named} AND ${onSale}`,
      );
    },

    /** The vendor's own choice of related products; without one, others of the same category as the shop shows them. */
    async related(product: Pick<ProductRow, 'id' | 'category_id'>): Promise<ProductRow[]> {
      const chosen = await database.query<ProductRow>(sql`
        SELECT ${productColumns} FROM related_products r JOIN ${productSource} ON p.id = r.related_id
        WHERE r.product_id = ${product.id} AND ${onSale} ORDER BY r.position, p.id LIMIT ${RELATED}`);
      if (chosen.length > 0) return chosen;
      const alike = sql`${onSale} AND p.category_id = ${product.category_id} AND p.id <> ${product.id}`;
      return listWhere(alike, orderBy(recommended), RELATED);
    },

    variants: (productId: number) =>
      database.query<VariantRow>(sql`
        SELECT id, type, value, value_ar, color, color_ar, sku, barcode, stock, ${currencyColumns('price')}
        FROM variants WHERE product_id = ${productId} AND deleted_at IS NULL ORDER BY position, id`),

    pictures: (productId: number) =>
      database.query<{ storage_key: string; variant_id: number | null }>(sql`
        SELECT f.storage_key, i.variant_id FROM product_images i JOIN files f ON f.id = i.file_id
        WHERE i.product_id = ${productId} ORDER BY i.position, i.id`),

    tags: (productId: number) =>
      database.query<{ slug: string; name: string; name_ar: string }>(sql`
        SELECT t.slug, t.name, t.name_ar FROM product_tags pt JOIN tags t ON t.id = pt.tag_id
        WHERE pt.product_id = ${productId} ORDER BY t.id`),

    /** Reviews that the vendor's shop settings let be shown; the writer goes by first name and initial. */
    reviews: (productId: number) =>
      database.query<ShownReviewRow>(sql`
        SELECT r.id, r.body, CASE WHEN v.ratings_enabled THEN r.rating END AS rating,
          r.verified AND v.reviews_verified_label AS verified,
          u.firstname || ' ' || left(u.lastname, 1) || '.' AS name, r.created_at, r.answer, r.answered_at
        FROM reviews r
        JOIN products p ON p.id = r.product_id
        JOIN vendors v ON v.id = p.vendor_id AND v.reviews_enabled
        JOIN users u ON u.id = r.user_id
        WHERE r.product_id = ${productId} AND r.hidden_at IS NULL ORDER BY r.id DESC LIMIT ${SHOWN_REVIEWS}`),

    /** The vendor that a filter names, when shoppers may know of it. */
    vendorNamed: (id: number) =>
      database.first<{ id: number; company_name: string; company_name_ar: string }>(sql`
        SELECT id, company_name, company_name_ar FROM vendors WHERE id = ${id} AND active = 1 AND deleted_at IS NULL`),

    tagNamed: (slug: string) =>
      database.first<{ slug: string; name: string; name_ar: string }>(
        sql`SELECT slug, name, name_ar FROM tags WHERE slug = ${slug}`,
      ),
  };
};
