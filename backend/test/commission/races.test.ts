import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createMoney } from '../support/money.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let money: ReturnType<typeof createMoney>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  money = createMoney(shop);
});
after(() => shop.close());

test('Ending a rate waits for a concurrent sale, which pays it; the next sale does not', async () => {
  const { vendorId } = await shop.make.vendor();
  const rate = await money.rate(10, { vendor_id: vendorId });
  const { id: productId } = await shop.make.product({ vendorId });
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId }]);
  const letGo = await holding(shop.database, sql`SELECT id FROM products WHERE id = ${productId} FOR UPDATE`);
  const placed = sales.place(customer, orderNo);
  await untilWaiting(shop.database, 1, 'transactionid');
  const ended = money.end(rate);
  await untilWaiting(shop.database, 1, 'advisory');
  await letGo();
  assert.equal((await placed).status, 200);
  const paid = await shop.database.first<{ commission_source: string }>(
    sql`SELECT commission_source FROM order_items WHERE product_id = ${productId}`,
  );
  assert.equal(paid?.commission_source, 'vendor');
  await ended;
  const [next = 0] = await sales.buy(customer, [{ productId }]);
  assert.equal((await money.linesOf(next))[0]?.source, 'none');
  await sales.assertBooksAreRight();
});
