import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLots } from '../support/lots.ts';
import { createReturns } from '../support/returns.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

test('Returned units go back into the batches that they were sold from', async () => {
  const lots = createLots(shop);
  const returns = createReturns(shop, sales);
  const { vendor, product } = await lots.tracked([
    { lot_no: 'A', days: 100, quantity: 2 },
    { lot_no: 'B', days: 200, quantity: 3 },
  ]);
  const customer = await shop.make.customer();
  const [partId = 0] = await sales.buy(customer, [{ productId: product.id, quantity: 4 }]);
  await shop.call(`POST /vendor/orders/${partId}/status`, { token: vendor.token, body: { status: 4 } });
  const rows = await shop.database.query<{ id: number }>(
    sql`SELECT id FROM order_items WHERE vendor_order_id = ${partId}`,
  );
  const delivered = { customer, vendor, partId, lines: rows.map(({ id }) => id) };
  const comesBack = async (quantity: number) => {
    const received = await returns.received(delivered, { quantity });
    const route = `/vendor/returns/${received.return_no}/inspection`;
    await returns.say(vendor, route, returns.inspection(received, [quantity, 0, 0]));
  };
  await comesBack(1);
  assert.deepEqual(await lots.stored(product.id), [
    ['A', 1, null],
    ['B', 1, null],
  ]);
  await comesBack(2);
  assert.deepEqual(await lots.stored(product.id), [
    ['A', 2, null],
    ['B', 2, null],
  ]);
});
