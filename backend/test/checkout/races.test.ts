import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { holding } from '../support/lock-waits.ts';
import { SHARE_OF_VISITORS } from '../support/visitors.ts';
import { createSales, type Customer, type Sales, type OrderRequest } from '../support/sales.ts';

const BUYERS = 500 * SHARE_OF_VISITORS;
const UNITS = 100 * SHARE_OF_VISITORS;
const BASKETS = 300 * SHARE_OF_VISITORS;
const PAIRS = 120 * SHARE_OF_VISITORS;
const MASKS = 200 * SHARE_OF_VISITORS;
const LAST_BUYERS = 50;
const BUYERS_EACH = 5;
const TOGETHER = 10;

let shop: TestApp;
let sales: Sales;

before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** Fills the carts of new customers directly in the database, since nothing is contested yet. */
const fillCarts = async (customers: Customer[], wishesOf: (index: number) => OrderRequest[]) => {
  const lines = customers.flatMap(({ id }, index) => wishesOf(index).map((wish) => ({ id, ...wish })));
  await shop.database.query(sql`
    INSERT INTO cart_items (user_id, product_id, variant_id, quantity)
    VALUES ${sql.join(
      lines.map(({ id, productId, variantId = null }) => sql`(${id}, ${productId}, ${variantId}::bigint, 1)`),
      sql`, `,
    )}`);
};

/** One draft per new customer, ten at a time. */
const prepare = async (count: number, wishesOf: (index: number) => OrderRequest[]) => {
  const { country } = await sales.billing();
  const customers = await Promise.all(Array.from({ length: count }, () => shop.make.customer()));
  await fillCarts(customers, wishesOf);
  const open = async (customer: Customer) => {
    const { body } = await shop.call('POST /orders/checkout', { token: customer.token, body: { country } });
    return { customer, orderNo: String(body.orders[0].order_no) };
  };
  const drafts: Awaited<ReturnType<typeof open>>[] = [];
  for (let at = 0; at < count; at += TOGETHER)
    drafts.push(...(await Promise.all(customers.slice(at, at + TOGETHER).map(open))));
  return drafts;
};

const statusCounts = (responses: TestResponse[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Deadlocks broken by the database. A connection reports them when it is next used after a second. */
const countDeadlocks = async (): Promise<number> => {
  await wait(1_100);
  await Promise.all(Array.from({ length: 20 }, () => shop.database.query(sql`SELECT pg_sleep(0.05)`)));
  const row = await shop.database.first<{ deadlocks: number }>(
    sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
  return row?.deadlocks ?? Number.NaN;
};

test(`${BUYERS} concurrent buyers of the last ${UNITS} units buy exactly ${UNITS}`, async () => {
  const product = await shop.make.product({ stock: UNITS });
  const drafts = await prepare(BUYERS, () => [{ productId: product.id }]);

  const responses = await Promise.all(drafts.map(({ customer, orderNo }) => sales.place(customer, orderNo)));

  assert.deepEqual(statusCounts(responses), { 200: UNITS, 422: BUYERS - UNITS });
  const refused = responses.filter((response) => response.status === 422);
  assert.ok(refused.every(({ body }) => body.code === 'out_of_stock' && body.data.lines[0].product_id === product.id));
  assert.equal(await sales.stockOf(product.id), 0);
  assert.equal(await sales.countPlaced(), UNITS);
  await sales.assertBooksAreRight();
});

test(`${BASKETS} baskets over two vendors in opposite order never deadlock`, async () => {
  const [one, two] = [await shop.make.vendor(), await shop.make.vendor()];
  const gloves = await shop.make.product({
    vendorId: one.vendorId,
    variants: [
      { value: 'M', stock: PAIRS },
      { value: 'L', stock: PAIRS },
    ],
  });
  const masks = await shop.make.product({ vendorId: two.vendorId, stock: MASKS });
  const [medium, large] = gloves.variantIds;
  const wishes = [
    { productId: gloves.id, variantId: medium },
    { productId: masks.id },
    { productId: gloves.id, variantId: large },
  ];
  const before = await sales.countPlaced();
  const drafts = await prepare(BASKETS, (index) => (index % 2 ? wishes : wishes.toReversed()));

  const responses = await Promise.all(drafts.map(({ customer, orderNo }) => sales.place(customer, orderNo)));

  assert.deepEqual(statusCounts(responses), { 200: PAIRS, 422: BASKETS - PAIRS });
  assert.equal((await sales.countPlaced()) - before, PAIRS);
  assert.equal(await sales.stockOf(gloves.id), 0);
  assert.equal(await sales.stockOf(masks.id), MASKS - PAIRS);
  assert.equal(await countDeadlocks(), 0);
  await sales.assertBooksAreRight();
});

test(`${LAST_BUYERS} concurrent orders leave none with a vendor who is deleted`, async () => {
  const { token } = await shop.make.admin();
  const stay = await shop.make.product({ stock: LAST_BUYERS });
  const vendors = await Promise.all(Array.from({ length: LAST_BUYERS / BUYERS_EACH }, () => shop.make.vendor()));
  const goods = await Promise.all(vendors.map(({ vendorId }) => shop.make.product({ vendorId })));
  const ofVendor = (index: number) => Math.floor(index / BUYERS_EACH);
  const drafts = await prepare(LAST_BUYERS, (index) => [
    { productId: goods[ofVendor(index)]?.id ?? 0 },
    { productId: stay.id },
  ]);

  const removals: Promise<TestResponse>[] = [];
  const orders = await Promise.all(
    drafts.map(({ customer, orderNo }, index) => {
      const order = sales.place(customer, orderNo);
      const { vendorId } = vendors[ofVendor(index)] ?? {};
      if (index % BUYERS_EACH === 1) removals.push(shop.call(`DELETE /admin/vendor/${vendorId}`, { token }));
      return order;
    }),
  );

  for (const [at, removal] of (await Promise.all(removals)).entries()) {
    const placed = orders.filter(({ status }, index) => ofVendor(index) === at && status === 200).length;
    assert.equal(removal.status, placed > 0 ? 422 : 200, `${placed} orders`);
  }
  assert.ok(orders.every(({ status, body }) => status === 200 || body.code === 'no_longer_sold'));
  assert.equal(await countDeadlocks(), 0);
  await sales.assertBooksAreRight();
});

test('A vendor stays while orders from it are being placed, however long that takes', async () => {
  const { token } = await shop.make.admin();
  const { vendorId } = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId });
  const drafts = await prepare(BUYERS_EACH, () => [{ productId }]);
  const letGo = await holding(shop.database, sql`SELECT id FROM products WHERE id = ${productId} FOR UPDATE`);

  const orders = drafts.map(({ customer, orderNo }) => sales.place(customer, orderNo));
  await wait(500);
  const removal = shop.call(`DELETE /admin/vendor/${vendorId}`, { token });
  await wait(500);
  await letGo();

  const placed = statusCounts(await Promise.all(orders))[200] ?? 0;
  assert.equal((await removal).status, placed > 0 ? 422 : 200, `${placed} orders`);
});
