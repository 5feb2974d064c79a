import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from './app.ts';

/** VAT numbers of the platform in Saudi Arabia and Bahrain, where it then charges tax on its commission. */
const VAT_NUMBERS = { SA: '300000000000003', BH: '200000000000002' } as const;

/** Commission rates and ledger balances. */
export const createMoney = ({ call, make, database }: Pick<TestApp, 'call' | 'make' | 'database'>) => ({
  /** Registers the platform for VAT. */
  register: (country: keyof typeof VAT_NUMBERS) =>
    database.query(sql`
      INSERT INTO settings (key, value) VALUES ('platform', ${JSON.stringify({ company: { vat_number: VAT_NUMBERS[country] } })}::jsonb)
      ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`),

  /** Adds a commission rate from today on. @returns its id */
  async rate(percent: number, goods: { category_id?: number; vendor_id?: number } = {}): Promise<number> {
    const { token } = await make.admin();
    const [today] = await database.query<{ day: string }>(sql`
      SELECT to_char(now() AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS day`);
    const response = await call('POST /admin/commission-rates', {
      token,
      body: { ...goods, percent, from_day: today?.day },
    });
    assert.equal(response.status, 200, response.text);
    return response.body.data.id;
  },

  async end(id: number): Promise<void> {
    const { token } = await make.admin();
    const response = await call(`POST /admin/commission-rates/${id}/end`, { token });
    assert.equal(response.status, 200, response.text);
  },

  /** Commission of each line of a sub-order. */
  linesOf: (partId: number) =>
    database.query<{ source: string; bp: number; commission: number; vat_bp: number; vat: number }>(sql`
      SELECT commission_source AS source, commission_bp AS bp, commission, commission_vat_bp AS vat_bp, commission_vat AS vat
      FROM order_items WHERE vendor_order_id = ${partId} ORDER BY id`),

  /** Balances of a sub-order by account: `{ vendor: -1000 }`, minor units, without zeros. */
  async accountsOf(partId: number): Promise<Record<string, number>> {
    const rows = await database.query<{ account: string; amount: number }>(sql`
      SELECT line.account, sum(line.amount)::bigint AS amount
      FROM ledger_lines line JOIN ledger_entries entry ON entry.id = line.entry_id
      WHERE entry.vendor_order_id = ${partId} GROUP BY line.account HAVING sum(line.amount) <> 0 ORDER BY line.account`);
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  },

  /** Kinds of a sub-order's entries, in order; a reversal with the reversed kind. */
  async kindsOf(partId: number): Promise<string[]> {
    const rows = await database.query<{ kind: string }>(sql`
      SELECT concat_ws(' of ', entry.kind, back.kind) AS kind
      FROM ledger_entries entry LEFT JOIN ledger_entries back ON back.id = entry.reverses_id
      WHERE entry.vendor_order_id = ${partId} ORDER BY entry.id`);
    return rows.map(({ kind }) => kind);
  },
});
