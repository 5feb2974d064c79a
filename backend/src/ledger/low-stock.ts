import { sql } from '../sql/sql.ts';
import { LOW_STOCK } from '../facts/stock.ts';

/**
 * True if few units of the product (`p`) or one of its variants are left. The product's stock band is indexed and uses
 * the same limit as the variants.
 */
export const lowStock = sql`(p.stock_band = 1 OR p.has_variants AND EXISTS (
  SELECT 1 FROM variants w WHERE w.product_id = p.id AND w.deleted_at IS NULL AND w.stock BETWEEN 1 AND ${LOW_STOCK - 1}))`;
