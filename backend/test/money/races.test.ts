import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { COMPLETED, REFUNDED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createMoney } from '../support/money.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

/** Sends status changes that all wait for the locked sub-order, then releases the lock. */
const atOnce = async (id: number, token: string, statuses: readonly number[]) => {
  const letGo = await holding(shop.database, sql`SELECT id FROM vendor_orders WHERE id = ${id} FOR UPDATE`);
  const responses = statuses.map((status) =>
    shop.call(`POST /vendor/orders/${id}/status`, { token, body: { status } }),
  );
  await untilWaiting(shop.database, statuses.length);
  await letGo();
  for (const { status, text } of await Promise.all(responses)) assert.equal(status, 200, text);
};

test('Concurrent completions of an order post once, and a reopening keeps it balanced', async () => {
  const sales = createSales(shop);
  const money = createMoney(shop);
  await money.rate(10);
  const vendor = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, stock: 9 });
  const sell = async () => (await sales.buy(await shop.make.customer(), [{ productId }]))[0] ?? 0;

  const twice = await sell();
  await atOnce(twice, vendor.token, [COMPLETED, COMPLETED]);
  assert.deepEqual(await money.kindsOf(twice), ['collect', 'sale', 'commission']);
  await sales.assertBooksAreRight();

  await atOnce(await sell(), vendor.token, [COMPLETED, SHIPPED, REFUNDED, COMPLETED]);
  await sales.assertBooksAreRight();
});
