import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createImporting, errorsOf, HEAD, lineOf } from '../products/import-export/importing.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createProductReview } from '../support/product-review.ts';
import { fileOf, photo } from '../support/products.ts';
import { createTaxpayers } from '../support/vat.ts';

let shop: TestApp;
let taxpayers: ReturnType<typeof createTaxpayers>;
before(async () => {
  shop = await buildTestApp();
  taxpayers = createTaxpayers(shop);
});
after(() => shop.close());

const LISTED = { vat_class: 'zero_device', sfda_number: 'SFDA-MDMA-1' };

test('A product that its vendor declares as listed is zero-rated once an admin accepts', async () => {
  const review = await createProductReview(shop, await taxpayers.vendor('SA', 'registered'));
  const product = await review.onSale();
  assert.deepEqual([product.vat_class, product.sfda_number, product.taxed_as], ['', '', 'standard']);
  assert.equal((await review.shopSees(product.slug)).vat, 'included');
  const edited = await review.edit(product, LISTED);
  assert.deepEqual(
    [edited.product.taxed_as, edited.product.changes.vat_class, edited.product.changes.sfda_number],
    ['standard', 'zero_device', 'SFDA-MDMA-1'],
  );
  assert.equal((await review.shopSees(product.slug)).vat, 'included');
  assert.deepEqual(await review.fieldsOf(product.id), ['vat_class', 'sfda_number']);
  await review.accept(product.id, (await review.waiting(product.id)).change_id);
  assert.equal((await review.shopSees(product.slug)).vat, 'zero_device');
  const { body } = await review.ask('GET /admin/products?taxed_as=zero_device');
  assert.deepEqual(
    body.data.products.map(({ id, taxed_as: taxedAs }: { id: number; taxed_as: string }) => [id, taxedAs]),
    [[product.id, 'zero_device']],
  );
  const { vat_class: _, sfda_number: __, ...older } = await review.writer.read(product.slug);
  assert.equal((await review.edit({ ...older, slug: product.slug }, {})).product.vat_class, 'zero_device');
});

test('A zero-rated class needs a registration number, in the form and in a file', async () => {
  const vendor = await taxpayers.vendor('BH');
  const { writer } = await createProductReview(shop, vendor);
  const { status, body } = await writer.create({ vat_class: 'zero_medicine' });
  assert.deepEqual([status, Object.keys(body.errors)], [422, ['sfda_number']]);
  const importing = createImporting(shop);
  const { slug } = await shop.make.category();
  const row = (sku: string, vatClass: string, basis: string) =>
    `${lineOf({ sku, category: slug })},${vatClass},${basis}`;
  const file = [
    `${HEAD},vat_class,sfda_number`,
    row('A', 'zero_medicine', ''),
    row('B', 'ZERO_MEDICINE', 'NHRA-5'),
    row('C', 'low', ''),
  ];
  const report = await importing.report(vendor.token, file.join('\r\n'), true);
  assert.deepEqual(
    errorsOf(report).map(([line, field]) => [line, field]),
    [
      [2, 'sfda_number'],
      [4, 'vat_class'],
    ],
  );
  await importing.report(vendor.token, [file[0], file[2]].join('\r\n'));
  const stored = await importing.product(vendor.vendorId, 'B');
  assert.deepEqual([stored?.vat_class, stored?.sfda_number], ['zero_medicine', 'NHRA-5']);
  assert.match(await importing.exported(vendor.token), /zero_medicine,NHRA-5/);
});

test('An admin sets the tax class of a category, and other edits keep it', async () => {
  const { token } = await shop.make.admin();
  const texts = {
    ...{ category_name: 'Insulin', category_name_arabic: 'أنسولين' },
    ...{ category_description: 'Cold.', category_description_arabic: 'يحفظ باردًا.' },
  };
  const body = { ...texts, category_image: fileOf(await photo()), vat_class: 'zero_medicine' };
  const created = await shop.call('POST /admin/category', { token, body });
  assert.equal(created.body.data.vat_class, 'zero_medicine');
  const edited = await shop.call(`POST /admin/category/${created.body.data.id}`, {
    token,
    body: { _method: 'PUT', ...texts },
  });
  assert.equal(edited.body.data.vat_class, 'zero_medicine');
});

test('The product page shows the tax in the price', async () => {
  const { call, make, database } = shop;
  const of = async (vendorId: number) => {
    const product = await make.product({ vendorId });
    const read = async () => (await call(`GET /products/${product.slug}`)).body.product.vat;
    return { ...product, read };
  };
  assert.equal(await (await of((await taxpayers.vendor('SA')).vendorId)).read(), 'included');
  assert.equal(await (await of((await taxpayers.vendor('BH')).vendorId)).read(), 'not_registered');
  const tablets = await of((await taxpayers.vendor('BH', 'registered')).vendorId);
  assert.equal(await tablets.read(), 'included');
  await taxpayers.list(tablets.id, 'zero_medicine');
  assert.equal(await tablets.read(), 'zero_medicine');
  await database.query(sql`UPDATE vendors SET vat_regime = NULL WHERE id = ${tablets.vendorId}`);
  assert.equal(await tablets.read(), 'not_registered');
});
