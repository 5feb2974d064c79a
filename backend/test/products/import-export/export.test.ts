import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { plusDays } from '../../../src/calendar/days.ts';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { countsOf, createImporting, errorsOf, fileOf, type Importing } from './importing.ts';

let shop: TestApp;
let files: Importing;
before(async () => {
  shop = await buildTestApp();
  files = createImporting(shop);
});
after(() => shop.close());

test('A vendor exports their products with both languages and three prices', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const category = await shop.make.category();
  const prices = { sar: 1050, bhd: 1255, usd: 280 };
  const common = { vendorId, categoryId: category.id, prices, discount: 5, stock: 7 };
  await shop.make.product({ ...common, sku: '=1+1', name: 'Mask, "L"', nameAr: 'كمامة', tags: ['mask', 'face'] });
  await shop.make.product();

  const { text, headers } = await shop.call('GET /vendor/products.csv', { token });

  assert.match(String(headers['content-type']), /^text\/csv; charset=utf-8$/);
  assert.match(String(headers['content-disposition']), /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"/);
  assert.equal(
    text,
    '\ufeffsku,barcode,name,arabic_name,description,arabic_description,category,vat_class,' +
      'sfda_number,sfda_holder,sfda_expires_on,nhra_number,nhra_holder,nhra_expires_on,product_kind,sfda_class,nhra_class,' +
      'manufacturer,manufacturer_arabic,brand,brand_arabic,origin_country,sterile,single_use,store_min_c,store_max_c,' +
      'audience,quantity_limit,limit_days,min_age,return_class,tags,status,stock,stock_seen,variants,discount,' +
      'price_sar,price_bhd,price_usd,variant_sku,variant_type,variant_value,variant_value_arabic,variant_color,' +
      'variant_color_arabic\r\n' +
      `'=1+1,,"Mask, ""L""",كمامة,,,${category.slug}${','.repeat(25)}mask|face,active,7,7,0,5,10.50,1.255,2.80,,,,,,\r\n`,
  );
});

test('The number of variants is exported, and an import ignores it', async () => {
  const { token, vendorId } = await shop.make.vendor();
  await shop.make.product({ vendorId, sku: 'SIZES', variants: [{ value: 'S' }, { value: 'M' }] });
  const table = await files.exported(token);
  const [head = '', line = ''] = table.split('\r\n');
  assert.equal(line.split(',')[head.split(',').indexOf('variants')], '2');
  const report = await files.report(token, `sku,variants\nSIZES,7`);
  assert.deepEqual([report.unchanged, report.columns_unknown], [1, []]);
});

test('Importing an untouched export changes nothing after a variant sells out', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const variants = [{ stock: 1, price: 900 }, { stock: 1 }];
  const { id } = await shop.make.product({ vendorId, sku: 'TWO', variants });
  const table = await files.exported(token);
  const stored = sql`SELECT price_sar FROM products WHERE id = ${id}`;
  const before = await shop.database.first(stored);
  await shop.database.query(sql`UPDATE variants SET stock = 0 WHERE product_id = ${id} AND price_sar = 900`);
  await shop.database.query(sql`UPDATE products SET stock = 1 WHERE id = ${id}`);
  assert.notDeepEqual(await shop.database.first(stored), before);
  const report = await files.report(token, table);
  assert.deepEqual([report.unchanged, report.errors], [1, []]);
});

test('The file name of an export has the date in Riyadh', async (t) => {
  const { token } = await shop.make.vendor();
  const today = new Date().toISOString().slice(0, 10);
  t.mock.timers.enable({ apis: ['Date'], now: new Date(`${today}T22:30:00Z`) });
  const { headers } = await shop.call('GET /vendor/products.csv', { token });
  assert.match(String(headers['content-disposition']), new RegExp(`filename="products-${plusDays(today, 1)}\\.csv"`));
});

test('An export contains everything that the list’s filter finds', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const { id: categoryId } = await shop.make.category();
  await shop.database.query(sql`
    INSERT INTO products (vendor_id, category_id, slug, sku, name, price_sar, price_bhd, price_usd, status)
    SELECT ${vendorId}, ${categoryId}, 'many-' || n, 'MANY-' || n, 'Many', 100, 100, 100,
      CASE WHEN n % 2 = 0 THEN 'draft' ELSE 'active' END
    FROM generate_series(1, 2001) n`);
  const skus = async (query: string) => (await files.exported(token, query)).match(/MANY-\d+/g) ?? [];

  assert.equal(new Set(await skus('')).size, 2001);
  assert.equal((await skus('?status=draft&category=&search=')).length, 1000);
  assert.deepEqual(await skus('?in_stock=1'), []);
  assert.equal((await shop.call('GET /vendor/products.csv?page=2', { token })).status, 422);
});

test('An export resaved by a spreadsheet changes nothing', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const plain = { vendorId, prices: { sar: 1050, bhd: 1200, usd: 280 } };
  await shop.make.product({ ...plain, sku: '-7', name: '@home\r\nkit\u200f', tags: ['b', 'a'] });
  await shop.make.product({ ...plain, sku: "'=x", name: ' spaced ', nameAr: '', stock: 0 });
  await shop.make.product({ vendorId, variants: [{ value: 'M' }, { value: 'L' }] });
  const table = await files.exported(token);
  const nothing = { created: 0, updated: 0, unchanged: 3, failed: 0, written: true };

  assert.deepEqual(countsOf(await files.report(token, table)), nothing);
  // Other separators, no trailing zeros, and a column of the vendor's own.
  const saved = table
    .slice(1)
    .replaceAll(',', ';')
    .replace(/(\.\d*?)0+(?=;|\r)/g, '$1')
    .replace(/\.(?=;|\r)/g, '')
    .replaceAll('\r\n', ';note\n');
  const report = await files.report(token, saved);
  assert.deepEqual(countsOf(report), nothing);
  assert.deepEqual(report.columns_unknown, ['note']);
});

test('A barcode without its leading zeros is kept, and a changed one is saved', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const { slug } = await shop.make.category();
  const cells = { sku: 'ZEROS', category: slug };
  await files.report(token, fileOf({ ...cells, barcode: '0012345678905' }));
  const barcodeAfter = async (barcode: string) => {
    const { unchanged } = await files.report(token, `sku,barcode\nZEROS,${barcode}`);
    return [unchanged, (await files.product(vendorId, 'ZEROS'))?.barcode];
  };
  assert.deepEqual(await barcodeAfter('12345678905'), [1, '0012345678905']);
  assert.deepEqual(await barcodeAfter('012345678905'), [0, '012345678905']);
  assert.deepEqual(await barcodeAfter('22345678905'), [0, '22345678905']);
});

test('Days and codes that a spreadsheet has rewritten change nothing', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const { id, sku } = await shop.make.product({ vendorId });
  await shop.database.query(sql`
    UPDATE products SET barcode = '6281234567893', sfda_number = 'A-1', sfda_expires_on = '2031-03-04' WHERE id = ${id}`);
  const same = ['2031-03-04', '4/3/2031', '04/03/31', '3/4/2031', '04.03.2031', '2031/3/4', '٤/٣/٢٠٣١'];
  for (const day of same) {
    const report = await files.report(token, `sku;barcode;sfda_expires_on\n${sku};6.28123E+12;${day}`);
    assert.deepEqual([report.unchanged, errorsOf(report)], [1, []], day);
  }
  for (const [code, day] of [
    ['6.28124E+12', '5/3/2031'],
    ['6.28123E+11', '4/3/2032'],
  ]) {
    const errors = errorsOf(await files.report(token, `sku;barcode;sfda_expires_on\n${sku};${code};${day}`));
    assert.deepEqual(
      errors.map((each) => each.slice(0, 2)),
      [
        [2, 'barcode'],
        [2, 'sfda_expires_on'],
      ],
    );
  }
});

test('A SKU without its leading zeros is reported and creates no second product', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const stranger = await shop.make.vendor();
  const { slug } = await shop.make.category();
  await shop.make.product({ vendorId, sku: '00123' });
  await shop.make.product({ vendorId: stranger.vendorId, sku: '00456' });
  const shortened = 'The spreadsheet has shortened this code. Format the column as text and enter it again.';
  const report = await files.report(token, fileOf({ sku: '123', category: slug }));
  assert.deepEqual([report.created, errorsOf(report)], [0, [[2, 'sku', shortened]]]);
  assert.equal((await files.report(token, fileOf({ sku: '456', category: slug }))).created, 1);
  for (const sku of ['6.28E+12', '6,28E+12', '٦٫٢٨E+١٢'])
    assert.deepEqual(
      errorsOf(await files.report(token, fileOf({ sku, category: slug }))),
      [[2, 'sku', shortened]],
      sku,
    );
});
