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

test('What a backend of the version before writes of an order is filled in before anybody reads it', async () => {
  const { database, make } = shop;
  const customer = await make.customer();
  const { vendorId } = await make.vendor();
  const product = await make.product({ vendorId });
  const part = await database.transaction(async () => {
    const order = await database.first<{ id: number }>(sql`
      INSERT INTO orders (order_no, user_id, cart_version, currency, lang, sub_total, shipping_cost, discount, grand_total)
      VALUES ('BLS-0000000001', ${customer.id}, 1, 'BHD', 'ar', 4000, 500, 100, 4400) RETURNING id`);
    const written = await database.first<{ id: number }>(sql`
      INSERT INTO vendor_orders (order_id, vendor_id, order_sub_no, sub_total, shipping_cost, discount, total_amount)
      VALUES (${order?.id ?? 0}, ${vendorId}, 'BLS-0000000001-1', 4000, 500, 100, 4400) RETURNING id`);
    await database.query(sql`
      INSERT INTO order_items (vendor_order_id, product_id, name, name_ar, variant_label, variant_label_ar, sku, unit_price,
        quantity, sub_total)
      VALUES (${written?.id ?? 0}, ${product.id}, 'Mask', 'كمامة', '', '', 'MASK', 1000, 3, 3000),
        (${written?.id ?? 0}, ${product.id}, 'Glove', 'قفاز', '', '', 'GLOVE', 1000, 1, 1000)`);
    return written;
  });
  const filled = await database.first(sql`
    SELECT user_id, currency, units FROM vendor_orders WHERE id = ${part?.id ?? 0}`);
  assert.deepEqual(filled, { user_id: customer.id, currency: 'BHD', units: 4 });
  const lines = await database.query(sql`
    SELECT discount, shipping_share FROM order_items WHERE vendor_order_id = ${part?.id ?? 0} ORDER BY id`);
  assert.deepEqual(lines, [
    { discount: 75, shipping_share: 375 },
    { discount: 25, shipping_share: 125 },
  ]);
});

test('A checkout that a backend of the version before has opened, without tax, is shown anew before it is bought', async () => {
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
