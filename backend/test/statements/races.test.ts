import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createPayouts, type Payouts } from '../support/payouts.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let payouts: Payouts;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  payouts = createPayouts({ ...shop, sales });
});
after(() => shop.close());

const owed = async (day: string): Promise<number> => {
  const { vendorId } = await shop.make.vendor();
  await payouts.owe(vendorId, 10_000);
  await payouts.backdate(vendorId, day);
  return vendorId;
};

const holdEntries = (vendorId: number) =>
  holding(shop.database, sql`SELECT id FROM ledger_entries WHERE vendor_id = ${vendorId} FOR UPDATE`);

const close = async (month: string) =>
  shop.call('POST /admin/money/statements', { token: await payouts.tokenOfAdmin(), body: { month } });

const closingsOf = async (vendorId: number) => {
  const rows = await shop.database.query<{ closing: number }>(
    sql`SELECT closing FROM statements WHERE vendor_id = ${vendorId} ORDER BY to_day`,
  );
  return rows.map(({ closing }) => closing);
};

test('Late entries move to the next month, and two simultaneous closings close it once', async () => {
  const vendorId = await owed('2026-02-10');
  const letGo = await holdEntries(vendorId);
  const closing = [close('2026-02'), close('2026-02')];
  await untilWaiting(shop.database, 2);
  await shop.database.query(sql`
    WITH entry AS (
      INSERT INTO ledger_entries (key, kind, currency, vendor_id, reason, occurred_on)
      VALUES ('late', 'adjustment', 'USD', ${vendorId}, 'Late', '2026-02-28') RETURNING id
    )
    INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, component, amount)
    SELECT entry.id, line.* FROM entry
    CROSS JOIN (VALUES (1, 'USD', 'adjustments', NULL, 'amount', 500), (2, 'USD', 'vendor', ${vendorId}::bigint, 'amount', -500)) AS line`);
  await letGo();
  for (const { status, text } of await Promise.all(closing)) assert.equal(status, 200, text);
  assert.deepEqual(await closingsOf(vendorId), [10_000]);
  await close('2026-03');
  assert.deepEqual(await closingsOf(vendorId), [10_000, 10_500]);
  await sales.assertBooksAreRight();
});

test('An interrupted closing resumes: nothing is stated twice or left out', async () => {
  const [first, second] = [await owed('2026-04-10'), await owed('2026-04-10')];
  const letGo = await holdEntries(second);
  const cut = close('2026-04');
  await untilWaiting(shop.database);
  await shop.database.query(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  assert.ok((await cut).status >= 500);
  await letGo();
  assert.deepEqual([await closingsOf(first), await closingsOf(second)], [[10_000], []]);
  await sales.assertBooksAreRight();
  assert.equal((await close('2026-04')).status, 200);
  assert.deepEqual([await closingsOf(first), await closingsOf(second)], [[10_000], [10_000]]);
  await sales.assertBooksAreRight();
});
