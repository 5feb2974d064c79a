import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Currency } from '../facts/currencies.ts';
import { sql } from '../sql/sql.ts';

/** What an admin settles with a vendor by hand. */
export interface Adjustment {
  vendorId: number;
  /** The part that it is about; null where it is about none. */
  partId: number | null;
  currency: Currency;
  /** Minor units: above zero in the vendor's favour. */
  amount: number;
  reason: string;
  actorId: number;
}

const today = sql`(now() AT TIME ZONE 'Asia/Riyadh')::date`;

/** Posts what people decide; what an order's status says is posted by the database itself (0062-ledger.sql). */
export const createPosting = (database: Database) => ({
  /** @returns the id of the entry */
  async adjust({ vendorId, partId, currency, amount, reason, actorId }: Adjustment): Promise<number> {
    const row = await database.first<{ id: number }>(sql`
      WITH entry AS (
        INSERT INTO ledger_entries (key, kind, currency, vendor_id, vendor_order_id, reason, actor_user_id, occurred_on)
        VALUES (${`adjustment:${randomUUID()}`}, 'adjustment', ${currency}, ${vendorId}, ${partId}, ${reason}, ${actorId}, ${today})
        RETURNING id, currency, vendor_id
      ), lines AS (
        INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, component, amount)
        SELECT entry.id, line.no, entry.currency, line.account, CASE line.account WHEN 'vendor' THEN entry.vendor_id END,
          'amount', line.amount
        FROM entry CROSS JOIN (VALUES (1, 'adjustments', ${amount}::bigint), (2, 'vendor', -${amount}::bigint))
          AS line (no, account, amount)
      )
      SELECT id FROM entry`);
    if (!row) throw new Error('The adjustment was not posted.');
    return row.id;
  },

  /** Posts the exact opposite of an entry. @returns its id; null when somebody has reversed it before */
  async reverse(entryId: number, reason: string, actorId: number): Promise<number | null> {
    const row = await database.first<{ id: number }>(sql`
      WITH entry AS (
        INSERT INTO ledger_entries (key, kind, currency, vendor_id, vendor_order_id, reverses_id, reason, actor_user_id, occurred_on)
        SELECT 'reversal:' || id, 'reversal', currency, vendor_id, vendor_order_id, id, ${reason}, ${actorId}::bigint, ${today}
        FROM ledger_entries WHERE id = ${entryId} ON CONFLICT DO NOTHING RETURNING id
      ), lines AS (
        INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, order_item_id, component, amount)
        SELECT entry.id, was.no, was.currency, was.account, was.vendor_id, was.order_item_id, was.component, -was.amount
        FROM entry JOIN ledger_lines was ON was.entry_id = ${entryId}
      )
      SELECT id FROM entry`);
    return row?.id ?? null;
  },
});
