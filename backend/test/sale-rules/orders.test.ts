import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createGuestShop, type GuestBrowser } from '../support/guests.ts';
import { createSales, type Customer, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

type Rule = 'quantity_limit' | 'min_age' | 'store_max_c';

const ruled = async (rule: Rule, value: string, variants: { value: string; stock?: number }[] = []) => {
  const product = await shop.make.product({ stock: 50, variants });
  await shop.database.query(sql`UPDATE products SET ${sql.identifier(rule)} = ${value} WHERE id = ${product.id}`);
  return product;
};

const place = async ({ token }: Customer, orderNo: string, more: object = {}) => {
  const body = { order_no: orderNo, payment_method: 'cash', billing: await sales.billing(), ...more };
  return shop.call('POST /orders/place-order', { token, body });
};

const open = async ({ token }: Customer) => {
  const { country } = await sales.billing();
  return shop.call('POST /orders/checkout', { token, body: { country } });
};

test('A person buys no more than the limit, and is told when they can again', async () => {
  const product = await ruled('quantity_limit', '2');
  const customer = await shop.make.customer();
  await sales.buy(customer, [{ productId: product.id, quantity: 2 }]);
  await sales.fillCart(customer, [{ productId: product.id }]);
  const cart = await shop.call('GET /carts', { token: customer.token });
  const [problem] = cart.body.data[0].cart_items[0].problems;
  assert.deepEqual([problem.code, problem.left, problem.limit, problem.days], ['limit_reached', 0, 2, 30]);
  const refused = await open(customer);
  assert.deepEqual([refused.status, refused.body.code], [422, 'limit_reached']);
  assert.match(problem.again_on, /^\d{4}-\d\d-\d\d$/);
  assert.match(refused.body.errors.cart_items[0], /any more of .* until .* 2 in 30 days per person/);
  const other = await shop.make.customer();
  await sales.buy(other, [{ productId: product.id, quantity: 2 }]);
  await sales.assertBooksAreRight();
});

test('The limit counts all sizes of a product', async () => {
  const product = await ruled('quantity_limit', '2', [
    { value: 'S', stock: 9 },
    { value: 'M', stock: 9 },
  ]);
  const customer = await shop.make.customer();
  const ids = await shop.database.query<{ id: number }>(
    sql`SELECT id FROM variants WHERE product_id = ${product.id} ORDER BY id`,
  );
  await sales.fillCart(customer, [
    { productId: product.id, variantId: ids[0]?.id, quantity: 2 },
    { productId: product.id, variantId: ids[1]?.id },
  ]);
  const refused = await open(customer);
  assert.deepEqual([refused.body.code, refused.body.errors.cart_items.length], ['limit_reached', 2]);
});

test('A rule set after the checkout was opened holds, and never touches placed orders', async () => {
  const product = await shop.make.product({ stock: 50 });
  const customer = await shop.make.customer();
  await sales.buy(customer, [{ productId: product.id, quantity: 5 }]);
  const orderNo = await sales.draft(customer, [{ productId: product.id, quantity: 3 }]);
  await shop.database.query(sql`UPDATE products SET quantity_limit = '2' WHERE id = ${product.id}`);
  const refused = await place(customer, orderNo);
  assert.deepEqual([refused.status, refused.body.code], [422, 'limit_reached']);
  await sales.assertBooksAreRight();
  const line = sql`(SELECT item.id FROM order_items item JOIN vendor_orders part ON part.id = item.vendor_order_id
    JOIN orders o ON o.id = part.order_id WHERE o.user_id = ${customer.id} AND o.state = 'placed')`;
  await assert.rejects(
    shop.database.query(sql`UPDATE order_items SET sold_under = '{}' WHERE id = ${line}`),
    /keeps the rules it was sold under/,
  );
});

test('Goods with a minimum age need a statement, which is stored without a birth date', async () => {
  const product = await ruled('min_age', '18');
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId: product.id }]);
  const refused = await place(customer, orderNo);
  assert.deepEqual([refused.body.code, Object.keys(refused.body.errors)], ['age_confirmation', ['age_confirmed']]);
  assert.equal((await place(customer, orderNo, { age_confirmed: true })).status, 200);
  const order = await shop.database.first<{ stated: boolean; rules: { min_age: number } }>(sql`
    SELECT o.age_confirmed_at IS NOT NULL AS stated, item.sold_under AS rules FROM orders o
    JOIN vendor_orders part ON part.order_id = o.id JOIN order_items item ON item.vendor_order_id = part.id
    WHERE o.order_no = ${orderNo}`);
  assert.deepEqual([order?.stated, order?.rules.min_age], [true, 18]);
});

test('Cold goods go only where the vendor keeps them cold, and cannot be returned', async () => {
  const product = await ruled('store_max_c', '8');
  const customer = await shop.make.customer();
  assert.equal((await shop.call(`GET /products/${product.slug}`)).body.product.returns.class, 'cold_chain');
  await sales.fillCart(customer, [{ productId: product.id }]);
  assert.equal((await open(customer)).body.code, 'cold_not_delivered');
  await shop.database.query(sql`UPDATE shipping_zones SET cold = true WHERE vendor_id = ${product.vendorId}`);
  const opened = await open(customer);
  assert.equal(opened.status, 200, opened.text);
  assert.equal((await place(customer, opened.body.orders[0].order_no)).status, 200);
  await sales.assertBooksAreRight();
});

test('Buyer, vendor and admin read what a line was sold under, whatever holds now', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ stock: 50, vendorId: vendor.vendorId });
  await shop.database.query(
    sql`UPDATE products SET store_max_c = '-18', quantity_limit = '3' WHERE id = ${product.id}`,
  );
  await shop.database.query(sql`UPDATE shipping_zones SET cold = true WHERE vendor_id = ${product.vendorId}`);
  const customer = await shop.make.customer();
  const number = await sales.draft(customer, [{ productId: product.id }]);
  assert.equal((await place(customer, number)).status, 200);
  await shop.database.query(sql`UPDATE products SET store_max_c = '25', quantity_limit = '' WHERE id = ${product.id}`);
  const { token } = await shop.make.admin();
  const answers = await Promise.all([
    shop.call(`GET /orders/placed/${number}`, { token: customer.token }),
    shop.call(`GET /vendor/orders/${number}-1`, { token: vendor.token }),
    shop.call(`GET /admin/orders/${number}-1`, { token }),
  ]);
  const [bought, ...rest] = answers.map(
    ({ body: { order } }) => (order.orders?.[0] ?? order).order_products[0].sold_under,
  );
  assert.deepEqual(bought, {
    ...{ audience: 'anyone', cold: true, keep_at: { min_c: null, max_c: -18 }, min_age: null },
    limits: [{ quantity: 3, days: 30 }],
  });
  assert.deepEqual(rest, [bought, bought]);
});

test('Cold goods are kept at 2 to 8 °C unless their storage is stricter', async () => {
  const ranges = await shop.database.query<{ range: unknown }>(sql`
    SELECT cold_range(stored.least, stored.most) AS range
    FROM (VALUES ('', ''), ('', '8'), ('3', '6'), ('', '4'), ('15', '25'), ('', '-18'), ('-25', '-15')) AS stored (least, most)`);
  assert.deepEqual(
    ranges.map(({ range }) => range),
    [
      [2, 8],
      [2, 8],
      [3, 6],
      [2, 4],
      [2, 8],
      [null, -18],
      [-25, -15],
    ].map(([min_c, max_c]) => ({ min_c, max_c })),
  );
});

test('A parcel with cold goods costs the fee of the zone once, also with free shipping', async () => {
  const { vendorId, token } = await shop.make.vendor();
  const products = [];
  for (const stock of [9, 9, 9]) products.push(await shop.make.product({ vendorId, price: 15_000, stock }));
  const [first, second, plain] = products.map(({ id }) => id);
  await shop.database.query(
    sql`UPDATE products SET store_max_c = '8' WHERE id IN (${first ?? 0}::bigint, ${second ?? 0}::bigint)`,
  );
  await shop.database.query(sql`UPDATE shipping_zones SET cold = true WHERE vendor_id = ${vendorId}`);
  const setFee = (fee: number) =>
    shop.database.query(sql`UPDATE shipping_rates r SET cold_fee = ${fee} FROM shipping_zones z
      WHERE z.id = r.zone_id AND z.vendor_id = ${vendorId}`);
  await setFee(1250);
  const customer = await shop.make.customer();
  await sales.fillCart(
    customer,
    [plain, first, second].map((productId = 0) => ({ productId })),
  );
  const [cart] = (await shop.call('GET /carts', { token: customer.token })).body.data;
  assert.deepEqual([cart.shipping_cost, cart.cold_fee, cart.missing_for_free_shipping], [12.5, 12.5, null]);
  const { body: checkout } = await open(customer);
  const [{ order_no: orderNo }] = checkout.orders;
  assert.deepEqual([checkout.shipping_cost, checkout.orders[0].cold_fee, checkout.grand_total], [12.5, 12.5, 462.5]);
  await setFee(2000);
  const changed = await place(customer, orderNo);
  assert.deepEqual([changed.status, changed.body.code, changed.body.data.shipping_cost], [409, 'checkout_changed', 20]);
  const again = await open(customer);
  const { order_no: number } = again.body.orders[0];
  assert.equal((await place(customer, number)).status, 200);
  const { order } = (await shop.call(`GET /vendor/orders/${number}-1`, { token })).body;
  assert.deepEqual([order.shipping_cost, order.cold_fee, order.total_amount], [20, 20, 470]);
  const shares = await shop.database.first<{ shares: number }>(sql`
    SELECT sum(shipping_share)::integer AS shares FROM order_items WHERE vendor_order_id = ${order.id}`);
  assert.equal(shares?.shares, 2000);
  await sales.fillCart(customer, [{ productId: plain ?? 0 }]);
  const [rest] = (await shop.call('GET /carts', { token: customer.token })).body.data;
  assert.deepEqual([rest.cold_fee, rest.shipping.cold_fee, rest.shipping_cost], [null, 20, 0]);
  await sales.assertBooksAreRight();
});

test('Two purchases of one person at once do not exceed the limit', async () => {
  const product = await ruled('quantity_limit', '1');
  const guests = createGuestShop(shop, sales);
  await guests.allow();
  const email = 'twice@test.balsam.test';
  const browsers = [guests.visit(), guests.visit()];
  const purchases: { browser: GuestBrowser; orderNo: string; code: string }[] = [];
  for (const browser of browsers) {
    const orderNo = await guests.draft(browser, [product.id]);
    purchases.push({ browser, orderNo, code: await guests.requestCode(browser, email) });
  }
  const outcomes = await Promise.all(
    purchases.map(({ browser, orderNo, code }) => guests.place(browser, orderNo, { email, email_code: code })),
  );
  const texts = outcomes.map(({ text }) => text).join('\n');
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), [200, 422], texts);
  assert.equal(outcomes.find(({ status }) => status === 422)?.body.code, 'limit_reached', texts);
});

test('The audit names every way in which a rule of sale can be broken', async () => {
  const product = await ruled('quantity_limit', '2');
  await shop.database.query(sql`UPDATE products SET min_age = '18', store_max_c = '8' WHERE id = ${product.id}`);
  await shop.database.query(sql`UPDATE shipping_zones SET cold = true WHERE vendor_id = ${product.vendorId}`);
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId: product.id, quantity: 2 }]);
  assert.equal((await place(customer, orderNo, { age_confirmed: true })).status, 200);
  const parts = sql`(SELECT part.id FROM vendor_orders part JOIN orders o ON o.id = part.order_id WHERE o.order_no = ${orderNo})`;
  const assertFound = async (rule: string, change: ReturnType<typeof sql>) => {
    const broken = await rulesBrokenBy(shop.database, change);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join(', ')}`,
    );
  };
  await assertFound(
    'No person has bought more',
    sql`UPDATE order_items SET quantity = 3, sub_total = unit_price * 3 WHERE vendor_order_id IN ${parts}`,
  );
  await assertFound(
    'Goods with a minimum age',
    sql`UPDATE orders SET age_confirmed_at = NULL WHERE order_no = ${orderNo}`,
  );
  await assertFound('Goods of a cold chain went', sql`UPDATE vendor_orders SET cold_fee = NULL WHERE id IN ${parts}`);
  await assertFound(
    'Goods of a cold chain were never',
    sql`UPDATE order_items SET return_class = 'open' WHERE vendor_order_id IN ${parts}`,
  );
  const plain = await shop.make.product({ stock: 9 });
  const [part] = await sales.buy(await shop.make.customer(), [{ productId: plain.id }]);
  await assertFound('Goods of a cold chain went', sql`UPDATE vendor_orders SET cold_fee = 0 WHERE id = ${part ?? 0}`);
});
