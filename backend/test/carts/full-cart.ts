import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from '../support/app.ts';

/** Fills a cart with the given number of variants of one product. @returns quantity of the first line */
export const fillWithLines = async (
  { database, make }: Pick<TestApp, 'database' | 'make'>,
  userId: number,
  lines: number,
): Promise<{ product_id: number; variant_id: number | undefined }> => {
  const { id, variantIds } = await make.product({ variants: [{ value: '0' }] });
  await database.query(sql`
    INSERT INTO variants (product_id, type, value, sku, price_sar, price_bhd, price_usd, stock)
    SELECT product_id, type, n::text, sku || '-' || n, price_sar, price_bhd, price_usd, stock
    FROM variants, generate_series(1, ${lines - 1}::integer) n WHERE product_id = ${id}`);
  await database.query(sql`
    INSERT INTO cart_items (user_id, product_id, variant_id, quantity)
    SELECT ${userId}, product_id, id, 1 FROM variants WHERE product_id = ${id} ORDER BY id`);
  return { product_id: id, variant_id: variantIds[0] };
};
