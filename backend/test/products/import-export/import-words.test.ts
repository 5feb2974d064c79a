import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { countsOf, createImporting, errorsOf, fileOf, type Importing } from './importing.ts';

let shop: TestApp;
let files: Importing;
let category: { id: number; slug: string };
before(async () => {
  shop = await buildTestApp();
  files = createImporting(shop);
  category = await shop.make.category();
});
after(() => shop.close());

const pick = (row: Record<string, unknown> | null, ...columns: string[]) => columns.map((column) => row?.[column]);

test('A category is known by either name, and a status by its label in the portal', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const { id } = await shop.make.category({ name: 'Diabetes Care', nameAr: 'العناية بالسكري' });
  const twins = [await shop.make.category({ name: 'Twins' }), await shop.make.category({ name: 'twins' })];
  for (const [sku, name, state] of [
    ['N-1', 'diabetes care', 'Inactive'],
    ['N-2', 'العنايه بالسكري', 'غير نشط'],
    ['N-3', String(id), 'draft'],
  ] as const) {
    assert.equal((await files.report(token, fileOf({ sku, category: name, status: state }))).created, 1, name);
    assert.deepEqual(pick(await files.product(vendorId, sku), 'category_id', 'status'), [id, 'draft']);
  }
  assert.equal((await files.report(token, 'sku,category,status\nN-1,Diabetes Care,inactive')).unchanged, 1);
  assert.equal((await files.report(token, fileOf({ sku: 'N-4', category: 'Twins' }))).failed, 1, String(twins.length));
});

test('An invalid price and a missing price have different messages', async () => {
  const { token } = await shop.make.vendor();
  const messageOf = async (price: string) =>
    errorsOf(await files.report(token, fileOf({ sku: 'P', category: category.slug, price_sar: price })))[0]?.[2];
  const noNumber = 'Enter the price as a number such as 1250.00, without commas or a currency.';
  for (const price of ['1,250.00', 'abc', '12 SAR']) assert.equal(await messageOf(price), noNumber, price);
  for (const price of ['0', '-3']) assert.equal(await messageOf(price), 'Enter a price above zero, such as 12.50.');
});

test('A file to activate products counts those without a picture, also when repeated', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const cells = { category: category.slug };
  const file = fileOf(
    { ...cells, sku: 'ON-1', status: 'active' },
    { ...cells, sku: 'ON-2', status: 'active' },
    { ...cells, sku: 'OFF', status: 'draft' },
  );
  assert.equal((await files.report(token, file, true)).inactive, 2);
  assert.equal((await files.report(token, file)).inactive, 2);
  const again = await files.report(token, file);
  assert.deepEqual([countsOf(again).unchanged, again.failed, again.inactive], [3, 0, 2]);
  assert.equal((await files.product(vendorId, 'ON-1'))?.status, 'draft');
});

test('A deactivated category takes no new products, and an active one may use its name', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const deactivate = (id: number) => shop.database.query(sql`UPDATE categories SET status = 0 WHERE id = ${id}`);
  const closed = await shop.make.category({ name: 'Closed' });
  const masks = await shop.make.category({ name: 'Old masks' });
  const renewed = await shop.make.category({ name: masks.slug });
  const [inside, outside] = [
    { sku: 'IN', category: 'Closed' },
    { sku: 'OUT', category: category.slug },
  ];
  await files.report(token, fileOf(inside, outside));
  await deactivate(closed.id);
  await deactivate(masks.id);

  const unknown = 'This category does not exist. Use its name in the shop, in English or Arabic.';
  const moved = await files.report(token, 'sku,category\nOUT,Closed');
  assert.deepEqual(errorsOf(moved), [[2, 'category', unknown]]);
  assert.equal((await files.report(token, fileOf({ sku: 'NEW', category: closed.slug }))).failed, 1);
  const kept = await files.report(token, 'sku,category,stock\nIN,closed,6');
  assert.deepEqual([kept.updated, kept.failed], [1, 0]);
  assert.deepEqual(pick(await files.product(vendorId, 'IN'), 'category_id', 'stock'), [closed.id, 6]);
  assert.equal((await files.report(token, fileOf({ sku: 'MASK', category: masks.slug }))).created, 1);
  assert.deepEqual(pick(await files.product(vendorId, 'MASK'), 'category_id'), [renewed.id]);
});
