import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { skusOf } from '../../../src/modules/catalogue/products/form/picture-by-sku.ts';
import { createImporting, errorsOf, fileOf } from '../import-export/importing.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../../support/products.ts';

const TAKEN = 'Another of your products or variants already has this SKU.';

let shop: TestApp;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(() => shop.close());

const variant = (sku: string, value = sku) => ({
  ...{ type: 'size', value, sku, barcode: '62', stock: 3 },
  ...{ price_sar: 10, price_bhd: 1, price_usd: 2.7 },
});

test('SKUs are unique among a vendor’s products and variants', async () => {
  await writer.created({ sku: 'BELT', variants: [variant('BELT-S'), variant('BELT-L')] });
  const other = await writer.created({ sku: 'SLING', variants: [variant('SLING-S')] });

  assert.deepEqual((await writer.create({ sku: 'BELT-S' })).body.errors, { sku: [TAKEN] });
  assert.deepEqual((await writer.create({ sku: 'NEW', variants: [variant('BELT'), variant('BELT-L')] })).body.errors, {
    'variants.0.sku': [TAKEN],
    'variants.1.sku': [TAKEN],
  });
  const [own] = other.variants;
  const renamed = { ...own, sku: 'BELT-S', stock_seen: own.stock };
  assert.deepEqual((await writer.edit(other, { variants: [renamed] })).body.errors, { 'variants.0.sku': [TAKEN] });

  const stranger = createProductWriter(shop, await shop.make.vendor());
  assert.equal((await stranger.create({ sku: 'BELT-S', variants: [variant('BELT-L')] })).status, 200);
});

test('Arabic digits in a SKU are equal to Latin ones in API, tables and file names', async () => {
  const files = createImporting(shop);
  const image = { id: await writer.picture(), variant_sku: 'KIT-۱۰۰-S' };
  const product = await writer.created({
    ...{ sku: 'KIT-١٠٠', barcode: '٦٢٨١', variants: [variant('KIT-١٠٠-S')], images: [image] },
  });
  assert.deepEqual([product.sku, product.barcode, product.variants[0].sku], ['KIT-100', '6281', 'KIT-100-S']);
  assert.equal(product.images[0].variant_id, product.variants[0].id);
  assert.deepEqual((await writer.create({ sku: 'KIT-100' })).body.errors, { sku: [TAKEN] });

  const { slug } = await shop.make.category();
  const report = await files.report(vendor.token, fileOf({ sku: 'BAG-٢٠', category: slug }));
  assert.equal(report.created, 1);
  assert.ok(await files.product(vendor.vendorId, 'BAG-20'));
  assert.equal((await files.report(vendor.token, 'sku,name\nKIT-١٠٠,First aid kit')).updated, 1);
  const twice = await files.report(vendor.token, 'sku,name\nBAG-٢٠,Bag\nBAG-20,Bags');
  assert.deepEqual(errorsOf(twice), [[3, 'sku', 'This SKU is already in line 2.']]);
  assert.deepEqual(skusOf('BAG-٢٠.png')[0], 'BAG-20');
});

test('SKUs ignore case, Unicode form and invisible marks', async () => {
  const files = createImporting(shop);
  const product = await writer.created({
    sku: '\u200eGown\u00a0\u00a0Caf\u0065\u0301\u200b',
    variants: [variant('Gown-S')],
  });
  assert.equal(product.sku, 'Gown Caf\u00e9');
  for (const sku of ['GOWN CAF\u00c9', 'gown cafe\u0301', '\u2066Gown Caf\u00e9\u2069', 'gown-s', 'GOWN\u200d-S'])
    assert.deepEqual((await writer.create({ sku })).body.errors, { sku: [TAKEN] }, JSON.stringify(sku));
  const twice = await writer.create({ sku: 'TWICE', variants: [variant('X-1'), variant('x-1\u200f', 'other')] });
  assert.deepEqual(Object.keys(twice.body.errors), ['variants.1.sku']);
  const image = { id: await writer.picture(), variant_sku: 'gown-s' };
  const { body } = await writer.edit(product, { sku: 'GOWN CAF\u00c9', images: [image] });
  assert.deepEqual([body.product.sku, body.product.images[0].variant_id], ['GOWN CAF\u00c9', product.variants[0].id]);

  const { slug: category } = await shop.make.category();
  const lines = ['CS-1', 'cs-1', 'CS-1\u200b'].map((sku) => ({ sku, category }));
  assert.deepEqual(errorsOf(await files.report(vendor.token, fileOf(...lines))), [
    [3, 'sku', 'This SKU is already in line 2.'],
    [4, 'sku', 'This SKU is already in line 2.'],
  ]);
  assert.equal((await files.report(vendor.token, fileOf({ sku: 'CS-1', category }))).created, 1);
  const same = await files.report(vendor.token, fileOf({ sku: '\u200fcs-1', name: 'Cotton roll CS-1', category }));
  assert.equal(same.unchanged, 1);
  assert.deepEqual(
    errorsOf(await files.report(vendor.token, fileOf({ sku: 'GOWN-s', category }))).map(([, field]) => field),
    ['sku'],
  );
});

test('Importing an untouched export of marked SKUs changes nothing', async () => {
  const seller = await shop.make.vendor();
  const files = createImporting(shop);
  await createProductWriter(shop, seller).created({
    ...{ sku: '\u200eZZ-LRM', barcode: '\u200f6281', name: '\u202eGloves\u202c  of\u00a0latex\u00ad' },
    ...{ arabic_name: 'می\u200cخواهم\u200f', description: ' one\r\ntwo\u2028three ' },
    tags: ['\u200fقفازات', 'latex'],
  });
  const report = await files.report(seller.token, await files.exported(seller.token));
  assert.deepEqual([report.unchanged, report.created, report.updated, report.failed], [1, 0, 0, 0]);
  const stored = await files.product(seller.vendorId, 'ZZ-LRM');
  assert.ok(stored);
});

test('Existing duplicate SKUs can be saved until a new SKU replaces them', async () => {
  const product = await writer.created({ sku: 'OLD', variants: [variant('OLD-S')] });
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, sku: 'OLD-2' });
  await shop.make.variant(productId, 'OLD-S', {});
  await shop.database.query(sql`UPDATE products SET has_variants = true WHERE id = ${productId}`);
  assert.equal((await writer.edit(product, { name: 'Older' })).status, 200);
});

test('An import line with the SKU of a variant is rejected', async () => {
  const files = createImporting(shop);
  await writer.created({ sku: 'CAST', variants: [variant('CAST-S')] });
  const { slug } = await shop.make.category();
  const report = await files.report(vendor.token, fileOf({ sku: 'CAST-S', category: slug }));
  assert.deepEqual(errorsOf(report), [
    [
      2,
      'sku',
      'This SKU belongs to a variant of one of your products. Enter it in variant_sku, and the SKU of its product in sku.',
    ],
  ]);
  assert.equal((await files.report(vendor.token, 'sku,name\nCAST,Plaster cast')).updated, 1);
});
