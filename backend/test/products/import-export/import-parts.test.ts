import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { form } from '../../support/form.ts';
import { fileOf as pictureOf, photo } from '../../support/products.ts';
import { countsOf, createImporting, errorsOf, fileOf, HEAD, lineOf, type Importing } from './importing.ts';

let shop: TestApp;
let files: Importing;
let category: string;
before(async () => {
  shop = await buildTestApp();
  files = createImporting(shop);
  category = (await shop.make.category()).slug;
});
after(() => shop.close());

const sendParts = async (token: string, file: string) => {
  const { body, headers } = await form({
    file: new File([file], 'products.csv'),
    dry_run: '0',
    skip_failed: '1',
  });
  return (await shop.call('POST /vendor/products/import', { token, body, headers })).body.report;
};

test('With skip_failed, valid lines are imported and the others are reported', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const file = fileOf({ sku: 'GOOD', category }, { sku: 'BAD', category, price_sar: 'cheap' });
  assert.deepEqual(countsOf(await files.report(token, file)), {
    created: 1,
    updated: 0,
    unchanged: 0,
    failed: 1,
    written: false,
  });
  assert.equal(await files.product(vendorId, 'GOOD'), null);

  const report = await sendParts(token, file);
  assert.deepEqual([report.created, report.failed, report.written], [1, 1, true]);
  assert.deepEqual(
    errorsOf(report).map(([row, field]) => [row, field]),
    [[3, 'price_sar']],
  );
  assert.notEqual(await files.product(vendorId, 'GOOD'), null);
  assert.equal(await files.product(vendorId, 'BAD'), null);
});

test('A file with errors only changes nothing and sends no notification', async () => {
  const { token } = await shop.make.vendor();
  const report = await sendParts(token, fileOf({ sku: 'BAD', category, stock: 'many' }));
  assert.deepEqual([report.created, report.failed], [0, 1]);
  const { notifications } = (await shop.call('GET /vendor/notifications', { token })).body;
  assert.deepEqual(notifications, []);
});

test('A file may give picture URLs, which are fetched for products without pictures', async () => {
  const { token } = await shop.make.vendor();
  const addresses = ['https://pictures.test/a.jpg', 'https://pictures.test/b.jpg'];
  const withImages = (sku: string, images: string) => `${lineOf({ sku, category, status: 'active' })},"${images}"`;
  const table = [`${HEAD},Images`, withImages('NEW', addresses.join(' | ')), withImages('NONE', '')].join('\r\n');

  const report = await files.report(token, table);
  assert.deepEqual([report.created, report.inactive, report.columns_unknown], [2, 2, []]);
  assert.deepEqual(
    report.pictures,
    addresses.map((address) => ({ sku: 'NEW', address })),
  );

  const picture = pictureOf(await photo(), 'NEW.png');
  assert.equal((await shop.call('POST /vendor/product-pictures', { token, body: { picture } })).status, 200);
  assert.deepEqual((await files.report(token, table)).pictures, []);
});

test('An invalid picture URL is an error of its line', async () => {
  const { token } = await shop.make.vendor();
  const line = `${lineOf({ sku: 'NEW', category })},gloves.jpg`;
  assert.deepEqual(errorsOf(await files.report(token, [`${HEAD},images`, line].join('\n'))), [
    [2, 'images', 'Enter the full address of the picture, starting with https://.'],
  ]);
});
