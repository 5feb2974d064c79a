import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { auditLedger } from '../../../src/ledger/audit.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { form } from '../../support/form.ts';
import { createTableReader } from '../../support/tables.ts';
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
const prices = ['price_sar', 'price_bhd', 'price_usd'];

test('A vendor previews an import before anything is written', async () => {
  const { token, vendorId } = await shop.make.vendor();
  await shop.make.product({ vendorId, sku: 'OLD', stock: 4 });
  await shop.make.product({ vendorId, sku: 'SAME', stock: 10 });
  const table = ['Stock;SKU;Price SAR;price-bhd', '9;OLD;٢٩٫٥;2.125', '10;SAME;10.00;1'].join('\r\n');
  const readTables = await createTableReader(shop.database);
  const before = await readTables();

  const dry = await files.report(token, table, true);
  assert.deepEqual(countsOf(dry), { created: 0, updated: 1, unchanged: 1, failed: 0, written: false });
  assert.deepEqual(await readTables(), before);

  const { body } = await files.send(token, table);
  assert.equal(body.message, 'The products have been imported.');
  assert.deepEqual(countsOf(body.report), { created: 0, updated: 1, unchanged: 1, failed: 0, written: true });
  assert.deepEqual(pick(await files.product(vendorId, 'OLD'), 'stock', ...prices), [9, 2950, 2125, 1000]);
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('A new product is a draft without picture and approval, found by text and tags', async () => {
  const { token, vendorId } = await shop.make.vendor();
  await shop.make.product({ slug: 'linen-wraps' });
  const cells = {
    name: 'Linen wraps',
    category: category.slug,
    tags: 'linen | Wrap|linen',
    status: 'active',
    discount: '5',
  };
  const file = fileOf({ ...cells, sku: 'W-1' }, { ...cells, sku: 'W-2', category: String(category.id) });

  assert.deepEqual(countsOf(await files.report(token, file)), {
    created: 2,
    updated: 0,
    unchanged: 0,
    failed: 0,
    written: true,
  });

  const row = await files.product(vendorId, 'W-1');
  assert.deepEqual(pick(row, 'status', 'approval_status', 'stock', 'discount', ...prices), [
    'draft',
    0,
    5,
    5,
    1250,
    1255,
    330,
  ]);
  assert.match(String(row?.slug), /^linen-wraps-[0-9a-f]{6}$/);
  assert.notEqual(row?.slug, (await files.product(vendorId, 'W-2'))?.slug);
  const found = await shop.call('GET /vendor/products?search=wrap', { token });
  assert.deepEqual(
    found.body.products.map(({ sku }: { sku: string }) => sku),
    ['W-2', 'W-1'],
  );
  const tags = await shop.database.query(sql`
    SELECT t.slug FROM product_tags JOIN tags t ON t.id = tag_id WHERE product_id = ${Number(row?.id)} ORDER BY t.slug`);
  assert.deepEqual(tags, [{ slug: 'linen' }, { slug: 'wrap' }]);
  const words = await shop.database.query(sql`SELECT df FROM search_terms WHERE word = 'linen'`);
  assert.deepEqual(words, [{ df: 2 }]);
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('An import notifies its vendor once and writes an audit line', async () => {
  const { token, id, vendorId } = await shop.make.vendor();
  const file = fileOf({ sku: 'ONE', category: category.slug });
  await files.report(token, file, true);
  await files.report(token, file);
  assert.equal((await files.report(token, file)).unchanged, 1);

  const told = await shop.database.query(sql`SELECT payload FROM notifications WHERE user_id = ${id}`);
  assert.deepEqual(told, [{ payload: { created: 1, updated: 0 } }]);
  const logged = await shop.database.query(sql`
    SELECT action, entity_id, after FROM audit_log WHERE actor_user_id = ${id}`);
  const after = { created: 1, updated: 0 };
  assert.deepEqual(logged, [{ action: 'vendor.products_imported', entity_id: String(vendorId), after }]);
});

test('One invalid line stops the whole file, and every line reports its errors', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const good = { category: category.slug };
  const file = fileOf(
    { ...good, sku: 'GOOD' },
    { ...good, sku: '' },
    { ...good, sku: 'BAD-1', name: '', price_sar: '12.345', stock: '-1', status: 'sold' },
    { ...good, sku: 'BAD-2', category: 'no-such-category', price_bhd: '12,5', discount: '101', stock: '' },
    { ...good, sku: 'GOOD' },
    { ...good, sku: 'BAD-3', barcode: '6.28123E+12', tags: 'y'.repeat(51) },
  );

  const { body } = await files.send(token, file);

  assert.equal(body.message, 'The file has been checked. Nothing has been changed.');
  assert.deepEqual(countsOf(body.report), { created: 1, updated: 0, unchanged: 0, failed: 5, written: false });
  assert.deepEqual(errorsOf(body.report), [
    [3, 'sku', 'SKU is required.'],
    [4, 'name', 'Product Name is required.'],
    [4, 'status', 'Enter active or inactive.'],
    [4, 'stock', 'Enter the stock as a whole number, 0 or more.'],
    [4, 'price_sar', 'This price has more decimal places than the currency.'],
    [5, 'category', 'This category does not exist. Use its name in the shop, in English or Arabic.'],
    [5, 'stock', 'The stock is empty. Enter 0 if the product is sold out, or leave the column out.'],
    [5, 'discount', 'The largest value is 90.'],
    [5, 'price_bhd', 'Enter the price as a number such as 1250.00, without commas or a currency.'],
    [6, 'sku', 'This SKU is already in line 2.'],
    [7, 'barcode', 'The spreadsheet has shortened this code. Format the column as text and enter it again.'],
    [7, 'tags', 'Use at most 50 characters.'],
  ]);
  assert.equal(await files.product(vendorId, 'GOOD'), null);
});

test('A stock of 0 means sold out', async () => {
  const { token, vendorId } = await shop.make.vendor();
  await shop.make.product({ vendorId, sku: 'SOLD-OUT', stock: 5 });
  const file = ['sku,stock', 'SOLD-OUT,0'].join('\n');
  assert.equal((await files.report(token, file)).updated, 1);
  assert.equal((await files.product(vendorId, 'SOLD-OUT'))?.stock, 0);
  assert.equal((await files.report(token, file)).unchanged, 1);
  assert.equal((await files.report(token, fileOf({ sku: 'NEW', category: category.slug, stock: '0' }))).created, 1);
  assert.deepEqual(errorsOf(await files.report(token, 'sku,stock,stock_seen\nSOLD-OUT,5,many')), [
    [2, 'stock_seen', 'Enter the stock as a whole number, 0 or more.'],
  ]);
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('An update needs only the changed columns, and a new product needs all', async () => {
  const { token, vendorId } = await shop.make.vendor();
  await shop.make.product({ vendorId, sku: 'A', nameAr: '' });

  assert.equal((await files.report(token, 'sku,price_usd\nA,3.5')).updated, 1);
  assert.deepEqual(pick(await files.product(vendorId, 'A'), 'stock', ...prices), [10, 1000, 1000, 350]);
  assert.deepEqual(errorsOf(await files.report(token, 'sku,price_usd\nB,3.5')), [
    [
      2,
      '',
      'No product has this SKU, and a new one also needs the columns: Barcode (barcode), Product Name (name), Product Name Arabic (arabic_name), Description (description), Description Arabic (arabic_description), Category (category), Stock (stock), SAR Price (price_sar), BHD Price (price_bhd).',
    ],
  ]);
});

test('A line reports all its errors, and both spellings of the Arabic columns are read', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const report = await files.report(token, 'sku,price_usd,stock\nB,abc,-1');
  assert.deepEqual(
    errorsOf(report).map(([row, field]) => [row, field]),
    [
      [2, ''],
      [2, 'stock'],
      [2, 'price_usd'],
    ],
  );
  await shop.make.product({ vendorId, sku: 'A', nameAr: '' });
  const renamed = await files.report(token, 'sku,name_arabic,Description Arabic\nA,قفازات,للفحص');
  assert.deepEqual([renamed.updated, renamed.columns_unknown], [1, []]);
});

test('Variants keep stock and prices, and nothing goes on sale without a picture', async () => {
  const { token, vendorId } = await shop.make.vendor();
  await shop.make.product({ vendorId, sku: 'V', variants: [{ stock: 3 }], approved: false });
  await shop.make.product({ vendorId, sku: 'D', status: 'draft', approved: false });

  const report = await files.report(token, 'sku,stock,price_sar,status,name\nV,4,11,active,New\nD,10,10,active,New');

  const refused = 'This product has variants: enter stock and prices in the lines of its variants.';
  assert.deepEqual(errorsOf(report), [
    [2, 'stock', refused],
    [2, 'price_sar', refused],
  ]);
  const { updated, inactive } = await files.report(token, 'sku,status,name\nD,active,New');
  assert.deepEqual([updated, inactive], [1, 1]);
  assert.deepEqual(pick(await files.product(vendorId, 'D'), 'status', 'name'), ['draft', 'New']);
  assert.equal((await files.report(token, 'sku,discount,name\nV,15,New')).updated, 1);
  assert.deepEqual(pick(await files.product(vendorId, 'V'), 'discount', 'name', 'stock'), [15, 'New', 3]);
  assert.equal(
    (await files.report(token, 'sku,discount,stock,price_sar\nV,20,,')).updated,
    1,
    'empty cells ask nothing',
  );
  assert.deepEqual(pick(await files.product(vendorId, 'V'), 'discount', 'stock', 'price_sar'), [20, 3, 1000]);
});

test('Imported texts of approved products await the admin, and prices are live', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId, sku: 'A', name: 'Approved' });
  await shop.make.product({ vendorId, sku: 'NEW', name: 'Not yet', approved: false });
  const waiting = () =>
    shop.database.first<{ id: number; name: string | null; description: string | null }>(
      sql`SELECT id, name, description FROM product_changes WHERE product_id = ${id}`,
    );

  assert.equal((await files.report(token, 'sku,name,discount\nA,Other,7\nNEW,At once,0')).updated, 2);
  assert.deepEqual(pick(await files.product(vendorId, 'A'), 'name', 'discount'), ['Approved', 7]);
  assert.equal((await files.product(vendorId, 'NEW'))?.name, 'At once');
  const asked = await waiting();
  assert.equal(asked?.name, 'Other');
  await files.report(token, 'sku,name,discount\nA,Approved,8');
  assert.deepEqual(await waiting(), asked, 'a line equal to the live version requests no change');
  await files.report(token, 'sku,description\nA,Words');
  assert.deepEqual(pick((await waiting()) ?? {}, 'name', 'description'), ['Other', 'Words']);
});

test('Another vendor’s SKU creates a new product, and theirs stays unchanged', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const theirs = await shop.make.product({ sku: 'SHARED', name: 'Theirs' });

  assert.equal((await files.report(token, fileOf({ sku: 'SHARED', category: category.slug }))).created, 1);

  assert.equal((await files.product(theirs.vendorId, 'SHARED'))?.name, 'Theirs');
  assert.equal((await files.product(vendorId, 'SHARED'))?.name, 'Cotton roll SHARED');
});

test('The template can be imported unchanged', async () => {
  const { token } = await shop.make.vendor();
  const { text, headers } = await shop.call('GET /vendor/products/import-template.csv', { token });
  assert.match(String(headers['content-disposition']), /^attachment; filename="products-template\.csv"/);
  assert.deepEqual(countsOf(await files.report(token, text)), {
    created: 1,
    updated: 0,
    unchanged: 0,
    failed: 0,
    written: true,
  });
});

test('By default a file is only checked', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const file = new File([fileOf({ sku: 'X', category: category.slug })], 'products.csv');
  const { body } = await shop.call('POST /vendor/products/import', { token, ...(await form({ file })) });
  assert.deepEqual([body.report.created, body.report.dry_run, body.report.written], [1, true, false]);
  assert.equal(await files.product(vendorId, 'X'), null);
});
