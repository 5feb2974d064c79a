import type { Database } from '../database/database.ts';
import { sql } from '../sql/sql.ts';

/**
 * True if a parcel contains recalled units, or may. Call it with the lock on the sub-order: the shared lock on its
 * products waits for a recall that is being opened, and a later one sees the parcel as sent.
 */
export const isHeldByRecall = async (database: Database, vendorOrderId: number): Promise<boolean> => {
  await database.query(sql`
    SELECT p.id FROM products p WHERE p.id IN (SELECT product_id FROM order_items WHERE vendor_order_id = ${vendorOrderId})
    ORDER BY p.id FOR SHARE`);
  const row = await database.first<{ held: boolean }>(sql`SELECT parcel_is_recalled(${vendorOrderId}) AS held`);
  return row?.held ?? false;
};
