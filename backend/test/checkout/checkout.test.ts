import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const checkout = (token: string, headers?: Record<string, string>) =>
  shop.call('POST /orders/checkout', { token, headers });
const draftsOf = async (userId: number) =>
  (await shop.database.query(sql`SELECT id FROM orders WHERE user_id = ${userId} AND state = 'draft'`)).length;

test('A checkout sums up each sub-order, reserves no stock and has no root status', async () => {
  const customer = await shop.make.customer();
  const [one, two] = [await shop.make.product({ price: 1000 }), await shop.make.product({ price: 6000 })];
  await sales.fillCart(customer, [{ productId: one.id, quantity: 2 }, { productId: two.id }]);
  const { status, body } = await checkout(customer.token);
  assert.equal(status, 200);
  assert.equal('status' in body, false);
  const [first, second] = body.orders;
  assert.equal(first.order_no, second.order_no);
  assert.match(first.order_no, /^BLS-[0-9A-HJKMNP-TV-Z]{10}$/);
  assert.deepEqual([first.order_sub_no, second.order_sub_no], [`${first.order_no}-1`, `${first.order_no}-2`]);
  assert.deepEqual([first.sub_total, first.shipping_cost, second.sub_total, second.shipping_cost], [20, 2, 60, 0]);
  assert.deepEqual(
    [body.sub_total, body.shipping_cost, body.tax_amount, body.grand_total, body.currency],
    [80, 2, 0, 82, 'USD'],
  );
  assert.ok(first.shipping.arrives_from <= first.shipping.arrives_to);
  assert.equal(await sales.stockOf(one.id), 10);
});

test('Opening the checkout again, also concurrently, keeps one draft with one number', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  await sales.fillCart(customer, [{ productId }]);
  const responses = await Promise.all(Array.from({ length: 20 }, () => checkout(customer.token)));
  assert.equal(new Set(responses.map(({ body }) => body.orders[0].order_no)).size, 1);
  assert.equal(await draftsOf(customer.id), 1);
});

test('Another cart, currency or price replaces the draft', async () => {
  const customer = await shop.make.customer();
  const { token } = customer;
  const { id: productId } = await shop.make.product();
  const numbers = new Set<string>();
  const remember = async (headers?: Record<string, string>) =>
    numbers.add((await checkout(token, headers)).body.orders[0].order_no);
  await sales.fillCart(customer, [{ productId }]);
  await remember();
  await sales.fillCart(customer, [{ productId }]);
  await remember();
  await remember({ currency: 'SAR' });
  await shop.database.query(sql`UPDATE products SET price_sar = price_sar + 1 WHERE id = ${productId}`);
  await remember({ currency: 'SAR' });
  assert.equal(numbers.size, 4);
  assert.equal(await draftsOf(customer.id), 1);
});

test('A draft with outdated names, sizes or SKUs is refused; return terms are kept', async () => {
  const customer = await shop.make.customer();
  const { id: productId, categoryId, variantIds } = await shop.make.product({ variants: [{ value: 'M' }] });
  const variantId = variantIds[0] as number;
  await sales.fillCart(customer, [{ productId, variantId }]);
  const open = async (): Promise<string> => (await checkout(customer.token)).body.orders[0].order_no;
  const first = await open();
  assert.equal(await open(), first);
  const goods = [
    sql`UPDATE products SET name = 'Gloves without powder' WHERE id = ${productId}`,
    sql`UPDATE variants SET value = 'L', value_ar = 'كبير' WHERE id = ${variantId}`,
    sql`UPDATE variants SET sku = sku || '-L' WHERE id = ${variantId}`,
  ];
  const terms = [
    sql`UPDATE categories SET return_class = 'final' WHERE id = ${categoryId}`,
    sql`UPDATE categories SET return_class = 'open', return_days = 60 WHERE id = ${categoryId}`,
  ];
  const numbers = new Set([first]);
  for (const change of [...goods, ...terms]) {
    const before = await open();
    await shop.database.query(change);
    // An order keeps the return terms that the checkout showed.
    if (goods.includes(change)) {
      const { status, body } = await sales.place(customer, before);
      assert.deepEqual([status, body.code], [409, 'checkout_changed']);
    }
    numbers.add(await open());
  }
  assert.equal(numbers.size, 6);
  const [line] = await shop.database.query(sql`
    SELECT i.name, i.variant_label, i.variant_label_ar, i.sku LIKE '%-L' AS renumbered, i.return_class, i.return_days
    FROM order_items i JOIN vendor_orders o ON o.id = i.vendor_order_id WHERE o.user_id = ${customer.id}`);
  assert.deepEqual(line, {
    ...{ name: 'Gloves without powder', variant_label: 'L', variant_label_ar: 'كبير', renumbered: true },
    ...{ return_class: 'open', return_days: 60 },
  });
});

test('Shipping follows the shipping address, else the country of the billing form', async () => {
  const customer = await shop.make.customer();
  const { token } = customer;
  const { id: productId, vendorId } = await shop.make.product();
  const { countryId } = await shop.make.place();
  await shop.database.query(sql`
    WITH zone AS (INSERT INTO shipping_zones (vendor_id, country_id) VALUES (${vendorId}, ${countryId}) RETURNING id)
    INSERT INTO shipping_rates (zone_id, currency, flat_fee) SELECT id, 'USD', 123 FROM zone`);
  await sales.fillCart(customer, [{ productId }]);
  const costOf = (response: { body: { shipping_cost: number } }) => response.body.shipping_cost;
  assert.equal(costOf(await checkout(token)), 2);
  assert.equal(costOf(await shop.call('POST /orders/checkout', { token, body: { country: countryId } })), 1.23);
  await shop.make.address(customer.id, 1);
  assert.equal(costOf(await checkout(token)), 1.23);
});

test('An empty cart and an unavailable product cannot be checked out', async () => {
  const customer = await shop.make.customer();
  assert.deepEqual(
    [(await checkout(customer.token)).status, (await checkout(customer.token)).body.code],
    [422, 'cart_empty'],
  );
  const { id: productId, name } = await shop.make.product();
  await sales.fillCart(customer, [{ productId }]);
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${productId}`);
  const { status, body } = await checkout(customer.token);
  assert.deepEqual([status, body.code, body.data.lines[0].product_id], [422, 'no_longer_sold', productId]);
  assert.deepEqual(body.errors.cart_items, [`${name} is no longer sold. Please remove it from your cart.`]);
});

test('Only customers check out', async () => {
  const [vendor, admin] = [await shop.make.vendor(), await shop.make.admin()];
  assert.deepEqual(
    [
      (await shop.call('POST /orders/checkout')).status,
      (await checkout(vendor.token)).status,
      (await checkout(admin.token)).status,
    ],
    [401, 403, 403],
  );
});
