import { sql, type SQL } from '../sql/sql.ts';
import { LOW_STOCK } from '../facts/stock.ts';

const orFewOfAVariant = (few: SQL): SQL => sql`(${few} OR p.has_variants AND EXISTS (
  SELECT 1 FROM variants w WHERE w.product_id = p.id AND w.deleted_at IS NULL AND w.stock BETWEEN 1 AND ${LOW_STOCK - 1}))`;

/** A few units are left of the product (`p`), or of one of its variants. */
export const lowStock = orFewOfAVariant(sql`p.stock BETWEEN 1 AND ${LOW_STOCK - 1}`);

/** The same for all products of a vendor: the band is in an index, and the migration that made it knows the limit. */
export const isLowOnStock = orFewOfAVariant(sql`p.stock_band = 1`);
