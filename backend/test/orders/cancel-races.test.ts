import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createSales, type Sales } from '../support/sales.ts';

const ROUNDS = 6;

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

test('An outdated screen does not revive an order shown as cancelled to its customer', async () => {
  const [customer, vendor] = [await shop.make.customer(), await shop.make.vendor()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, stock: 100 });
  const before = await sales.stockOf(productId);
  let kept = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [id = 0] = await sales.buy(customer, [{ productId }]);
    const cancel = () =>
      shop.call(`POST /orders/${id}/cancel`, { token: customer.token, body: { status_seen: 'Pending' } });
    const press = (status: number) =>
      shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status, status_seen: 'Pending' } });
    const [first, , , last] = await Promise.all([cancel(), press(5), press(2), cancel()]);
    const { order } = (await shop.call(`GET /orders/${id}`, { token: customer.token })).body;
    const isTold = [first, last].some(({ status, body }) => status === 200 && body.order.status === 'Cancelled');
    if (isTold) assert.equal(order.status, 'Cancelled');
    if (order.status === 'Confirmed') kept += 1;
    else assert.equal(order.status, 'Cancelled');
  }
  assert.equal(await sales.stockOf(productId), before - kept);
  await sales.assertBooksAreRight();
});

test('A cancellation locks a product before its sizes, as a sale does', async () => {
  const customer = await shop.make.customer();
  const { id: productId, variantIds } = await shop.make.product({ variants: [{ value: 'M' }] });
  const [id = 0] = await sales.buy(customer, [{ productId, variantId: variantIds[0] }]);
  const letGo = await holding(shop.database, sql`SELECT id FROM products WHERE id = ${productId} FOR NO KEY UPDATE`);
  const cancelled = shop.call(`POST /orders/${id}/cancel`, { token: customer.token });
  await untilWaiting(shop.database);
  const free = await shop.database.query(sql`
    SELECT id FROM variants WHERE product_id = ${productId} FOR NO KEY UPDATE SKIP LOCKED`);
  await letGo();
  assert.equal((await cancelled).status, 200);
  assert.equal(free.length, 1);
});
