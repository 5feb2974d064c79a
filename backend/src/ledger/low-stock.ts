import { sql } from '../sql/sql.ts';
import { LOW_STOCK } from '../facts/stock.ts';

/**
 * A few units are left of the product (`p`), or of one of its variants. The product's band is in an index, and stands for
 * as few as of a variant: migration 0057 made it by the same limit.
 */
export const lowStock = sql`(p.stock_band = 1 OR p.has_variants AND EXISTS (
  SELECT 1 FROM variants w WHERE w.product_id = p.id AND w.deleted_at IS NULL AND w.stock BETWEEN 1 AND ${LOW_STOCK - 1}))`;
