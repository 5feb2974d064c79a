import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED } from '../../src/facts/order-statuses.ts';
import { createDueLots } from '../../src/modules/catalogue/lots/due.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { form } from '../support/form.ts';
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

const post = ({ token }: Vendor, path: string, body: object = {}) => shop.call(`POST ${path}`, { token, body });
const received = (lines: object[]) => ({ received_on: inDays(0), lines });

test('A delivery adds up a batch that it names twice, however it is spelled', async () => {
  const { vendor, product } = await lots.tracked([
    { lot_no: 'ab 12', days: 300, quantity: 2 },
    { lot_no: 'AB12', days: 300, quantity: 3 },
  ]);
  await lots.receive(vendor, product.id, [{ lot_no: 'Ab12', days: 300, quantity: 1 }]);
  assert.deepEqual(await lots.stored(product.id), [['AB12', 6, null]]);
});

test('A delivery with an error in one line books nothing, and names every error', async () => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'A', days: 300, quantity: 2 }]);
  const other = await shop.make.product();
  const untracked = await shop.make.product({ vendorId: vendor.vendorId });
  const sized = await shop.make.product({ vendorId: vendor.vendorId, variants: [{ stock: 1 }] });
  await lots.start(vendor, sized.slug);
  const line = { product_id: product.id, lot_no: 'B', expires_on: inDays(200), quantity: 1 };
  const { status, body } = await post(
    vendor,
    '/vendor/lots/receive',
    received([
      line,
      { ...line, product_id: other.id },
      { ...line, product_id: untracked.id },
      { ...line, product_id: sized.id },
      { ...line, lot_no: 'C', expires_on: inDays(-1) },
      { ...line, lot_no: 'D', made_on: inDays(250), expires_on: inDays(200) },
      { ...line, lot_no: 'A' },
      { ...line, lot_no: 'E', gtin: '123' },
      { ...line, lot_no: 'F', quantity: 1_000_000 },
    ]),
  );
  assert.equal(status, 422);
  assert.deepEqual(Object.keys(body.errors), [
    'lines.1.product_id',
    'lines.2.product_id',
    'lines.3.variant_id',
    'lines.4.expires_on',
    'lines.5.made_on',
    'lines.6.expires_on',
    'lines.7.gtin',
    'lines.8.quantity',
  ]);
  assert.match(body.errors['lines.6.expires_on'][0], /already stored with the expiry/);
  assert.deepEqual(await lots.stored(product.id), [['A', 2, null]]);
});

test('A batch too close to its expiry is on hand, but not for sale', async () => {
  const { product } = await lots.tracked([
    { lot_no: 'CLOSE', days: 29, quantity: 4 },
    { lot_no: 'FINE', days: 30, quantity: 1 },
  ]);
  assert.deepEqual(await lots.stored(product.id), [
    ['CLOSE', 4, 'short_dated'],
    ['FINE', 1, null],
  ]);
  assert.equal((await lots.productRow(product.id))?.stock, 1);
});

test('A count is booked as a difference, so that a sale in the meantime is kept', async () => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'A', days: 300, quantity: 10 }]);
  const id = await lots.idOf(product.id, 'A');
  await sales.buy(await shop.make.customer(), [{ productId: product.id, quantity: 2 }]);
  const counted = await post(vendor, `/vendor/lots/${id}/count`, { on_hand: 9, on_hand_seen: 10 });
  assert.equal(counted.body.data.on_hand, 7);
  const refused = await post(vendor, `/vendor/lots/${id}/count`, { on_hand: 0, on_hand_seen: 10 });
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['on_hand']]);
});

test('A quarantine takes units out of the stock, and its end puts them back', async () => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'A', days: 300, quantity: 10 }]);
  const id = await lots.idOf(product.id, 'A');
  const held = await post(vendor, `/vendor/lots/${id}/quarantine`, { reason: 'Wet boxes' });
  assert.deepEqual([held.body.data.state, held.body.data.quarantine_reason], ['quarantine', 'Wet boxes']);
  assert.deepEqual(await lots.productRow(product.id), { stock: 0, expires_from: null });
  const outdated = await post(vendor, `/vendor/lots/${id}/release`, { updated_at_seen: '2026-01-01T00:00:00.000Z' });
  assert.equal(outdated.status, 409);
  const written = await post(vendor, `/vendor/lots/${id}/write-off`, { quantity: 4, reason: 'damaged' });
  assert.equal(written.body.data.on_hand, 6);
  await post(vendor, `/vendor/lots/${id}/release`);
  assert.deepEqual(await lots.productRow(product.id), { stock: 6, expires_from: inDays(300) });
  const more = await post(vendor, `/vendor/lots/${id}/write-off`, { quantity: 7, reason: 'other' });
  assert.deepEqual([more.status, Object.keys(more.body.errors)], [422, ['quantity']]);
});

test('A vendor sees the moves of a batch, and the orders that hold its units', async () => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'A', days: 300, quantity: 10 }]);
  const id = await lots.idOf(product.id, 'A');
  const [part = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id, quantity: 2 }]);
  const { body } = await shop.call(`GET /vendor/lots/${id}`, { token: vendor.token });
  assert.deepEqual(
    body.data.moves.map((move: { reason: string; delta: number; vendor_order_id: number }) => [
      ...[move.reason, move.delta, move.vendor_order_id],
    ]),
    [
      ['sold', -2, part],
      ['received', 10, null],
    ],
  );
  const list = await shop.call('GET /vendor/lots?state=for_sale&search=a', { token: vendor.token });
  assert.deepEqual(
    list.body.lots.map(({ lot_no, on_hand }: { lot_no: string; on_hand: number }) => [lot_no, on_hand]),
    [['A', 8]],
  );
  const foreign = await shop.call(`GET /vendor/lots/${id}`, { token: (await shop.make.vendor()).token });
  assert.equal(foreign.status, 404);
});

test('Tracking begins with at most the stock, and ends while all units are for sale', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId, stock: 5 });
  const start = (quantity: number) =>
    post(vendor, `/vendor/products/${product.slug}/lots/start`, {
      lots: [{ lot_no: 'A', expires_on: inDays(100), quantity }],
    });
  assert.deepEqual(Object.keys((await start(6)).body.errors), ['lots.0.quantity']);
  assert.equal((await start(5)).status, 200);
  assert.equal((await start(5)).body.code, 'lots_tracked');
  const id = await lots.idOf(product.id, 'A');
  const stop = () => post(vendor, `/vendor/products/${product.slug}/lots/stop`);
  await post(vendor, `/vendor/lots/${id}/quarantine`, { reason: 'A torn seal' });
  assert.equal((await stop()).body.code, 'lots_stopped');
  await post(vendor, `/vendor/lots/${id}/release`);
  assert.equal((await stop()).status, 200);
  assert.equal((await stop()).body.code, 'lots_not_tracked');
  assert.deepEqual(await lots.productRow(product.id), { stock: 5, expires_from: null });
});

test('The product form and its CSV file cannot change the stock of a tracked product', async () => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'A', days: 300, quantity: 10 }]);
  const { body } = await shop.call(`GET /vendor/products/${product.slug}`, { token: vendor.token });
  assert.equal(body.product.tracks_lots, true);
  const csv = `sku,stock\n${product.sku},12\n`;
  const file = new File([csv], 'products.csv', { type: 'text/csv' });
  const imported = await shop.call('POST /vendor/products/import', { token: vendor.token, ...(await form({ file })) });
  assert.match(imported.text, /follows its batches/);
});

test('A batch leaves the stock once its last day of sale is over', async () => {
  const { product } = await lots.tracked([{ lot_no: 'A', days: 300, quantity: 3 }]);
  await shop.database.query(sql`
    UPDATE lots SET expires_on = ${inDays(20)}, sell_until = ${inDays(-10)} WHERE product_id = ${product.id}`);
  await createDueLots(shop.database)();
  assert.deepEqual(await lots.stored(product.id), [['A', 3, 'short_dated']]);
  assert.equal((await lots.productRow(product.id))?.stock, 0);
});

test('A removed size leaves the stock of the other sizes alone', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId, variants: [{ stock: 2 }, { stock: 2 }] });
  const [small = 0, large = 0] = product.variantIds;
  await lots.start(vendor, product.slug, [
    { variant_id: small, lot_no: 'A', days: 100, quantity: 2 },
    { variant_id: large, lot_no: 'B', days: 300, quantity: 2 },
  ]);
  const customer = await shop.make.customer();
  const [partId = 0] = await sales.buy(customer, [{ productId: product.id, variantId: small, quantity: 2 }]);
  await shop.database.query(sql`UPDATE variants SET deleted_at = now() WHERE id = ${small}`);
  await post(vendor, `/vendor/orders/${partId}/status`, { status: CANCELLED });
  assert.deepEqual(await lots.productRow(product.id), { stock: 2, expires_from: inDays(300) });
  const held = await post(vendor, `/vendor/lots/${await lots.idOf(product.id, 'A')}/quarantine`, { reason: 'Old' });
  assert.equal(held.status, 200);
  assert.equal((await lots.productRow(product.id))?.stock, 2);
});
