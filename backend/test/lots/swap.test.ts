import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, PENDING, SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { createLots, inDays } from '../support/lots.ts';
import { createRecalls } from '../support/recalls.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let lots: ReturnType<typeof createLots>;
let recalls: ReturnType<typeof createRecalls>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  lots = createLots(shop);
  recalls = createRecalls(shop);
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

const buy = async (productId: number, quantity: number) => {
  const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId, quantity }]);
  return id;
};

const itemOf = async (orderId: number) =>
  (await shop.database.first<{ id: number }>(sql`SELECT id FROM order_items WHERE vendor_order_id = ${orderId}`))?.id ??
  0;

interface Swap {
  from: string;
  to: string;
  quantity: number;
}

const swap = async (vendor: Vendor, productId: number, orderId: number, { from, to, quantity }: Swap, more = {}) =>
  shop.call(`POST /vendor/orders/${orderId}/lots`, {
    token: vendor.token,
    body: {
      order_item_id: await itemOf(orderId),
      from_lot_id: await lots.idOf(productId, from),
      to_lot_id: await lots.idOf(productId, to),
      ...{ quantity, reason: 'The first box is torn', ...more },
    },
  });

const twoLots = [
  { lot_no: 'A', days: 200, quantity: 6 },
  { lot_no: 'B', days: 300, quantity: 6 },
];

test('Another batch is picked, and the first gets its units back', async () => {
  const { vendor, product } = await lots.tracked(twoLots);
  const id = await buy(product.id, 4);
  const swapped = await swap(vendor, product.id, id, { from: 'A', to: 'B', quantity: 3 }, { status_seen: PENDING });
  assert.equal(swapped.status, 200, swapped.text);
  const shown = swapped.body.order.order_products[0].lots;
  assert.deepEqual(
    shown.map(({ lot_no, quantity }: { lot_no: string; quantity: number }) => [lot_no, quantity]),
    [
      ['A', 1],
      ['B', 3],
    ],
  );
  assert.deepEqual(await lots.stored(product.id), [
    ['A', 5, null],
    ['B', 3, null],
  ]);
  assert.deepEqual(await lots.productRow(product.id), { stock: 8, expires_from: inDays(200) });
  await swap(vendor, product.id, id, { from: 'B', to: 'A', quantity: 2 });
  assert.deepEqual(await lots.taken(id), [
    ['A', 1],
    ['A', 2],
    ['B', 1],
  ]);
});

test('A vendor is offered the other batches for sale of the same goods', async () => {
  const { vendor, product } = await lots.tracked([...twoLots, { lot_no: 'OLD', days: 20, quantity: 3 }]);
  const other = await shop.make.product({ vendorId: vendor.vendorId, stock: 0 });
  await lots.start(vendor, other.slug);
  await lots.receive(vendor, other.id, [{ lot_no: 'C', days: 300, quantity: 3 }]);
  const lotId = await lots.idOf(product.id, 'A');
  const { body } = await shop.call(`GET /vendor/lots?instead_of=${lotId}`, { token: vendor.token });
  assert.deepEqual(
    body.lots.map(({ lot_no }: { lot_no: string }) => lot_no),
    ['B'],
  );
});

test('The history of a batch names what was swapped, and the audit log why', async () => {
  const { vendor, product } = await lots.tracked(twoLots);
  const id = await buy(product.id, 2);
  await swap(vendor, product.id, id, { from: 'A', to: 'B', quantity: 1 });
  const movesOf = async (number: string) => {
    const lotId = await lots.idOf(product.id, number);
    const { body } = await shop.call(`GET /vendor/lots/${lotId}`, { token: vendor.token });
    return body.data.moves.map(({ reason, delta }: { reason: string; delta: number }) => `${reason} ${delta}`).sort();
  };
  assert.deepEqual(await movesOf('A'), ['received 6', 'sold -1', 'sold -1', 'swapped 1']);
  assert.deepEqual(await movesOf('B'), ['received 6', 'swapped -1']);
  const line = await shop.database.first<{ before: unknown; after: unknown }>(
    sql`SELECT before, after FROM audit_log WHERE action = 'order.lot_swapped' AND entity_id = ${String(id)}`,
  );
  assert.match(JSON.stringify(line), /, A: 1.*, B: 1.*The first box is torn/);
});

test('Only a batch for sale that keeps the promise is picked', async () => {
  const { vendor, product } = await lots.tracked([
    { lot_no: 'A', days: 300, quantity: 2 },
    { lot_no: 'B', days: 400, quantity: 5 },
  ]);
  const id = await buy(product.id, 2);
  await lots.receive(vendor, product.id, [
    { lot_no: 'EARLY', days: 200, quantity: 5 },
    { lot_no: 'HELD', days: 500, quantity: 5 },
  ]);
  const held = await lots.idOf(product.id, 'HELD');
  await shop.call(`POST /vendor/lots/${held}/quarantine`, { token: vendor.token, body: { reason: 'Wet' } });
  const early = await swap(vendor, product.id, id, { from: 'A', to: 'EARLY', quantity: 1 });
  assert.equal(early.status, 422);
  assert.match(early.body.errors.to_lot_id[0], /was promised \w+ \d+, \d{4} or later/);
  const quarantined = await swap(vendor, product.id, id, { from: 'A', to: 'HELD', quantity: 1 });
  assert.match(quarantined.body.errors.to_lot_id[0], /not for sale/);
  const same = await swap(vendor, product.id, id, { from: 'A', to: 'A', quantity: 1 });
  assert.equal(same.status, 422);
  await buy(product.id, 9);
  const few = await swap(vendor, product.id, id, { from: 'A', to: 'B', quantity: 2 });
  assert.deepEqual(Object.keys(few.body.errors ?? {}), ['quantity'], few.text);
});

test('A parcel that has left keeps its batches, and an outdated screen is refused', async () => {
  const { vendor, product } = await lots.tracked(twoLots);
  const id = await buy(product.id, 2);
  const outdated = await swap(vendor, product.id, id, { from: 'A', to: 'B', quantity: 1 }, { status_seen: SHIPPED });
  assert.equal(outdated.body.code, 'changed_meanwhile');
  const tooMany = await swap(vendor, product.id, id, { from: 'A', to: 'B', quantity: 3 });
  assert.equal(tooMany.body.code, 'changed_meanwhile');
  await shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status: SHIPPED } });
  const late = await swap(vendor, product.id, id, { from: 'A', to: 'B', quantity: 1 });
  assert.equal(late.body.code, 'order_not_preparing');
});

test('Lines and batches of others do not exist', async () => {
  const { vendor, product } = await lots.tracked(twoLots);
  const other = await lots.tracked(twoLots);
  const id = await buy(product.id, 1);
  const foreign = await buy(other.product.id, 1);
  assert.equal((await swap(other.vendor, product.id, id, { from: 'A', to: 'B', quantity: 1 })).status, 404);
  const strangeLot = { to_lot_id: await lots.idOf(other.product.id, 'B') };
  assert.equal((await swap(vendor, product.id, id, { from: 'A', to: 'B', quantity: 1 }, strangeLot)).status, 404);
  const strangeLine = { order_item_id: await itemOf(foreign) };
  assert.equal((await swap(vendor, product.id, id, { from: 'A', to: 'B', quantity: 1 }, strangeLine)).status, 404);
});

test('A parcel held by a recall is sent after its units are swapped', async () => {
  const admin = await shop.make.admin();
  const { vendor, product } = await lots.tracked(twoLots);
  const id = await buy(product.id, 2);
  await recalls.open(admin, { product_ids: [product.id], lot_ids: [await lots.idOf(product.id, 'A')] });
  const ship = () => shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status: SHIPPED } });
  assert.equal((await ship()).body.code, 'held_by_recall');
  assert.equal((await swap(vendor, product.id, id, { from: 'A', to: 'B', quantity: 2 })).status, 200);
  assert.deepEqual(await lots.stored(product.id), [
    ['A', 6, 'recall'],
    ['B', 4, null],
  ]);
  assert.equal((await lots.productRow(product.id))?.stock, 4);
  assert.equal((await ship()).status, 200);
});

test('Units of an unknown batch get one', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId, stock: 5 });
  await lots.start(vendor, product.slug, [{ lot_no: 'A', days: 300, quantity: 2 }]);
  const id = await buy(product.id, 2);
  const { body } = await shop.call(`GET /vendor/orders/${id}`, { token: vendor.token });
  assert.equal(body.order.order_products[0].lots[0].lot_no, '');
  assert.equal((await swap(vendor, product.id, id, { from: '', to: 'A', quantity: 2 })).status, 200);
  assert.deepEqual(await lots.taken(id), [['A', 2]]);
  assert.equal((await swap(vendor, product.id, id, { from: 'A', to: '', quantity: 1 })).status, 422);
});

test('A swap against sales, a cancellation or a recall keeps the books right', async () => {
  const admin = await shop.make.admin();
  for (let round = 0; round < 6; round += 1) {
    const { vendor, product } = await lots.tracked([
      { lot_no: 'A', days: 200, quantity: 2 },
      { lot_no: 'B', days: 300, quantity: 4 },
    ]);
    const [id, cancelled] = [await buy(product.id, 1), await buy(product.id, 1)];
    const lotId = await lots.idOf(product.id, 'B');
    const { id: recallId, recall_no } = await recalls.draft(admin, { product_ids: [product.id], lot_ids: [lotId] });
    const customers = await Promise.all([0, 1, 2].map(() => shop.make.customer()));
    const drafts = await Promise.all(
      customers.map((customer) => sales.draft(customer, [{ productId: product.id, quantity: 1 }])),
    );
    const [first, second] = await Promise.all([
      swap(vendor, product.id, id, { from: 'A', to: 'B', quantity: 1 }),
      swap(vendor, product.id, cancelled, { from: 'A', to: 'B', quantity: 1 }),
      shop.call(`POST /vendor/orders/${cancelled}/status`, { token: vendor.token, body: { status: CANCELLED } }),
      ...customers.map((customer, index) => sales.place(customer, drafts[index] ?? '')),
      ...(round % 2 === 0
        ? [shop.call(`POST /admin/recalls/${recallId}/open`, { token: admin.token, body: { recall_no } })]
        : []),
    ]);
    assert.ok([200, 422].includes(first.status), first.text);
    assert.ok([200, 409, 422].includes(second.status), second.text);
    await sales.assertBooksAreRight();
  }
});
