import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { auditLedger } from '../../../src/ledger/audit.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { createProductWriter } from '../../support/products.ts';
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

const VARIANT =
  'variant_sku,variant_type,variant_value,variant_value_arabic,variant_color,barcode,stock,price_sar,price_bhd,price_usd';

const rows = (sku: string, ...lines: string[]) =>
  [`sku,${VARIANT}`, ...lines.map((line) => `${sku},${line}`)].join('\n');

const variantsOf = (productId: number) =>
  shop.database.query<Record<string, unknown>>(sql`
    SELECT sku, value, value_ar, stock, price_sar FROM variants
    WHERE product_id = ${productId} AND deleted_at IS NULL ORDER BY position, id`);

test('A table creates a product with its variants', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const [head = '', line = ''] = fileOf({
    sku: 'COAT',
    category: category.slug,
    stock: '',
    price_sar: '',
    price_bhd: '',
    price_usd: '',
  }).split('\r\n');
  const table = [
    `${head},variant_sku,variant_type,variant_value,variant_value_arabic`,
    `${line},,,,`,
    'COAT,6281,,,,,,,,3,,10.5,1.05,2.8,COAT-S,مقاس,Small,صغير',
    'COAT,6282,,,,,,,,4,,12,1.2,3.2,COAT-L,size,Large,كبير',
  ].join('\r\n');
  const report = await files.report(token, table);
  assert.deepEqual(errorsOf(report), []);
  assert.deepEqual(countsOf(report), { created: 1, updated: 0, unchanged: 0, failed: 0, written: true });
  const product = await files.product(vendorId, 'COAT');
  assert.deepEqual(
    [product?.has_variants, product?.stock, product?.price_sar, product?.top_price_sar],
    [true, 7, 1050, 1200],
  );
  assert.deepEqual(await variantsOf(product?.id ?? 0), [
    { sku: 'COAT-S', value: 'Small', value_ar: 'صغير', stock: 3, price_sar: 1050 },
    { sku: 'COAT-L', value: 'Large', value_ar: 'كبير', stock: 4, price_sar: 1200 },
  ]);
  const { body } = await shop.call('GET /vendor/products?search=Large', { token });
  assert.equal(body.products.length, 1);
  assert.equal((await files.report(token, table)).unchanged, 1);
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('A line changes one variant, and a new SKU adds another', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const variants = [
    { value: 'S', stock: 5 },
    { value: 'M', stock: 6 },
  ];
  const { id } = await shop.make.product({ vendorId, sku: 'SHOE', variants });
  const [small] = await variantsOf(id);
  const report = await files.report(
    token,
    rows('SHOE', `${String(small?.sku)},size,S,,,,9,15,1.5,4`, 'SHOE-XL,size,XL,,,628,2,20,2,5'),
  );
  assert.deepEqual([report.updated, report.errors], [1, []]);
  const stored = await variantsOf(id);
  assert.deepEqual(
    stored.map(({ value, stock, price_sar }) => [value, stock, price_sar]),
    [
      ['S', 9, 1500],
      ['M', 6, stored[1]?.price_sar],
      ['XL', 2, 2000],
    ],
  );
  assert.equal((await files.product(vendorId, 'SHOE'))?.stock, 17);
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('A product without variants is sold by variants from a table', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId, sku: 'PLAIN', stock: 8 });
  const report = await files.report(token, rows('PLAIN', 'PLAIN-S,size,S,,,628,3,15,1.5,4'));
  assert.deepEqual([report.updated, report.errors], [1, []]);
  assert.equal((await files.product(vendorId, 'PLAIN'))?.stock, 3);
  assert.equal((await variantsOf(id)).length, 1);
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('Wrong cells of a variant are named with its line', async () => {
  const { token, vendorId } = await shop.make.vendor();
  await shop.make.product({ vendorId, sku: 'OTHER', variants: [{ value: 'S' }] });
  await shop.make.product({ vendorId, sku: 'SHOE', variants: [{ value: 'S' }] });
  const good = (sku: string, value: string) => `${sku},size,${value},,,628,2,20,2,5`;
  const errors = async (...lines: string[]) => errorsOf(await files.report(token, rows('SHOE', ...lines)));
  assert.deepEqual(await errors('SHOE-M,weight,M,,,628,-1,x,2,5'), [
    [2, 'variant_type', 'Enter size or color.'],
    [2, 'stock', 'Enter the stock as a whole number, 0 or more.'],
    [2, 'price_sar', 'Enter the price as a number such as 1250.00, without commas or a currency.'],
  ]);
  const fields = async (...lines: string[]) => (await errors(...lines)).map((each) => each.slice(0, 2));
  assert.deepEqual(await fields(good('SHOE-M', 'M'), good('SHOE-M', 'L')), [[3, 'variant_sku']]);
  assert.deepEqual(await fields(good('SHOE-M', 'M'), good('SHOE-L', 'M')), [[3, 'variant_value']]);
  assert.deepEqual(await fields(good('SHOE-M', 'S')), [[2, 'variant_value']]);
  assert.deepEqual(await fields(good('OTHER-0', 'M')), [[2, 'variant_sku']]);
  assert.deepEqual(await fields(good('', 'M')), [[2, 'variant_sku']]);
  assert.deepEqual(await fields('SHOE-M,color,M,,,628,2,20,2,5'), [[2, 'variant_type']]);
  const misplaced = await files.report(token, 'sku,name,variant_sku,stock\nSHOE,Shoe,SHOE-0,4');
  assert.deepEqual(errorsOf(misplaced), [[2, 'name', 'Leave this cell empty: it belongs to the line of the product.']]);
  const empty = await files.report(token, 'sku,variant_sku,stock\nSHOE,SHOE-0,');
  assert.match(String(errorsOf(empty)[0]?.[2]), /The stock is empty/);
  const partial = await files.report(token, 'sku,variant_sku,stock\nSHOE,SHOE-M,4');
  assert.match(String(errorsOf(partial)[0]?.[2]), /No variant of this product has this SKU.*\(variant_value\)/);
});

test('An SKU without its leading zeros adds no second variant', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId, sku: 'SHOE', variants: [{ value: 'S' }] });
  await shop.database.query(sql`UPDATE variants SET sku = '00123' WHERE product_id = ${id}`);
  const errors = errorsOf(await files.report(token, rows('SHOE', '123,size,Small,,,628,9,15,1.5,4')));
  assert.deepEqual(
    errors.map((each) => each.slice(0, 2)),
    [[2, 'variant_sku']],
  );
  assert.match(String(errors[0]?.[2]), /shortened this code/);
});

test('A product with tens of thousands of variants is refused', async () => {
  const { token, vendorId } = await shop.make.vendor();
  await shop.make.product({ vendorId, sku: 'SHOE', variants: [{ value: 'S' }] });
  const many = Array.from({ length: 33_000 }, (_, index) => `SHOE-X${index},size,X${index},,,628,1,2,3,4`);
  const [[row, field, message] = []] = errorsOf(await files.report(token, rows('SHOE', ...many)));
  assert.deepEqual([row, field, message], [2, 'variant_sku', 'A product has at most 60 variants.']);
});

test('A stock that a sale has changed since the export is refused', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const { id } = await shop.make.product({
    vendorId,
    sku: 'SHOE',
    variants: [{ value: 'S', stock: 7 }],
  });
  await shop.database.query(sql`UPDATE variants SET stock = 6 WHERE product_id = ${id}`);
  const table = (stock: number) => `sku,variant_sku,stock,stock_seen\nSHOE,SHOE-0,${stock},7`;
  assert.equal((await files.report(token, table(7))).unchanged, 1);
  assert.deepEqual(errorsOf(await files.report(token, table(20))), [
    [2, 'stock', 'The stock has changed since this table was exported: it is now 6.'],
  ]);
});

test('Stock of variants with batches does not change by a table', async () => {
  const vendor = await shop.make.vendor();
  const writer = createProductWriter(shop, vendor);
  const price = { price_sar: 10, price_bhd: 1, price_usd: 3 };
  const variants = [{ type: 'size', value: 'S', sku: 'LOT-S', barcode: '628', stock: 4, ...price }];
  const { id, sku } = await writer.created({ category_id: category.id, variants });
  await shop.database.query(sql`UPDATE products SET tracks_lots = true WHERE id = ${id}`);
  const errors = errorsOf(await files.report(vendor.token, `sku,variant_sku,stock\n${sku},LOT-S,9`));
  assert.deepEqual(
    errors.map((each) => each.slice(0, 2)),
    [[2, 'stock']],
  );
});
