import type { PaymentSettings } from '../../../facts/payment-methods.ts';
import { paymentColumns } from '../shop/vendor-payment.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { onSale, productColumns, productSource, variantObject, type ProductRow } from '../shop/product-row.ts';
import type { VariantRow } from '../shop/repository.ts';

export interface SkuMatchRow extends ProductRow, PaymentSettings {
  matched_sku: string;
  variant: VariantRow | null;
}

/** Article bought before, with the quantity of the last time. */
export interface BoughtRow extends SkuMatchRow {
  last_quantity: number;
}

/** Limit of matches per lookup. */
const MOST_MATCHES = 500;

/** Number of orders whose articles are offered again, and of those articles. */
const LATEST_ORDERS = 30;
const MOST_BOUGHT = 10;

export const createSkuRepository = (database: Database) => ({
  /** Matches by SKU or barcode. @param skus in lower case @param barcodes in all their spellings */
  find: (skus: readonly string[], barcodes: readonly string[]) =>
    database.query<SkuMatchRow>(sql`
      WITH matched AS MATERIALIZED (
        SELECT p.id, p.sku, w.id AS variant_id FROM products p
        LEFT JOIN variants w ON p.has_variants AND w.product_id = p.id AND w.deleted_at IS NULL
        WHERE lower(p.sku) = ANY(${skus}::text[]) AND p.has_variants = (w.id IS NOT NULL) AND ${onSale}
        UNION
        SELECT p.id, w.sku, w.id FROM variants w JOIN products p ON p.id = w.product_id AND p.has_variants
        WHERE lower(w.sku) = ANY(${skus}::text[]) AND w.deleted_at IS NULL AND ${onSale}
        UNION
        SELECT p.id, p.barcode, NULL FROM products p
        WHERE p.barcode <> '' AND p.barcode = ANY(${barcodes}::text[]) AND NOT p.has_variants AND ${onSale}
        UNION
        SELECT p.id, w.barcode, w.id FROM variants w JOIN products p ON p.id = w.product_id AND p.has_variants
        WHERE w.barcode <> '' AND w.barcode = ANY(${barcodes}::text[]) AND w.deleted_at IS NULL AND ${onSale}
        LIMIT ${MOST_MATCHES}
      )
      SELECT ${productColumns}, matched.sku AS matched_sku, ${paymentColumns}, ${variantObject} AS variant
      FROM matched JOIN ${productSource} ON p.id = matched.id LEFT JOIN variants w ON w.id = matched.variant_id
      ORDER BY p.id, w.position, w.id`),

  /**
   * Articles that a customer bought in the latest orders and that are still on sale: each size or colour once, the last
   * bought first, with the quantity of that time.
   */
  bought: (userId: number) =>
    database.query<BoughtRow>(sql`
      WITH latest AS MATERIALIZED (
        SELECT id FROM orders WHERE user_id = ${userId} AND state = 'placed' ORDER BY id DESC LIMIT ${LATEST_ORDERS}
      ), bought AS MATERIALIZED (
        SELECT DISTINCT ON (i.product_id, i.variant_id) i.id, i.product_id, i.variant_id, i.quantity
        FROM latest JOIN vendor_orders part ON part.order_id = latest.id
          JOIN order_items i ON i.vendor_order_id = part.id
        ORDER BY i.product_id, i.variant_id, i.id DESC
      )
      SELECT ${productColumns}, coalesce(w.sku, p.sku) AS matched_sku, ${paymentColumns}, ${variantObject} AS variant,
        bought.quantity AS last_quantity
      FROM bought JOIN ${productSource} ON p.id = bought.product_id
        LEFT JOIN variants w ON w.id = bought.variant_id AND w.deleted_at IS NULL
      WHERE ${onSale} AND p.has_variants = (w.id IS NOT NULL)
      ORDER BY bought.id DESC LIMIT ${MOST_BOUGHT}`),

  async countOrders(userId: number): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM orders WHERE user_id = ${userId} AND state = 'placed'`,
    );
    return row?.total ?? 0;
  },
});
