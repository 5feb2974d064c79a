import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, CONFIRMED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLots, inDays } from '../support/lots.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let lots: ReturnType<typeof createLots>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  lots = createLots(shop);
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

const buy = async (productId: number, quantity: number) => {
  const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId, quantity }]);
  return id;
};

test('An order takes the units that expire first', async () => {
  const { product } = await lots.tracked([
    { lot_no: 'LATE', days: 400, quantity: 5 },
    { lot_no: 'SOON', days: 200, quantity: 3 },
    { lot_no: 'NEVER', days: null, quantity: 9 },
  ]);
  assert.deepEqual(await lots.productRow(product.id), { stock: 17, expires_from: inDays(200) });
  const id = await buy(product.id, 4);
  assert.deepEqual(await lots.taken(id), [
    ['SOON', 3],
    ['LATE', 1],
  ]);
  assert.deepEqual(await lots.productRow(product.id), { stock: 13, expires_from: inDays(400) });
});

test('Units of an unknown batch are sold first, and promise nothing', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId, stock: 10 });
  await lots.start(vendor, product.slug, [{ lot_no: 'A1', days: 300, quantity: 6 }]);
  assert.deepEqual(await lots.productRow(product.id), { stock: 10, expires_from: null });
  const id = await buy(product.id, 5);
  assert.deepEqual(await lots.taken(id), [
    ['', 4],
    ['A1', 1],
  ]);
  assert.deepEqual(await lots.productRow(product.id), { stock: 5, expires_from: inDays(300) });
});

test('A cancelled order gives its units back to their batches; reopened, it takes anew', async () => {
  const { vendor, product } = await lots.tracked([
    { lot_no: 'A', days: 100, quantity: 2 },
    { lot_no: 'B', days: 200, quantity: 2 },
  ]);
  const id = await buy(product.id, 3);
  const setStatus = (status: number) =>
    shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status } });
  assert.equal((await setStatus(CANCELLED)).status, 200);
  assert.deepEqual(await lots.stored(product.id), [
    ['A', 2, null],
    ['B', 2, null],
  ]);
  assert.deepEqual(await lots.taken(id), []);
  assert.equal((await setStatus(CONFIRMED)).status, 200);
  assert.deepEqual(await lots.taken(id), [
    ['A', 2],
    ['B', 1],
  ]);
});

test('Units that come back to a batch off sale do not become stock', async () => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'A', days: 100, quantity: 4 }]);
  const id = await buy(product.id, 3);
  const lotId = await lots.idOf(product.id, 'A');
  const body = { reason: 'A torn seal' };
  assert.equal((await shop.call(`POST /vendor/lots/${lotId}/quarantine`, { token: vendor.token, body })).status, 200);
  await shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status: CANCELLED } });
  assert.deepEqual(await lots.stored(product.id), [['A', 4, 'quarantine']]);
  assert.deepEqual(await lots.productRow(product.id), { stock: 0, expires_from: null });
});

test('An order from before tracking comes back as units of an unknown batch', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId, stock: 5 });
  const id = await buy(product.id, 2);
  await lots.start(vendor, product.slug, [{ lot_no: 'A', days: 100, quantity: 3 }]);
  await shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status: CANCELLED } });
  assert.deepEqual(await lots.stored(product.id), [
    ['A', 3, null],
    ['', 2, null],
  ]);
  assert.equal((await lots.productRow(product.id))?.stock, 5);
});

test('Each size sells its own batches', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId, variants: [{ stock: 2 }, { stock: 2 }] });
  const [small = 0, large = 0] = product.variantIds;
  await lots.start(vendor, product.slug, [
    { variant_id: small, lot_no: 'A', days: 100, quantity: 2 },
    { variant_id: large, lot_no: 'A', days: 300, quantity: 2 },
  ]);
  const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id, variantId: large }]);
  assert.deepEqual(await lots.taken(id), [['A', 1]]);
  const page = await shop.call(`GET /products/${product.id}`);
  assert.equal(page.body.product.expires_from, inDays(100));
  assert.deepEqual(
    page.body.product.variants.map(({ expires_from }: { expires_from: string }) => expires_from),
    [inDays(100), inDays(300)],
  );
});

test('A promise that can no longer be kept is refused with the new day', async () => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'LONG', days: 400, quantity: 5 }]);
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId: product.id, quantity: 2 }]);
  await lots.receive(vendor, product.id, [{ lot_no: 'SHORT', days: 90, quantity: 9 }]);
  const { status, body } = await sales.place(customer, orderNo);
  assert.deepEqual([status, body.code], [409, 'checkout_changed']);
  assert.deepEqual(body.data.lines, [{ product_id: product.id, variant_id: null, expires_from: inDays(90) }]);
  assert.deepEqual(await lots.productRow(product.id), { stock: 14, expires_from: inDays(90) });
});

test('Goods that have sold out since the checkout are refused as such', async () => {
  const { product } = await lots.tracked([{ lot_no: 'A', days: 200, quantity: 2 }]);
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId: product.id, quantity: 1 }]);
  await buy(product.id, 2);
  const { status, body } = await sales.place(customer, orderNo);
  assert.deepEqual([status, body.code], [422, 'out_of_stock']);
});

test('A later expiry than promised is no change', async () => {
  const { vendor, product } = await lots.tracked([
    { lot_no: 'SHORT', days: 90, quantity: 1 },
    { lot_no: 'LONG', days: 400, quantity: 5 },
  ]);
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId: product.id, quantity: 2 }]);
  const lotId = await lots.idOf(product.id, 'SHORT');
  await shop.call(`POST /vendor/lots/${lotId}/write-off`, {
    token: vendor.token,
    body: { quantity: 1, reason: 'damaged' },
  });
  assert.equal((await sales.place(customer, orderNo)).status, 200);
  const stored = await shop.database.first(
    sql`SELECT promised_expiry, lots_tracked FROM order_items WHERE product_id = ${product.id}`,
  );
  assert.deepEqual(stored, { promised_expiry: inDays(90), lots_tracked: true });
});

test('A vendor sees the batches of an order at once, and its customer once it is sent', async () => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'A', days: 200, quantity: 5 }]);
  const customer = await shop.make.customer();
  const [id = 0] = await sales.buy(customer, [{ productId: product.id, quantity: 2 }]);
  const shown = async (path: string, token: string) =>
    (await shop.call(`GET ${path}`, { token })).body.order.order_products[0].lots;
  const expected = [{ lot_id: await lots.idOf(product.id, 'A'), lot_no: 'A', expires_on: inDays(200), quantity: 2 }];
  assert.deepEqual(await shown(`/vendor/orders/${id}`, vendor.token), expected);
  assert.deepEqual(await shown(`/orders/${id}`, customer.token), []);
  await shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status: SHIPPED } });
  assert.deepEqual(await shown(`/orders/${id}`, customer.token), expected);
});
