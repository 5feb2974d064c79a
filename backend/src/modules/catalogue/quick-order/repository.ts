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

/** Limit of matches per lookup. */
const MOST_MATCHES = 500;

export const createSkuRepository = (database: Database) => ({
  /** @param skus in lower case */
  find: (skus: readonly string[]) =>
    database.query<SkuMatchRow>(sql`
      WITH matched AS MATERIALIZED (
        SELECT p.id, p.sku, w.id AS variant_id FROM products p
        LEFT JOIN variants w ON p.has_variants AND w.product_id = p.id AND w.deleted_at IS NULL
        WHERE lower(p.sku) = ANY(${skus}::text[]) AND p.has_variants = (w.id IS NOT NULL) AND ${onSale}
        UNION
        SELECT p.id, w.sku, w.id FROM variants w JOIN products p ON p.id = w.product_id AND p.has_variants
        WHERE lower(w.sku) = ANY(${skus}::text[]) AND w.deleted_at IS NULL AND ${onSale}
        LIMIT ${MOST_MATCHES}
      )
      SELECT ${productColumns}, matched.sku AS matched_sku, ${paymentColumns}, ${variantObject} AS variant
      FROM matched JOIN ${productSource} ON p.id = matched.id LEFT JOIN variants w ON w.id = matched.variant_id
      ORDER BY p.id, w.position, w.id`),
});
