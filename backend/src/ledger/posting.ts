import type { Database } from '../database/database.ts';
import type { Currency } from '../facts/currencies.ts';
import { sql } from '../sql/sql.ts';

/** What people decide is posted of these kinds; an order posts the others itself (0062-ledger.sql). */
type Kind = 'adjustment' | 'carrier_remitted' | 'provider_settled' | 'vendor_paid_in' | 'payout_paid';
type Account = 'vendor' | 'carrier' | 'provider' | 'bank' | 'payouts_underway' | 'provider_fees' | 'adjustments';

/** An entry as people decide it. */
export interface NewEntry {
  /** What is posted once, whoever repeats it. */
  key: string;
  kind: Kind;
  currency: Currency;
  /** Whose it is; null where it is nobody's in particular. */
  vendorId: number | null;
  /** The part that it is about; null where it is about none. */
  partId?: number | null;
  payoutId?: number;
  reason: string;
  actorId: number;
  /** The day in Riyadh on which it happened; left out: today. */
  day?: string;
  /** Minor units: a debit above, a credit below zero. They add up to nothing. */
  lines: readonly (readonly [account: Account, amount: number])[];
}

export const today = sql`(now() AT TIME ZONE 'Asia/Riyadh')::date`;

/** Posts what people decide; what an order's status says is posted by the database itself (0062-ledger.sql). */
export const createPosting = (database: Database) => ({
  /** @returns the id of the entry; null while one of its key stands that was not reversed */
  async postUnlessStanding(entry: NewEntry): Promise<number | null> {
    for (let time = 1; ; time += 1) {
      // Before the key: what a bank calls a transfer may end in anything.
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

  /** @returns the id of the entry; null when its key was posted before */
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

  /** Posts the exact opposite of an entry. @returns its id; null when somebody has reversed it before */
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
