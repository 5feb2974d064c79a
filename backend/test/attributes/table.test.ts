import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createImporting, errorsOf, fileOf, type Importing } from '../products/import-export/importing.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createAttributes } from '../support/attributes.ts';
import type { Vendor } from '../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../support/products.ts';
import { createTableReader } from '../support/tables.ts';

let shop: TestApp;
let vendor: Vendor;
let attributes: ReturnType<typeof createAttributes>;
let writer: ProductWriter;
let files: Importing;
before(async () => {
  shop = await buildTestApp();
  const { token } = await shop.make.admin();
  vendor = await shop.make.vendor();
  attributes = createAttributes(shop, token);
  writer = createProductWriter(shop, vendor);
  files = createImporting(shop);
});
after(() => shop.close());

/** Gloves with a text and several options in addition. */
const category = async () => {
  const made = await attributes.gloves();
  const colour = await attributes.define({ kind: 'text' });
  const use = await attributes.define({
    kind: 'options',
    options: [
      { value: 'Food', value_arabic: 'غذاء' },
      { value: 'Surgery', value_arabic: 'جراحة' },
    ],
  });
  const all = [made.material, made.width, made.sterile, colour, use];
  await attributes.assign(
    made.category.id,
    all.map(({ id }) => ({ attribute_id: id })),
  );
  return { ...made, colour, use };
};

const stated = async (slug: string): Promise<unknown[][]> => {
  const product = await writer.read(slug);
  return product.attributes.map(({ code, value, value_arabic }: Record<string, unknown>) => [
    code,
    value,
    value_arabic,
  ]);
};

test('A table states specifications by name, in both languages', async () => {
  const { category: gloves, material, width, sterile, colour, use } = await category();
  const product = await writer.created({ category_id: gloves.id });
  const head = `sku,attribute:${material.code},attribute:${width.code},attribute:${sterile.code},attribute:${colour.code},attribute:${colour.code}:ar,attribute:${use.code}`;
  const { updated } = await files.report(
    vendor.token,
    `${head}\n${product.sku},نتريل,٣٫٥,نعم,Blue,أزرق,Surgery | food`,
  );
  assert.equal(updated, 1);
  assert.deepEqual(await stated(product.slug), [
    [material.code, material.options[0]?.id, ''],
    [width.code, 3.5, ''],
    [sterile.code, true, ''],
    [colour.code, 'Blue', 'أزرق'],
    [use.code, use.options.map(({ id }) => id), ''],
  ]);
  const line = (await files.exported(vendor.token)).split('\r\n').find((each) => each.startsWith(product.sku));
  assert.ok(line?.endsWith(',Nitrile,3.5,yes,Blue,أزرق,Food|Surgery'), line);
  const again = await files.report(vendor.token, `${head}\n${product.sku},nitrile,3.50,TRUE,Blue,أزرق,Food|Surgery`);
  assert.equal(again.unchanged, 1);
});

test('A new product gets its specifications, and facets follow', async () => {
  const { category: gloves, material } = await category();
  const [head = '', line = ''] = fileOf({ sku: 'FRESH', category: gloves.slug }).split('\r\n');
  await files.report(vendor.token, `${head},attribute:${material.code}\n${line},Latex`);
  const row = await files.product(vendor.vendorId, 'FRESH');
  assert.deepEqual(row?.facets, [material.options[1]?.id]);
});

test('Wrong cells are named with their line and column', async () => {
  const { category: gloves, material, width, sterile, colour } = await category();
  const other = await attributes.define({ kind: 'option', options: [{ value: 'Cotton', value_arabic: 'قطن' }] });
  const { sku } = await writer.created({ category_id: gloves.id });
  const wrong: [column: string, cell: string, message: RegExp][] = [
    [width.code, '3.5 mm', /without its unit/],
    [width.code, '٣٫٥ مم', /without its unit/],
    [width.code, 'NaN', /Enter a number/],
    [width.code, '1e1', /./],
    [width.code, '11', /at most 10/],
    [width.code, '1.25', /decimal place/],
    [material.code, 'Cotton', /“Cotton” is not an option/],
    [material.code, 'Nitrile|Latex', /is not an option/],
    [sterile.code, 'maybe', /yes or no/],
    [`${width.code}:ar`, '3', /Only a text/],
    [other.code, 'Cotton', new RegExp(`do not have the specification ${other.code}`)],
    ['no_such', 'x', /No specification has the code no_such/],
  ];
  for (const [column, cell, message] of wrong) {
    const errors = errorsOf(await files.report(vendor.token, `sku,attribute:${column}\n${sku},${cell}`));
    assert.deepEqual(
      errors.map(([row, field]) => [row, field]),
      [[2, `attribute:${column}`]],
      cell,
    );
    assert.match(String(errors[0]?.[2]), message);
  }
  const alone = await files.report(vendor.token, `sku,attribute:${colour.code}:ar\n${sku},أزرق`);
  assert.deepEqual(errorsOf(alone), [[2, `attribute:${colour.code}`, 'Enter the English text as well.']]);
  const { unchanged } = await files.report(vendor.token, `sku,attribute:${other.code},attribute:no_such\n${sku},,`);
  assert.equal(unchanged, 1);
});

test('Specifications of an approved product wait for a review', async () => {
  const { category: gloves, material, width } = await category();
  const [nitrile, latex] = material.options.map(({ id }) => id);
  const product = await writer.created({
    category_id: gloves.id,
    attributes: [{ code: material.code, value: nitrile }],
  });
  await attributes.approve(product.id);
  const table = `sku,attribute:${material.code}\n${product.sku},Latex`;
  await files.report(vendor.token, table);
  await files.report(vendor.token, `sku,attribute:${width.code}\n${product.sku},4`);
  const read = await writer.read(product.slug);
  assert.deepEqual(read.attributes, [{ code: material.code, value: nitrile, value_arabic: '' }]);
  assert.deepEqual(
    read.changes.attributes.map(({ value }: { value: unknown }) => value),
    [latex, 4],
  );
  await shop.database.query(sql`UPDATE vendors SET trusted = true WHERE id = ${vendor.vendorId}`);
  await files.report(vendor.token, table);
  await shop.database.query(sql`UPDATE vendors SET trusted = false WHERE id = ${vendor.vendorId}`);
  const live = await writer.read(product.slug);
  assert.deepEqual([live.attributes.map(({ value }: { value: unknown }) => value), live.changes], [[latex, 4], null]);
});

test('A table takes no required specification from an approved product', async () => {
  const { category: gloves, material, width } = await category();
  await attributes.require(material);
  const value = material.options[0]?.id;
  const product = await writer.created({ category_id: gloves.id, attributes: [{ code: material.code, value }] });
  const moved = await writer.created();
  await attributes.approve(product.id);
  await attributes.approve(moved.id);
  const column = `attribute:${material.code}`;
  const errors = async (table: string) =>
    errorsOf(await files.report(vendor.token, table)).map((each) => each.slice(0, 2));
  assert.deepEqual(await errors(`sku,${column}\n${product.sku},`), [[2, column]]);
  assert.deepEqual(await errors(`sku,attribute:${width.code}\n${product.sku},4`), []);
  assert.deepEqual(await errors(`sku,category\n${moved.sku},${gloves.slug}`), [[2, column]]);
  assert.deepEqual(await errors(`sku,category,${column}\n${moved.sku},${gloves.slug},Latex`), []);
});

test('An untouched export with specifications changes nothing', async () => {
  const own = await shop.make.vendor();
  const write = createProductWriter(shop, own);
  const { category: gloves, material, width, sterile, colour, use } = await category();
  const values = [
    { code: material.code, value: material.options[0]?.id },
    { code: width.code, value: 0.5 },
    { code: sterile.code, value: false },
    { code: colour.code, value: '=1,"a"', value_arabic: '-ب' },
    { code: use.code, value: use.options.map(({ id }) => id) },
  ];
  const full = await write.created({ category_id: gloves.id, attributes: values });
  const waiting = await write.created({ category_id: gloves.id, attributes: values.slice(0, 1) });
  await write.created();
  await attributes.approve(full.id);
  await attributes.approve(waiting.id);
  await write.edit(await write.read(waiting.slug), { attributes: values.slice(1) });
  const readTables = await createTableReader(shop.database);
  const before = await readTables();
  const report = await files.report(own.token, await files.exported(own.token));
  assert.deepEqual([report.unchanged, report.errors, report.columns_unknown], [3, [], []]);
  assert.deepEqual(await readTables(), before);
});
