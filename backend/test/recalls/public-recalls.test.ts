import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { createLots, inDays } from '../support/lots.ts';
import { createRecalled, createRecalls } from '../support/recalls.ts';

let shop: TestApp;
let lots: ReturnType<typeof createLots>;
let recalls: ReturnType<typeof createRecalls>;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  lots = createLots(shop);
  recalls = createRecalls(shop);
  admin = await shop.make.admin();
});
after(() => shop.close());

const recalled = (isSent = false) => createRecalled(shop, admin, isSent);

test('Everybody may read open and closed recalls, but no drafts', async () => {
  const { product, recall } = await recalled();
  const one = await shop.call(`GET /recalls/${recall.recall_no}`, { headers: { lang: 'ar' } });
  assert.equal(one.body.data.title, 'شرائط فحص تُظهر قراءات مرتفعة');
  assert.deepEqual(one.body.data.products[0].lot_nos, ['BAD']);
  const draft = await recalls.draft(admin, {
    product_ids: [product.id],
    lot_ids: [await lots.idOf(product.id, 'GOOD')],
  });
  assert.equal((await shop.call(`GET /recalls/${draft.recall_no}`)).status, 404);
  const list = await shop.call('GET /recalls');
  assert.ok(list.body.recalls.every(({ state }: { state: string }) => state !== 'draft'));
});

test('The page of a product names its recalled batches until the recall is closed', async () => {
  const { product, recall } = await recalled(true);
  const notice = async () => (await shop.call(`GET /products/${product.id}`)).body.product.recalls;
  assert.deepEqual(await notice(), [{ recall_no: recall.recall_no, lot_nos: ['BAD'] }]);
  const body = { conclusion: 'Done.', conclusion_arabic: 'تم.', shortfall_reason: 'The buyer has moved.' };
  await shop.call(`POST /admin/recalls/${recall.id}/close`, { token: admin.token, body });
  assert.deepEqual(await notice(), []);
});

test('Everybody may check a batch, by its number or the code of the box', async () => {
  const { vendor, product } = await lots.tracked([]);
  const lines = [{ product_id: product.id, lot_no: 'K 77/A', quantity: 2, gtin: '04012345678901' }];
  const delivery = { received_on: inDays(0), lines };
  await shop.call('POST /vendor/lots/receive', { token: vendor.token, body: delivery });
  const lotId = await lots.idOf(product.id, 'K 77/A');
  const recall = await recalls.open(admin, { product_ids: [product.id], lot_ids: [lotId] });
  const check = async (code: string) => {
    const { status, body } = await shop.call('POST /recalls/check', { body: { code } });
    return [
      status,
      body.data?.recalls.map(({ recall_no: number }: { recall_no: string }) => number),
      body.data?.problem !== '',
    ];
  };
  assert.deepEqual(await check(' k77/a '), [200, [recall.recall_no], false]);
  assert.deepEqual(await check('010401234567890110K77/A'), [200, [recall.recall_no], false]);
  assert.deepEqual(await check('010400638133393110K77/A'), [200, [], false]);
  assert.deepEqual(await check('K78'), [200, [], false]);
  assert.deepEqual(await check('4012345678901'), [200, [], true]);
  assert.deepEqual((await check(''))[0], 422);
});

test('The record is published with the field names of openFDA', async () => {
  const { recall } = await recalled(true);
  const { body } = await shop.call('GET /recalls.json', { headers: { lang: 'ar' } });
  const report = body.results.find(
    ({ recall_number: number }: { recall_number: string }) => number === recall.recall_no,
  );
  assert.equal(report.classification, 'Class II');
  assert.equal(report.status, 'Ongoing');
  assert.equal(report.code_info, 'Lot BAD');
  assert.equal(report.product_quantity, '5 units');
  assert.equal(report.voluntary_mandated, 'SFDA Mandated');
  assert.equal(report.recall_initiation_date, inDays(0).replaceAll('-', ''));
  assert.equal(report.reason_for_recall, 'The strips may show too much sugar.');
});
