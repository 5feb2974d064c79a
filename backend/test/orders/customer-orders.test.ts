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

const setStatus = (id: number | undefined, status: number) =>
  shop.database.query(sql`UPDATE vendor_orders SET status = ${status} WHERE id = ${id}`);

test('Customers page through their orders by path or query, five per page', async () => {
  const customer = await shop.make.customer();
  const { token } = customer;
  const { id: productId } = await shop.make.product({ stock: 50 });
  for (let bought = 0; bought < 6; bought += 1) await sales.buy(customer, [{ productId }]);
  await sales.draft(customer, [{ productId }]);
  const read = async (reference: string) => (await shop.call(`GET /orders/${reference}`, { token })).body.data;

  const first = await read(`id=${customer.id}`);
  assert.equal(first.orders.length, 5);
  assert.deepEqual(first.meta, { current_page: 1, last_page: 2, total: 6, per_page: 5 });
  const inQuery = await read(`id=${customer.id}?page=2`);
  const inPath = await read(`id=${customer.id}%3Fpage=2`);
  assert.equal(inPath.orders.length, 1);
  assert.deepEqual(inPath, inQuery);
  for (const encoded of [`id%3D${customer.id}?page=2`, `id%3d${customer.id}%3Fpage=2`])
    assert.deepEqual(await read(encoded), inQuery, encoded);
  assert.deepEqual((await read(`id=${customer.id}?page=3`)).orders, []);
});

test('Customers read the number of parcels of an order; vendors do not', async () => {
  const customer = await shop.make.customer();
  const vendor = await shop.make.vendor();
  const [one, two] = [await shop.make.product({ vendorId: vendor.vendorId }), await shop.make.product()];
  await sales.buy(customer, [{ productId: one.id }, { productId: two.id }]);
  await sales.buy(customer, [{ productId: one.id }]);
  const { body } = await shop.call(`GET /orders/id=${customer.id}`, { token: customer.token });
  const counts = body.data.orders.map((order: { parcel_count: number }) => order.parcel_count);
  assert.deepEqual(counts, [1, 2, 2]);
  const sold = (await shop.call('GET /vendor/orders', { token: vendor.token })).body.data.orders;
  assert.deepEqual(
    sold.map((order: { parcel_count: null }) => order.parcel_count),
    [null, null],
  );
});

test('A page counts whole orders and never splits one', async () => {
  const customer = await shop.make.customer();
  const [one, two] = [await shop.make.product({ stock: 50 }), await shop.make.product({ stock: 50 })];
  for (let bought = 0; bought < 6; bought += 1)
    await sales.buy(customer, [{ productId: one.id }, { productId: two.id }]);
  const read = async (page: number) =>
    (await shop.call(`GET /orders/id=${customer.id}?page=${page}`, { token: customer.token })).body.data;
  const [first, second] = [await read(1), await read(2)];
  assert.deepEqual([first.orders.length, second.orders.length], [10, 2]);
  assert.deepEqual(first.meta, { current_page: 1, last_page: 2, total: 6, per_page: 5 });
  const numbers = first.orders.map(({ order_sub_no: number }: { order_sub_no: string }) => number.slice(-2));
  assert.deepEqual(numbers.slice(0, 4), ['-1', '-2', '-1', '-2']);
});

test('Another customer’s list is forbidden, and their order is not found', async () => {
  const [owner, stranger] = [await shop.make.customer(), await shop.make.customer()];
  const { id: productId } = await shop.make.product();
  const [id] = await sales.buy(owner, [{ productId }]);
  const { token } = stranger;
  assert.equal((await shop.call(`GET /orders/id=${owner.id}`, { token })).status, 403);
  assert.equal((await shop.call(`GET /orders/${id}`, { token })).status, 404);
  assert.equal((await shop.call(`POST /orders/${id}/cancel`, { token })).status, 404);
  assert.equal((await shop.call(`GET /orders/${id}`, { token: owner.token })).body.order.id, id);
});

test('A draft is not listed as an order', async () => {
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId: (await shop.make.product()).id }]);
  const part = await shop.database.first<{ id: number }>(
    sql`SELECT id FROM vendor_orders WHERE order_sub_no = ${`${orderNo}-1`}`,
  );
  assert.equal((await shop.call(`GET /orders/${part?.id}`, { token: customer.token })).status, 404);
});

test('A reference that is neither an order nor a list is rejected', async () => {
  const { id, token } = await shop.make.customer();
  for (const reference of ['id=abc', `id=${id}%3Fpage=0`, 'latest', `id=${id}?page=0`]) {
    assert.equal((await shop.call(`GET /orders/${reference}`, { token })).status, 422, reference);
  }
});

test('Later changes of names and prices do not affect a placed order', async () => {
  const customer = await shop.make.customer();
  const product = await shop.make.product({ name: 'Old name', price: 1000 });
  const [id] = await sales.buy(customer, [{ productId: product.id, quantity: 2 }]);
  await shop.database.query(sql`UPDATE products SET name = 'New name', price_usd = 1 WHERE id = ${product.id}`);
  const { order } = (await shop.call(`GET /orders/${id}`, { token: customer.token, headers: { currency: 'BHD' } }))
    .body;
  const [line] = order.order_products;
  assert.deepEqual(
    [line.product.name, line.product.price, line.sub_total, order.currency],
    ['Old name', 10, 20, 'USD'],
  );
  assert.deepEqual(
    [order.subtotal, order.total, order.track_id],
    [order.sub_total, order.total_amount, order.tracking_id],
  );
});

test('Cancelling a pending order takes effect immediately and restocks once', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ stock: 5 });
  const [id] = await sales.buy(customer, [{ productId, quantity: 2 }]);
  const { status, body } = await shop.call(`POST /orders/${id}/cancel`, { token: customer.token });
  assert.deepEqual([status, body.order.status, body.order.history.at(-1).actor], [200, 'Cancelled', 'customer']);
  assert.equal((await shop.call(`POST /orders/${id}/cancel`, { token: customer.token })).status, 422);
  assert.equal(await sales.stockOf(productId), 5);
  await sales.assertBooksAreRight();
});

test('A confirmed order takes a cancellation request; a shipped one takes none', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  const [id] = await sales.buy(customer, [{ productId }]);
  await setStatus(id, 2);
  const asked = await shop.call(`POST /orders/${id}/cancel`, { token: customer.token });
  assert.deepEqual([asked.status, asked.body.order.status], [200, 'Confirmed']);
  const row = await shop.database.first<{ asked: boolean }>(
    sql`SELECT cancel_requested_at IS NOT NULL AS asked FROM vendor_orders WHERE id = ${id}`,
  );
  assert.equal(row?.asked, true);
  await setStatus(id, 3);
  const late = await shop.call(`POST /orders/${id}/cancel`, { token: customer.token });
  assert.deepEqual([late.status, late.body.code], [422, 'order_not_cancellable']);
});
