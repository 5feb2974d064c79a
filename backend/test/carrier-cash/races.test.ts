import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('When two admins re-book a reversed payment concurrently, one succeeds', async () => {
  const { vendorId } = await shop.make.vendor();
  const { token } = await shop.make.admin();
  const body = {
    ...{ bank_reference: 'VP-1', day: dayFromNow(0), currency: 'USD' },
    ...{ vendor_id: vendorId, amount: 50 },
  };
  const book = () => shop.call('POST /admin/money/vendor-payments', { token, body });
  assert.equal((await book()).status, 200);
  const entry = await shop.database.first<{ id: number }>(sql`SELECT id FROM ledger_entries WHERE reason = 'VP-1'`);
  const reason = 'It was another one.';
  await shop.call(`POST /admin/money/entries/${entry?.id}/reverse`, { token, body: { reason } });

  const letGo = await holding(shop.database, sql`SELECT id FROM vendors WHERE id = ${vendorId} FOR UPDATE`);
  const responses = [book(), book()];
  await untilWaiting(shop.database, 2);
  await letGo();
  const codes = (await Promise.all(responses)).map(({ status, body: { code } }) => (status === 200 ? 'ok' : code));
  assert.deepEqual(codes.sort(), ['ok', 'reference_used']);
  await createSales(shop).assertBooksAreRight();
});
