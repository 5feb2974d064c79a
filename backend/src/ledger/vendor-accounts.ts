import type { Database } from '../database/database.ts';
import { CURRENCIES } from '../facts/currencies.ts';
import { sql } from '../sql/sql.ts';

/**
 * Serialises payout runs, closings of statements, payout holds and decisions about bank accounts per vendor, by locking
 * the vendor's accounts first. Sales do not take this lock.
 * @param vendorIds null for all vendors with entries
 */
export const lockVendorAccounts = async (database: Database, vendorIds: readonly number[] | null): Promise<void> => {
  const wanted = vendorIds && [...vendorIds];
  await database.query(sql`
    INSERT INTO vendor_accounts (vendor_id, currency)
    SELECT v.id, currency FROM vendors v CROSS JOIN unnest(${[...CURRENCIES]}::text[]) AS currency
    WHERE ${wanted === null ? sql`EXISTS (SELECT FROM ledger_entries e WHERE e.vendor_id = v.id)` : sql`v.id = ANY(${wanted}::bigint[])`}
    ORDER BY v.id, currency ON CONFLICT DO NOTHING`);
  await database.query(sql`
    SELECT vendor_id FROM vendor_accounts WHERE ${wanted === null ? sql`true` : sql`vendor_id = ANY(${wanted}::bigint[])`}
    ORDER BY vendor_id, currency FOR NO KEY UPDATE`);
};
