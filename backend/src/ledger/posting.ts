import type { Database } from '../database/database.ts';
import type { Currency } from '../facts/currencies.ts';
import { sql } from '../sql/sql.ts';
import { today } from '../calendar/today.ts';

/** Kinds of entries posted by people; orders post the others through the database (schema/functions/16-ledger.sql). */
type Kind = 'adjustment' | 'carrier_remitted' | 'provider_settled' | 'vendor_paid_in' | 'payout_paid';
type Account = 'vendor' | 'carrier' | 'provider' | 'bank' | 'payouts_underway' | 'provider_fees' | 'adjustments';

/** A manual entry. */
export interface NewEntry {
  /** Idempotency key. */
  key: string;
  kind: Kind;
  currency: Currency;
  /** Vendor of the entry, or null. */
  vendorId: number | null;
  /** Sub-order of the entry, or null. */
  partId?: number | null;
  payoutId?: number;
  reason: string;
  actorId: number;
  /** Accounting day in Riyadh; defaults to today. */
  day?: string;
  /** Minor units: debits positive, credits negative. They sum to zero. */
  lines: readonly (readonly [account: Account, amount: number])[];
}

/** Posts manual entries; those of order statuses are posted by the database (schema/functions/16-ledger.sql). */
export const createPosting = (database: Database) => ({
  /** @returns the id of the entry; null if an entry with its key exists and was not reversed */
  async postUnlessStanding(entry: NewEntry): Promise<number | null> {
    for (let time = 1; ; time += 1) {
      // Suffix before the key, since a bank's reference may end in anything.
      const key = time === 1 ? entry.key : `${time}:${entry.key}`;
      const id = await this.post({ ...entry, key });
      if (id !== null || !(await this.isReversed(key))) return id;
    }
  },

  async isReversed(key: string): Promise<boolean> {
    const row = await database.first(sql`
      SELECT 1 FROM ledger_entries e JOIN ledger_entries back ON back.reverses_id = e.id WHERE e.key = ${key}`);
    return row !== null;
  },

  /** @returns the id of the entry; null if its key was already posted */
  async post(entry: NewEntry): Promise<number | null> {
    const lines = entry.lines.filter(([, amount]) => amount !== 0);
    const row = await database.first<{ id: number }>(sql`
      WITH entry AS (
        INSERT INTO ledger_entries (key, kind, currency, vendor_id, vendor_order_id, payout_id, reason, actor_user_id, occurred_on)
        VALUES (${entry.key}, ${entry.kind}, ${entry.currency}, ${entry.vendorId}, ${entry.partId ?? null},
          ${entry.payoutId ?? null}, ${entry.reason}, ${entry.actorId}, coalesce(${entry.day ?? null}::date, ${today}))
        ON CONFLICT (key) DO NOTHING RETURNING id, currency, vendor_id
      ), lines AS (
        INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, component, amount)
        SELECT entry.id, line.no, entry.currency, line.account, CASE line.account WHEN 'vendor' THEN entry.vendor_id END,
          'amount', line.amount
        FROM entry CROSS JOIN unnest(${lines.map(([account]) => account)}::text[], ${lines.map(([, amount]) => amount)}::bigint[])
          WITH ORDINALITY AS line (account, amount, no)
      )
      SELECT id FROM entry`);
    return row?.id ?? null;
  },

  /**
   * Posts the reversal of an entry.
   * @returns its id; null if it has already been reversed
   */
  async reverse(entryId: number, reason: string, actorId: number): Promise<number | null> {
    const row = await database.first<{ id: number }>(sql`
      WITH entry AS (
        INSERT INTO ledger_entries (key, kind, currency, vendor_id, vendor_order_id, payout_id, reverses_id, reason, actor_user_id, occurred_on)
        SELECT 'reversal:' || id, 'reversal', currency, vendor_id, vendor_order_id, payout_id, id, ${reason}, ${actorId}::bigint, ${today}
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
