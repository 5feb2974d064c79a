import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { COMPLETED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { createOrderRepository } from '../../src/modules/sales/orders/repository.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let orders: ReturnType<typeof createOrderRepository>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  orders = createOrderRepository(shop.database);
});
after(() => shop.close());

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((left, right) => left - right);

/** A customer with an order at two vendors, another order at the first one, and a draft. */
const createWorld = async () => {
  const [customer, one, two] = [await shop.make.customer(), await shop.make.vendor(), await shop.make.vendor()];
  const mask = await shop.make.product({ vendorId: one.vendorId });
  const glove = await shop.make.product({ vendorId: two.vendorId });
  const both = await sales.buy(customer, [{ productId: mask.id }, { productId: glove.id, quantity: 2 }]);
  const later = await sales.buy(customer, [{ productId: mask.id }]);
  const draftNo = await sales.draft(customer, [{ productId: mask.id }]);
  const numberOf = async (id: number | undefined) => {
    const row = await shop.database.first<{ order_no: string }>(sql`
      SELECT o.order_no FROM orders o JOIN vendor_orders part ON part.order_id = o.id WHERE part.id = ${id}`);
    return row?.order_no ?? '';
  };
  const [bothNo, laterNo] = [await numberOf(both[0]), await numberOf(later[0])];
  return { customer, one, two, mask, glove, both, later, draftNo, bothNo, laterNo };
};

test('Buyers read an order by its number, but not a draft', async () => {
  const { customer, both, later, bothNo, laterNo, draftNo } = await createWorld();
  const stranger = await shop.make.customer();
  assert.equal((await orders.placed({ userId: customer.id }, bothNo))?.order_no, bothNo);
  assert.equal((await orders.placed({ userId: customer.id }, laterNo))?.order_no, laterNo);
  assert.equal(await orders.placed({ userId: customer.id }, draftNo), null);
  assert.equal(await orders.placed({ userId: stranger.id }, bothNo), null);
  assert.deepEqual(ids(await orders.parts({ userId: customer.id }, bothNo)), both);
  assert.deepEqual(ids(await orders.parts({ userId: customer.id }, laterNo)), later);
  assert.deepEqual(await orders.parts({ userId: stranger.id }, bothNo), []);
  assert.deepEqual(await orders.parts({ userId: customer.id }, draftNo), []);
});

test('Lists show customers their own orders and vendors their own sub-orders', async () => {
  const { customer, one, two, both, later } = await createWorld();
  const [first, second] = both;
  const seen = async (owner: Parameters<typeof orders.list>[0]) => {
    const rows = await orders.list(owner, {}, { limit: 50 });
    assert.equal(await orders.count(owner, {}), rows.length);
    return rows;
  };
  assert.deepEqual(ids(await seen({ userId: customer.id })), [...both, ...later]);
  assert.deepEqual(ids(await seen({ vendorId: one.vendorId })), [first, ...later]);
  const [part] = await seen({ vendorId: two.vendorId });
  assert.deepEqual([part?.id, part?.parcel_count, part?.vendor_id], [second, null, two.vendorId]);
  const counts = (await seen({ userId: customer.id })).map(({ parcel_count: count }) => count);
  assert.deepEqual(counts.sort(), [1, 2, 2]);
  assert.ok((await seen('everybody')).length >= 3);
  const page = await orders.list({ userId: customer.id }, {}, { limit: 1, offset: 1 });
  assert.equal(page.length, 1);
});

test('Items and history belong to the requested sub-orders only', async () => {
  const { both, later, mask, glove } = await createWorld();
  const [first = 0, second = 0] = both;
  const goodsOf = async (...parts: number[]) => (await orders.items(parts)).map(({ product_id: id }) => id);
  assert.deepEqual(await goodsOf(), []);
  assert.deepEqual(await goodsOf(first), [mask.id]);
  assert.deepEqual(await goodsOf(first, second), [mask.id, glove.id]);
  const historyOf = async (...parts: number[]) =>
    (await orders.history(parts)).map(({ vendor_order_id: id, to_status: to }) => [id, to]);
  assert.deepEqual(await historyOf(), []);
  assert.deepEqual(await historyOf(later[0] ?? 0), [[later[0], 1]]);
});

test('Product names and the pickup belong to the sub-order only', async () => {
  const { customer, both, later, bothNo, mask, glove } = await createWorld();
  const [first = 0, second = 0] = both;
  const book = (part: number, change: ReturnType<typeof sql>) =>
    shop.database.query(sql`
      INSERT INTO pickups (vendor_order_id, carrier, pickup_date, from_time, to_time, tracking_id, label_url, booked_at, cancelled_at)
      VALUES (${part}, 'local', current_date, '09:00', '12:00', ${`BLP${part}`}, '/label', ${change})`);
  await book(first, sql`now(), NULL`);
  await book(second, sql`now(), now()`);
  await book(later[0] ?? 0, sql`NULL, NULL`);
  const [one, two] = await orders.parts({ userId: customer.id }, bothNo);
  assert.deepEqual([one?.goods, two?.goods], [`1 × ${mask.name} (${mask.sku})`, `2 × ${glove.name} (${glove.sku})`]);
  assert.deepEqual([one?.pickup?.tracking_id, two?.pickup ?? null], [`BLP${first}`, null]);
  const [last] = await orders.list({ userId: customer.id }, { reference: String(later[0]) }, { limit: 1 });
  assert.equal(last?.pickup ?? null, null);
});

test('Each buyer may review a product once while it is on sale and reviews are open', async () => {
  const { customer, one, both, later, mask } = await createWorld();
  const part = later[0] ?? 0;
  const reviewOf = async (id: number) => (await orders.items([id]))[0]?.review;
  assert.equal(await reviewOf(part), 'none');
  await shop.database.query(sql`UPDATE vendor_orders SET status = ${COMPLETED} WHERE id = ${part}`);
  assert.deepEqual([await reviewOf(part), await reviewOf(both[0] ?? 0)], ['may_write', 'none']);
  const other = await shop.make.customer();
  const write = (userId: number) =>
    shop.database.query(sql`
      INSERT INTO reviews (product_id, user_id, rating, body, verified) VALUES (${mask.id}, ${userId}, 5, 'Good', true)`);
  await write(other.id);
  assert.equal(await reviewOf(part), 'may_write');
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${mask.id}`);
  assert.equal(await reviewOf(part), 'none');
  await write(customer.id);
  assert.equal(await reviewOf(part), 'written');
  await shop.database.query(sql`UPDATE vendors SET reviews_enabled = false WHERE id = ${one.vendorId}`);
  assert.equal(await reviewOf(part), 'none');
});
