import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, CONFIRMED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import type { Person } from '../support/factories.ts';
import { createLots, inDays } from '../support/lots.ts';
import { createRecalled, createRecalls, recallForm } from '../support/recalls.ts';
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

const recalled = (isSent = false) => createRecalled(shop, admin, isSent);

const setStatus = (token: string, partId: number, status: number) =>
  shop.call(`POST /vendor/orders/${partId}/status`, { token, body: { status } });

const readRecall = async (id: number) =>
  (await shop.call(`GET /admin/recalls/${id}`, { token: admin.token })).body.data;

test('A draft stops nothing, and opens only with its number', async () => {
  const { product } = await lots.tracked([{ lot_no: 'A', days: 200, quantity: 5 }]);
  const { id } = await recalls.draft(admin, { product_ids: [product.id], lot_ids: [await lots.idOf(product.id, 'A')] });
  assert.equal((await lots.productRow(product.id))?.stock, 5);
  const body = { recall_no: 'RC-1' };
  const { status, body: refused } = await shop.call(`POST /admin/recalls/${id}/open`, { token: admin.token, body });
  assert.deepEqual([status, refused.code], [422, 'recall_number_wrong']);
  await shop.call(`POST /admin/recalls/${id}/discard`, { token: admin.token });
  assert.equal((await readRecall(id)).state, 'discarded');
});

test('An opened recall stops its batches, and the others stay on sale', async () => {
  const { product, recall } = await recalled();
  assert.deepEqual(await lots.stored(product.id), [
    ['BAD', 3, 'recall'],
    ['GOOD', 5, null],
  ]);
  assert.deepEqual(await lots.productRow(product.id), { stock: 5, expires_from: inDays(400) });
  const { report } = recall;
  assert.deepEqual([report.units_on_hand, report.units_sold, report.people, report.held_parcels], [3, 2, 1, 1]);
});

test('A buyer is told once, and answers without an account', async () => {
  const { customer, recall } = await recalled();
  await Promise.all([recalls.tell(), recalls.tell()]);
  const tokens = await recalls.tokens(recall.recall_no);
  assert.deepEqual([...tokens.keys()], [customer.email]);
  const token = tokens.get(customer.email);
  const found = await shop.call('POST /recalls/answers/find', { body: { token } });
  assert.deepEqual([found.body.data.lot_no, found.body.data.quantity], ['BAD', 2]);
  const answer = (units: object) => shop.call('POST /recalls/answers', { body: { token, name: 'Layla', ...units } });
  const many = await answer({ returned: 1, used: 2 });
  assert.deepEqual([many.status, Object.keys(many.body.errors)], [422, ['returned']]);
  assert.equal((await answer({ returned: 2 })).status, 200);
  assert.equal((await answer({ returned: 1, used: 1 })).body.data.used, 1);
  const { report } = await readRecall(recall.id);
  assert.deepEqual([report.acknowledged, report.returned, report.used], [1, 1, 1]);
  const unknown = await shop.call('POST /recalls/answers/find', { body: { token: 'x' } });
  assert.equal(unknown.status, 404);
});

test('A parcel with recalled units cannot be sent, until it is cancelled', async () => {
  const { vendor, product, partId, recall } = await recalled();
  const held = await setStatus(vendor.token, partId, SHIPPED);
  assert.deepEqual([held.status, held.body.code], [409, 'held_by_recall']);
  const shown = await shop.call(`GET /vendor/orders/${partId}`, { token: vendor.token });
  assert.equal(shown.body.order.held_by_recall, true);
  const close = () =>
    shop.call(`POST /admin/recalls/${recall.id}/close`, {
      token: admin.token,
      body: { conclusion: 'All units are back.', conclusion_arabic: 'أُعيدت كل الوحدات.' },
    });
  assert.equal((await close()).body.code, 'recall_unfinished');
  assert.equal((await setStatus(vendor.token, partId, CANCELLED)).status, 200);
  assert.deepEqual((await lots.stored(product.id))[0], ['BAD', 5, 'recall']);
  assert.equal((await close()).status, 200);
  const { state, report } = await readRecall(recall.id);
  assert.deepEqual([state, report.units_on_hand], ['closed', 5]);
});

test('A lifted batch is on sale again', async () => {
  const { product, scope, recall, vendor, partId } = await recalled();
  await shop.call(`POST /admin/recalls/${recall.id}/lift`, {
    token: admin.token,
    body: { lot_ids: scope.lot_ids, reason: 'Another factory made it.' },
  });
  assert.deepEqual((await lots.stored(product.id))[0], ['BAD', 3, null]);
  assert.equal((await setStatus(vendor.token, partId, SHIPPED)).status, 200);
});

test('A product without batches is off sale as a whole; its buyers check their box', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId, stock: 5 });
  const customer = await shop.make.customer();
  const [partId = 0] = await sales.buy(customer, [{ productId: product.id }]);
  const waiting = await shop.make.customer();
  const orderNo = await sales.draft(waiting, [{ productId: product.id }]);
  const recall = await recalls.open(admin, { product_ids: [product.id], sold_from: inDays(-30) });
  await recalls.tell();
  assert.equal((await shop.call(`GET /products/${product.id}`)).status, 404);
  assert.equal((await sales.place(waiting, orderNo)).status, 422);
  assert.equal((await setStatus(vendor.token, partId, SHIPPED)).body.code, 'held_by_recall');
  const token = (await recalls.tokens(recall.recall_no)).get(customer.email);
  const found = await shop.call('POST /recalls/answers/find', { body: { token } });
  assert.equal(found.body.data.lot_no, null);
  const approve = () =>
    shop.call(`POST /admin/product/toggle/approval/${product.id}`, { token: admin.token, body: { approved: true } });
  assert.equal((await approve()).body.code, 'product_recalled');
  await shop.call(`POST /admin/recalls/${recall.id}/lift`, {
    token: admin.token,
    body: { product_ids: [product.id], reason: 'Another product was meant.' },
  });
  assert.equal((await approve()).status, 200);
});

test('Batches of a recall stay tracked, so that nothing of them can be sent', async () => {
  const { vendor, product, partId } = await recalled();
  const post = (path: string, body: object = {}) => shop.call(`POST ${path}`, { token: vendor.token, body });
  await post(`/vendor/lots/${await lots.idOf(product.id, 'BAD')}/write-off`, { quantity: 3, reason: 'other' });
  assert.equal((await post(`/vendor/products/${product.slug}/lots/stop`)).body.code, 'product_recalled');
  assert.equal((await setStatus(vendor.token, partId, SHIPPED)).body.code, 'held_by_recall');
});

test('A parcel is held even if its product no longer tracks batches', async () => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'BAD', days: 200, quantity: 5 }]);
  const [partId = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id, quantity: 2 }]);
  const lotId = await lots.idOf(product.id, 'BAD');
  await shop.call(`POST /vendor/products/${product.slug}/lots/stop`, { token: vendor.token, body: {} });
  await recalls.open(admin, { product_ids: [product.id], lot_ids: [lotId], sold_from: inDays(-30) });
  await recalls.tell();
  assert.equal((await setStatus(vendor.token, partId, SHIPPED)).body.code, 'held_by_recall');
});

test('Units of an unknown batch do not go back on sale during a recall', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId, stock: 5 });
  const [partId = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id, quantity: 2 }]);
  await lots.start(vendor, product.slug, [{ lot_no: 'BAD', days: 200, quantity: 3 }]);
  const scope = { product_ids: [product.id], lot_ids: [await lots.idOf(product.id, 'BAD')], sold_from: inDays(-30) };
  await recalls.open(admin, scope);
  await setStatus(vendor.token, partId, CANCELLED);
  assert.deepEqual(await lots.stored(product.id), [
    ['BAD', 3, 'recall'],
    ['', 2, 'recall'],
  ]);
});

test('A widened recall tells those who are newly concerned before it can be closed', async () => {
  const { product, recall, vendor, partId } = await recalled();
  const other = await lots.tracked([{ lot_no: 'ALSO-BAD', days: 200, quantity: 5 }]);
  const customer = await shop.make.customer();
  const [otherPart = 0] = await sales.buy(customer, [{ productId: other.product.id }]);
  await setStatus(other.vendor.token, otherPart, SHIPPED);
  await setStatus(vendor.token, partId, CANCELLED);
  const scope = {
    product_ids: [product.id, other.product.id],
    lot_ids: [await lots.idOf(product.id, 'BAD'), await lots.idOf(other.product.id, 'ALSO-BAD')],
  };
  const edit = { token: admin.token, body: recallForm(scope) };
  assert.equal((await shop.call(`POST /admin/recalls/${recall.id}`, edit)).status, 200);
  const body = {
    ...{ conclusion: 'All units are back.', conclusion_arabic: 'أُعيدت كل الوحدات.' },
    shortfall_reason: 'The buyer has moved.',
  };
  const close = () => shop.call(`POST /admin/recalls/${recall.id}/close`, { token: admin.token, body });
  assert.equal((await close()).body.code, 'recall_unfinished');
  await recalls.tell();
  assert.ok((await recalls.tokens(recall.recall_no)).has(customer.email));
  const told = await shop.database.query(sql`
    SELECT recipient FROM outbox WHERE template = 'recall-vendor' AND payload ->> 'recall_no' = ${recall.recall_no}`);
  assert.equal(told.length, 2);
  assert.equal((await close()).status, 200);
});

test('Too few answers, or units not accounted for, need a reason for closing', async () => {
  const { customer, recall } = await recalled(true);
  const token = (await recalls.tokens(recall.recall_no)).get(customer.email);
  const close = async (reason = '') => {
    const body = { conclusion: 'Done.', conclusion_arabic: 'تم.', shortfall_reason: reason };
    const response = await shop.call(`POST /admin/recalls/${recall.id}/close`, { token: admin.token, body });
    return [response.status, Object.keys(response.body.errors ?? {})];
  };
  const refused = [422, ['shortfall_reason']];
  assert.deepEqual(await close(), refused);
  await shop.call('POST /recalls/answers', { body: { token, name: 'Layla', used: 1 } });
  assert.deepEqual(await close(), refused);
  assert.deepEqual(await close('The second unit was lost in a fire.'), [200, []]);
  const { report, shortfall_reason: stored } = await readRecall(recall.id);
  assert.deepEqual([report.acknowledged, report.target, report.unaccounted], [1, 80, 1]);
  assert.equal(stored, 'The second unit was lost in a fire.');
  const csv = await shop.call(`GET /admin/recalls/${recall.id}/report.csv`, {
    token: admin.token,
    headers: { lang: 'ar' },
  });
  assert.match(csv.text, /الوحدات المستلمة,5\r\n/);
});

test('One held parcel does not keep the others of a bulk shipment', async () => {
  const { vendor, partId } = await recalled();
  const product = await shop.make.product({ vendorId: vendor.vendorId });
  const [free = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id }]);
  for (const id of [partId, free]) await setStatus(vendor.token, id, CONFIRMED);
  const body = { ids: [partId, free], action: 'ship' };
  const sent = await shop.call('POST /vendor/orders/bulk', { token: vendor.token, body });
  assert.deepEqual([sent.status, sent.body.done, sent.body.failed.length], [200, 1, 1], sent.text);
});

test('A recall names products and their own batches only', async () => {
  const { product } = await lots.tracked([{ lot_no: 'A', days: 200, quantity: 5 }]);
  const other = await lots.tracked([{ lot_no: 'B', days: 200, quantity: 5 }]);
  const save = async (scope: Parameters<typeof recallForm>[0]) => {
    const { body } = await shop.call('POST /admin/recalls', { token: admin.token, body: recallForm(scope) });
    return Object.keys(body.errors ?? {});
  };
  assert.deepEqual(await save({ product_ids: [999_999] }), ['product_ids.0']);
  assert.deepEqual(await save({ product_ids: [product.id] }), ['lot_ids']);
  const foreign = await lots.idOf(other.product.id, 'B');
  assert.deepEqual(await save({ product_ids: [product.id], lot_ids: [foreign] }), ['lot_ids.0']);
  const untracked = await shop.make.product();
  assert.deepEqual(await save({ product_ids: [untracked.id] }), ['sold_from']);
  const lotId = await lots.idOf(product.id, 'A');
  assert.deepEqual(await save({ product_ids: [product.id, product.id], lot_ids: [lotId, lotId] }), []);
});

test('A call to a buyer is recorded, with the answer', async () => {
  const { recall } = await recalled();
  const list = async () => {
    const { body, text } = await shop.call(`GET /admin/recalls/${recall.id}/cases`, { token: admin.token });
    assert.equal(body.cases?.length, 1, text);
    return body.cases[0];
  };
  const { id } = await list();
  const body = { channel: 'phone', note: 'She has used both.', answered: true, name: 'Layla', used: 2 };
  const path = `POST /admin/recalls/${recall.id}/cases/${id}/contact`;
  assert.equal((await shop.call(path, { token: admin.token, body })).status, 200);
  const answered = await list();
  assert.deepEqual([answered.acknowledged_by, answered.used, answered.contacts.length], ['Layla', 2, 1]);
});

test('The audit names every way in which recalls can be wrong', async () => {
  const { product, partId, recall } = await recalled();
  const lot = sql`(SELECT id FROM lots WHERE product_id = ${product.id} AND lot_no = 'BAD')`;
  const other = await shop.make.product();
  const closed = (arabic: string, report: object) => sql`
    UPDATE recalls SET state = 'closed', closed_at = now(), conclusion = 'Done.', conclusion_ar = ${arabic},
      report = ${JSON.stringify(report)}::jsonb WHERE id = ${recall.id}`;
  const cases = [
    [
      'A lot is off sale exactly',
      sql`UPDATE recall_lots SET lifted_at = now(), lift_reason = 'x' WHERE lot_id = ${lot}`,
    ],
    ['A product without batches is off', sql`UPDATE products SET recalled = true WHERE id = ${other.id}`],
    ['Everybody who bought', sql`UPDATE recall_cases SET lot_id = NULL WHERE recall_id = ${recall.id}`],
    ['Every case of a recall', sql`DELETE FROM outbox WHERE template = 'recall-notice'`],
    ['A closed recall has its report', closed(' ', { acknowledged: 0 })],
    ['A closed recall has its report', closed('تم.', {})],
    ['A recall closed with too few answers', closed('تم.', { acknowledged: 7, cases: 9, target: 80, unaccounted: 0 })],
    ['A recall closed with too few answers', closed('تم.', { acknowledged: 9, cases: 9, target: 80, unaccounted: 1 })],
    [
      'No parcel with recalled units',
      sql`INSERT INTO order_status_history (vendor_order_id, from_status, to_status, created_at)
        VALUES (${partId}, 1, 3, clock_timestamp())`,
    ],
  ] as const;
  for (const [rule, entry] of cases) {
    const broken = await rulesBrokenBy(shop.database, entry);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join('; ')}`,
    );
  }
});
