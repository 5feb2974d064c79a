import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { COMPLETED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { createLots, inDays } from '../support/lots.ts';
import { createRecalls, recallForm } from '../support/recalls.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let lots: ReturnType<typeof createLots>;
let recalls: ReturnType<typeof createRecalls>;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  lots = createLots(shop);
  recalls = createRecalls(shop);
  admin = await shop.make.admin();
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

const tracked = async () => {
  const { vendor, product } = await lots.tracked([
    { lot_no: 'BAD', days: 200, quantity: 5 },
    { lot_no: 'GOOD', days: 400, quantity: 5 },
  ]);
  return { vendor, product, scope: { product_ids: [product.id], lot_ids: [await lots.idOf(product.id, 'BAD')] } };
};

const post = (person: Person, path: string, body: object = {}) =>
  shop.call(`POST ${path}`, { token: person.token, body });
const get = (person: Person, path: string) => shop.call(`GET ${path}`, { token: person.token });

/** A recall that a vendor has drafted and opened; two units were shipped before. */
const opened = async () => {
  const goods = await tracked();
  const customer = await shop.make.customer();
  const [partId = 0] = await sales.buy(customer, [{ productId: goods.product.id, quantity: 2 }]);
  await post(goods.vendor, `/vendor/orders/${partId}/status`, { status: SHIPPED });
  const drafted = await post(goods.vendor, '/vendor/recalls', recallForm(goods.scope));
  assert.equal(drafted.status, 200, drafted.text);
  const { id, recall_no } = drafted.body.data;
  const { status, body, text } = await post(goods.vendor, `/vendor/recalls/${id}/open`, { recall_no });
  assert.equal(status, 200, text);
  await recalls.tell();
  return { ...goods, customer, partId, recall: body.data };
};

test('A vendor stops their own batch at once, and the admins are told', async () => {
  const { vendor, product, recall } = await opened();
  assert.deepEqual((await lots.stored(product.id))[0], ['BAD', 3, 'recall']);
  assert.deepEqual([recall.vendor_id, recall.report.units_shipped, recall.report.people], [vendor.vendorId, 2, 1]);
  const mails = await shop.database.query<{ recipient: string; template: string }>(sql`
    SELECT recipient, template FROM outbox WHERE payload ->> 'recall_no' = ${recall.recall_no} AND template <> 'recall-notice' ORDER BY template`);
  assert.ok(mails.some((mail) => mail.template === 'recall-opened-by-vendor' && mail.recipient === admin.email));
  const listed = await get(admin, '/admin/recalls');
  assert.equal(listed.body.data.recalls[0].vendor_id, vendor.vendorId);
});

test('A draft of a vendor is theirs alone', async () => {
  const { vendor, scope } = await tracked();
  const { body } = await post(vendor, '/vendor/recalls', recallForm(scope));
  const { id, recall_no } = body.data;
  const other = await shop.make.vendor();
  assert.equal((await get(other, `/vendor/recalls/${id}`)).status, 404);
  assert.equal((await post(other, `/vendor/recalls/${id}/open`, { recall_no })).status, 404);
  assert.equal((await get(admin, `/admin/recalls/${id}`)).status, 404);
  assert.equal((await post(admin, `/admin/recalls/${id}`, recallForm(scope))).status, 404);
  const discarded = await post(vendor, `/vendor/recalls/${id}/discard`);
  assert.equal(discarded.body.data.state, 'discarded');
});

test('A vendor cannot recall the goods of others', async () => {
  const { vendor, scope } = await tracked();
  const foreign = await tracked();
  const save = async (changes: object) => {
    const { status, body } = await post(vendor, '/vendor/recalls', { ...recallForm(scope), ...changes });
    return [status, Object.keys(body.errors ?? {})];
  };
  assert.deepEqual(await save(foreign.scope), [422, ['product_ids.0']]);
  assert.deepEqual(await save({ lot_ids: foreign.scope.lot_ids }), [422, ['lot_ids.0']]);
  assert.deepEqual(await save({ authority: 'platform' }), [422, ['authority']]);
});

test('An admin widens and closes what a vendor has opened; the vendor sees their part', async () => {
  const { vendor, scope, recall } = await opened();
  const other = await tracked();
  const wider = {
    product_ids: [...scope.product_ids, ...other.scope.product_ids],
    lot_ids: [...scope.lot_ids, ...other.scope.lot_ids],
  };
  const widened = await post(admin, `/admin/recalls/${recall.id}`, { ...recallForm(wider), title: 'More strips' });
  assert.equal(widened.status, 200, widened.text);
  assert.deepEqual((await lots.stored(other.product.id))[0], ['BAD', 5, 'recall']);
  const own = (await get(vendor, `/vendor/recalls/${recall.id}`)).body.data;
  assert.deepEqual([own.title, own.products.length, own.report.units_on_hand], ['More strips', 1, 3]);
  const theirs = (await get(other.vendor, `/vendor/recalls/${recall.id}`)).body.data;
  assert.deepEqual([theirs.products[0].id, theirs.report.cases], [other.product.id, 0]);
  assert.equal((await post(other.vendor, `/vendor/recalls/${recall.id}`, recallForm(other.scope))).status, 404);
  assert.equal((await get(other.vendor, `/vendor/recalls/${recall.id}/cases`)).body.cases.length, 0);
  await recalls.tell();
  const close = { conclusion: 'Done.', conclusion_arabic: 'تم.', shortfall_reason: 'One buyer has moved.' };
  assert.equal((await post(admin, `/admin/recalls/${recall.id}/close`, close)).status, 200);
  assert.equal((await post(vendor, `/vendor/recalls/${recall.id}`, recallForm(scope))).body.code, 'recall_changed');
});

test('Units that come back go into their batch, which stays stopped', async () => {
  const { vendor, product, recall } = await opened();
  const { cases } = (await get(vendor, `/vendor/recalls/${recall.id}/cases`)).body;
  const path = `/vendor/recalls/${recall.id}/cases/${cases[0].id}/arrived`;
  assert.equal((await post(await shop.make.vendor(), path, { returned: 1 })).status, 404);
  assert.equal((await post(vendor, path, { returned: 1 })).status, 200);
  assert.deepEqual((await lots.stored(product.id))[0], ['BAD', 4, 'recall']);
  const many = await post(vendor, path, { returned: 2 });
  assert.deepEqual([many.status, Object.keys(many.body.errors)], [422, ['returned']]);
  assert.equal((await post(vendor, path, { returned: 1 })).status, 200);
  const { report } = (await get(vendor, `/vendor/recalls/${recall.id}`)).body.data;
  assert.deepEqual([report.arrived, report.units_on_hand], [2, 5]);
});

test('Units of a parcel that never left cannot come back', async () => {
  const { vendor, product, scope } = await tracked();
  await sales.buy(await shop.make.customer(), [{ productId: product.id }]);
  const recall = await recalls.open(admin, scope);
  await recalls.tell();
  const [first] = (await get(vendor, `/vendor/recalls/${recall.id}/cases`)).body.cases;
  const arrived = await post(vendor, `/vendor/recalls/${recall.id}/cases/${first.id}/arrived`, { returned: 1 });
  assert.deepEqual([arrived.status, arrived.body.code], [409, 'recall_changed']);
});

test('Units without a batch that come back are counted', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId, stock: 5 });
  const [partId = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id, quantity: 2 }]);
  for (const status of [SHIPPED, COMPLETED]) await post(vendor, `/vendor/orders/${partId}/status`, { status });
  const recall = await recalls.open(admin, { product_ids: [product.id], sold_from: inDays(-30) });
  await recalls.tell();
  const [first] = (await get(vendor, `/vendor/recalls/${recall.id}/cases`)).body.cases;
  assert.equal(
    (await post(vendor, `/vendor/recalls/${recall.id}/cases/${first.id}/arrived`, { returned: 2 })).status,
    200,
  );
  assert.equal((await get(vendor, `/vendor/recalls/${recall.id}`)).body.data.report.arrived, 2);
});

test('A vendor lists the parcels that a recall holds', async () => {
  const { vendor, product, scope } = await tracked();
  const [partId = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id }]);
  const other = await shop.make.product({ vendorId: vendor.vendorId });
  await sales.buy(await shop.make.customer(), [{ productId: other.id }]);
  await recalls.open(admin, scope);
  const { body } = await get(vendor, '/vendor/orders?due=recalled');
  assert.deepEqual(
    body.data.orders.map(({ id }: { id: number }) => id),
    [partId],
  );
});
