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

const cartOf = async (token: string, headers?: Record<string, string>) =>
  (await shop.call('GET /carts', { token, headers })).body.data;
const versionOf = async (userId: number) =>
  (await shop.database.first<{ version: number }>(sql`SELECT version FROM carts WHERE user_id = ${userId}`))?.version;

test('A cart is grouped by vendor, with sums and shipping in the shopper’s currency', async () => {
  const customer = await shop.make.customer();
  const [one, two] = [await shop.make.vendor(), await shop.make.vendor()];
  const cheap = await shop.make.product({ vendorId: one.vendorId, prices: { sar: 1000, bhd: 1255, usd: 300 } });
  const dear = await shop.make.product({ vendorId: two.vendorId, prices: { sar: 25000, bhd: 25000, usd: 7000 } });
  await sales.fillCart(customer, [{ productId: cheap.id, quantity: 3 }, { productId: dear.id }]);

  const [first, second] = await cartOf(customer.token, { currency: 'BHD' });
  assert.deepEqual([first.vendor.id, second.vendor.id], [one.vendorId, two.vendorId]);
  assert.deepEqual([first.sub_total, first.shipping_cost, first.missing_for_free_shipping], [3.765, 0.75, 16.235]);
  assert.deepEqual([second.sub_total, second.shipping_cost, second.missing_for_free_shipping], [25, 0, null]);
  assert.deepEqual([first.cart_items[0].unit_price, first.cart_items[0].available_stock], [1.255, 10]);
});

test('Adding an item again increases its line, and each change raises the cart version', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ stock: 5 });
  await sales.fillCart(customer, [
    { productId, quantity: 2 },
    { productId, quantity: 3 },
  ]);
  const [{ cart_items: items }] = await cartOf(customer.token);
  assert.deepEqual(
    items.map((item: { quantity: number }) => item.quantity),
    [5],
  );
  const { token } = customer;
  const before = await versionOf(customer.id);
  await shop.call(`POST /carts/${items[0].id}`, { token, body: { quantity: 1 } });
  const removed = await shop.call(`DELETE /carts/${items[0].id}`, { token });
  assert.deepEqual(removed.body.cart.cart_items, []);
  assert.deepEqual(await cartOf(token), []);
  assert.deepEqual([before, await versionOf(customer.id)], [2, 4]);
});

test('A quantity above the stock is refused with the stock', async () => {
  const { token } = await shop.make.customer();
  const { id } = await shop.make.product({ stock: 3 });
  const added = await shop.call('POST /carts', { token, body: { product_id: id, quantity: 2 } });
  const itemId = added.body.cart.cart_items[0].id;
  const responses = [
    await shop.call('POST /carts', { token, body: { product_id: id, quantity: 2 } }),
    await shop.call(`POST /carts/${itemId}`, { token, body: { quantity: 4 } }),
  ];
  for (const { status, body } of responses) {
    assert.deepEqual([status, body.code, body.data.available_stock], [422, 'not_enough_stock', 3]);
    assert.match(body.message, /\b3\b/);
    assert.deepEqual(body.errors.quantity, ['Only 3 left.']);
  }
  assert.equal((await cartOf(token))[0].cart_items[0].quantity, 2);
});

test('A product with variants is added by variant, one without is not', async () => {
  const { token } = await shop.make.customer();
  const sized = await shop.make.product({
    variants: [
      { value: 'M', stock: 2, price: 700 },
      { value: 'L', stock: 1 },
    ],
  });
  const plain = await shop.make.product();
  const add = (product_id: number, variant_id?: number) =>
    shop.call('POST /carts', { token, body: { product_id, variant_id, quantity: 2 } });
  for (const response of [
    await add(sized.id),
    await add(plain.id, sized.variantIds[0]),
    await add(sized.id, 999_999),
  ]) {
    assert.equal(response.status, 422);
    assert.ok(response.body.errors.variant_id);
  }
  assert.equal((await add(sized.id, sized.variantIds[1])).body.data.available_stock, 1);
  const { body } = await add(sized.id, sized.variantIds[0]);
  assert.deepEqual([body.cart.cart_items[0].variant.value, body.cart.sub_total], ['M', 14]);
});

test('An invalid quantity is refused', async () => {
  const { token } = await shop.make.customer();
  const { id: product_id } = await shop.make.product();
  for (const quantity of [0, -1, 1.5, 1e9, '2x', '1.5', null]) {
    const { status, body } = await shop.call('POST /carts', { token, body: { product_id, quantity } });
    assert.equal(status, 422, String(quantity));
    assert.ok(body.errors.quantity, String(quantity));
  }
  assert.deepEqual(await cartOf(token), []);
});

test('A customer cannot reach another customer’s line, and a visitor has no cart', async () => {
  const [owner, stranger] = [await shop.make.customer(), await shop.make.customer()];
  const { id: productId } = await shop.make.product();
  await sales.fillCart(owner, [{ productId, quantity: 2 }]);
  const [{ cart_items: items }] = await cartOf(owner.token);
  const { token } = stranger;
  assert.equal((await shop.call(`POST /carts/${items[0].id}`, { token, body: { quantity: 1 } })).status, 404);
  assert.equal((await shop.call(`DELETE /carts/${items[0].id}`, { token })).status, 404);
  assert.equal((await shop.call('GET /carts')).status, 401);
  assert.equal((await cartOf(owner.token))[0].cart_items[0].quantity, 2);
});

test('A product that is unavailable or sold out stays in the cart, outside the totals', async () => {
  const customer = await shop.make.customer();
  const kept = await shop.make.product({ price: 1_000 });
  const [gone, soldOut] = [
    await shop.make.product({ vendorId: kept.vendorId, price: 2_000 }),
    await shop.make.product({ vendorId: kept.vendorId, price: 4_000 }),
  ];
  await sales.fillCart(
    customer,
    [kept, gone, soldOut].map(({ id: productId }) => ({ productId })),
  );
  const whole = await shop.call('GET /carts', customer);
  await shop.database.query(sql`UPDATE products SET approval_status = 0 WHERE id = ${gone.id}`);
  await shop.database.query(sql`UPDATE products SET stock = 0 WHERE id = ${soldOut.id}`);
  const { body } = await shop.call('GET /carts', customer);
  const [{ cart_items: items, sub_total: subTotal }] = body.data;
  assert.deepEqual(
    items.map((item: { available_stock: number; sub_total: number }) => [item.available_stock > 0, item.sub_total > 0]),
    [
      [true, true],
      [false, false],
      [false, false],
    ],
  );
  assert.equal(subTotal, items[0].sub_total);
  assert.equal(body.totals.sub_total * 7, whole.body.totals.sub_total);
  await shop.database.query(sql`UPDATE products SET approval_status = 0 WHERE id = ${kept.id}`);
  const { totals } = (await shop.call('GET /carts', customer)).body;
  assert.deepEqual([totals.sub_total, totals.shipping_cost, totals.total], [0, 0, 0]);
});

test('Twenty concurrent clicks on "add" put twenty units into one line', async () => {
  const { token } = await shop.make.customer();
  const { id: product_id } = await shop.make.product({ stock: 20 });
  const clicks = Array.from({ length: 25 }, () =>
    shop.call('POST /carts', { token, body: { product_id, quantity: 1 } }),
  );
  const statuses = (await Promise.all(clicks)).map(({ status }) => status);
  assert.deepEqual(
    [statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 422).length],
    [20, 5],
  );
  assert.equal((await cartOf(token))[0].cart_items[0].quantity, 20);
});
