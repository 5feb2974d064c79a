import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('A draft without tax is recalculated before it is placed', async () => {
  const { database, make } = shop;
  const sales = createSales(shop);
  const customer = await make.customer();
  const orderNo = await sales.draft(customer, [{ productId: (await make.product()).id }]);
  await database.query(sql`
    UPDATE order_items SET vat_class = NULL, vat_bp = NULL, vat_reason = NULL, vat_goods = NULL, vat_shipping = NULL
    WHERE vendor_order_id IN (SELECT part.id FROM vendor_orders part JOIN orders o ON o.id = part.order_id
      WHERE o.order_no = ${orderNo})`);
  const refused = await sales.place(customer, orderNo);
  assert.deepEqual([refused.status, refused.body.code], [409, 'checkout_changed']);
  const { country } = await sales.billing();
  const { body } = await shop.call('POST /orders/checkout', { token: customer.token, body: { country } });
  assert.notEqual(body.orders[0].order_no, orderNo);
  assert.equal((await sales.place(customer, body.orders[0].order_no)).status, 200);
});
