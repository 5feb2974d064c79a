import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';

/** Sub-order whose cash is reported as received; minor units. */
export interface CollectedSubOrderRow {
  id: number;
  order_sub_no: string;
  vendor_id: number;
  currency: Currency;
  total_amount: number;
  collected_by: 'vendor' | 'carrier' | 'provider' | null;
  remitted_at: string | null;
  remittances: number;
}

const columns = sql`part.id, part.order_sub_no, part.vendor_id, part.currency, part.total_amount, part.collected_by,
  part.remitted_at, (
    SELECT count(*) FROM ledger_entries e WHERE e.vendor_order_id = part.id AND e.kind = 'carrier_remitted') AS remittances`;

/** Sub-orders whose cash carriers hand over. */
export const createCollectedSubOrders = (database: Database) => ({
  /** Locks placed sub-orders until the transaction ends, in id order as everywhere, to avoid deadlocks. */
  async lock(orderSubNos: readonly string[]): Promise<CollectedSubOrderRow[]> {
    await database.query(sql`
      SELECT id FROM vendor_orders WHERE order_sub_no = ANY(${[...orderSubNos]}::text[]) AND placed_at IS NOT NULL
      ORDER BY id FOR UPDATE`);
    return database.query<CollectedSubOrderRow>(sql`
      SELECT ${columns} FROM vendor_orders part
      WHERE part.order_sub_no = ANY(${[...orderSubNos]}::text[]) AND part.placed_at IS NOT NULL ORDER BY part.id`);
  },

  setRemitted: (ids: readonly number[]) =>
    database.query(sql`UPDATE vendor_orders SET remitted_at = now() WHERE id = ANY(${[...ids]}::bigint[])`),
});
