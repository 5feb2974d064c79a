import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { refreshStale } from '../../src/search/search-index.ts';
import { sql } from '../../src/sql/sql.ts';
import type { Vendor } from '../support/factories.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createAttributes } from '../support/attributes.ts';
import { createImporting } from '../products/import-export/importing.ts';
import { createProductWriter, type ProductWriter } from '../support/products.ts';

interface Option {
  id: number;
  label: string;
  count: number | null;
}

let shop: TestApp;
let token: string;
let attributes: ReturnType<typeof createAttributes>;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
  attributes = createAttributes(shop, token);
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(() => shop.close());

const facetsOf = async (categoryId: number, query = ''): Promise<(number | null)[][]> => {
  const { body } = await shop.call(`GET /categories/${categoryId}/facets${query}`);
  return body.facets.map(({ options }: { options: Option[] }) => options.map(({ count }) => count));
};

test('A vendor states facts with Arabic digits, and shoppers filter by them', async () => {
  const { category, material, width, sterile } = await attributes.gloves();
  const [nitrile, latex] = material.options.map(({ id }) => id);
  const made = await writer.created({
    category_id: category.id,
    attributes: [
      { code: material.code, value: nitrile },
      { code: width.code, value: '٣٫٥ مم' },
      { code: sterile.code, value: true },
    ],
  });
  const other = await writer.created({ category_id: category.id, attributes: [{ code: material.code, value: latex }] });
  await attributes.approve(other.id);
  await attributes.approve(made.id);
  const { body } = await shop.call(`GET /products/${made.slug}`, { headers: { lang: 'ar' } });
  assert.deepEqual(
    body.product.attributes.map(({ value, unit }: { value: string; unit: string }) => [value, unit]),
    [
      ['نتريل', ''],
      ['3.5', 'مم'],
      ['نعم', ''],
    ],
  );
  assert.deepEqual(await facetsOf(category.id), [
    [1, 1],
    [1, 0],
    [1, 0],
  ]);
  // Its own attribute does not narrow a facet, the others do.
  assert.deepEqual(await facetsOf(category.id, `?f=${latex}`), [
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
  const listed = async (f: string): Promise<number[]> => {
    const { body: page } = await shop.call(`GET /products?filter=true&category=${category.id}&f=${f}`);
    return page.products.map(({ id }: { id: number }) => id);
  };
  const both = await listed(`${nitrile},${latex}`);
  assert.equal(both.length, 2);
  assert.deepEqual(await listed(`${nitrile};${sterile.options[0]?.id}`), [made.id]);
  assert.deepEqual(await listed(`${latex};${sterile.options[0]?.id}`), []);
});

test('The ranges of a filter have their unit, in both languages', async () => {
  const category = await shop.make.category();
  const bounds = [null, 10, 1500, null];
  const options = [0, 1, 2].map((index) => ({ min: bounds[index], max: bounds[index + 1] }));
  const length = await attributes.define({ kind: 'number', unit: 'mm', unit_arabic: 'مم', decimals: 0, options });
  await attributes.assign(category.id, [{ attribute_id: length.id }]);
  const labelsIn = async (lang: string): Promise<string[]> => {
    const { body } = await shop.call(`GET /categories/${category.id}/facets`, { headers: { lang } });
    return body.facets[0].options.map(({ label }: Option) => label);
  };
  assert.deepEqual(await labelsIn('en'), ['Below 10 mm', '10 to below 1,500 mm', '1,500 mm and more']);
  assert.deepEqual(await labelsIn('ar'), ['أقل من 10 مم', 'من 10 إلى أقل من 1,500 مم', '1,500 مم فأكثر']);
});

test('Wrong values name their field', async () => {
  const { category, material, width, sterile } = await attributes.gloves();
  const other = await attributes.define({ kind: 'option', options: [{ value: 'X', value_arabic: 'س' }] });
  const send = async (code: string, value: unknown): Promise<string[]> => {
    const { body } = await writer.create({ category_id: category.id, attributes: [{ code, value }] });
    return Object.keys(body.errors ?? {});
  };
  assert.deepEqual(await send(material.code, other.options[0]?.id), [`attributes.${material.code}`]);
  for (const wrong of ['NaN', '3 cm', 11, 1.25, '1e3'])
    assert.deepEqual(await send(width.code, wrong), [`attributes.${width.code}`]);
  assert.deepEqual(await send(sterile.code, 'yes'), [`attributes.${sterile.code}`]);
  assert.deepEqual(await send(other.code, other.options[0]?.id), [`attributes.${other.code}`]);
});

test('An approval names the facts that its category requires', async () => {
  const { category, material, width } = await attributes.gloves();
  await attributes.require(material);
  const product = await writer.created({ category_id: category.id });
  const refused = await attributes.approve(product.id);
  assert.deepEqual(
    [refused.status, refused.body.code, Object.keys(refused.body.errors)],
    [422, 'approval_incomplete', [`attributes.${material.code}`]],
  );
  const [missing] = refused.body.data.missing_attributes;
  assert.deepEqual(
    [missing.code, typeof missing.name, typeof missing.name_arabic],
    [material.code, 'string', 'string'],
  );
  const today = [{ attribute_id: width.id, required_from: new Date().toISOString().slice(0, 10) }];
  assert.equal((await attributes.assign(category.id, today)).status, 422);
});

test('Edits of an approved product wait until an admin accepts them', async () => {
  const { category, material } = await attributes.gloves();
  const [nitrile, latex] = material.options.map(({ id }) => id);
  const product = await writer.created({
    category_id: category.id,
    attributes: [{ code: material.code, value: nitrile }],
  });
  await attributes.approve(product.id);
  await writer.edit(await writer.read(product.slug), { attributes: [{ code: material.code, value: latex }] });
  const live = async () => (await shop.call(`GET /products/${product.slug}`)).body.product.attributes[0].value;
  assert.equal(await live(), 'Nitrile');
  const { data } = (await shop.call(`GET /admin/product/${product.id}`, { token })).body;
  assert.deepEqual(data.changes, [
    {
      field: 'attributes',
      before: [`${data.attributes[0].name}: Nitrile`],
      after: [`${data.attributes[0].name}: Latex`],
    },
  ]);
  const body = { change_id: data.change_id };
  assert.equal((await shop.call(`POST /admin/product/${product.id}/accept-changes`, { token, body })).status, 200);
  assert.equal(await live(), 'Latex');
  assert.deepEqual(await facetsOf(category.id), [
    [0, 1],
    [0, 0],
    [0, 0],
  ]);
});

test('A search finds products by their options and texts in both languages', async () => {
  const { category, material, width } = await attributes.gloves();
  const norm = await attributes.define({ kind: 'text' });
  await attributes.assign(
    category.id,
    [material, width, norm].map(({ id }) => ({ attribute_id: id })),
  );
  const values = (option: number) => [
    { code: material.code, value: material.options[option]?.id },
    { code: norm.code, value: 'Kevlar lining', value_arabic: 'بطانة كيفلار' },
  ];
  const product = await writer.created({ category_id: category.id, attributes: values(0) });
  await attributes.approve(product.id);
  const finds = async (...words: string[]): Promise<boolean[]> => {
    const found: boolean[] = [];
    for (const word of words) {
      const query = `filter=true&category=${category.id}&search=${encodeURIComponent(word)}`;
      const { body } = await shop.call(`GET /products?${query}`);
      found.push(body.products.some(({ id }: { id: number }) => id === product.id));
    }
    return found;
  };
  assert.deepEqual(await finds('nitrile', 'نيتريل', 'نتريل', 'kevlar', 'كيفلار'), [true, true, true, true, true]);
  await writer.edit(await writer.read(product.slug), { attributes: values(1) });
  assert.deepEqual(await finds('latex'), [false]);
  const { data } = (await shop.call(`GET /admin/product/${product.id}`, { token })).body;
  await shop.call(`POST /admin/product/${product.id}/accept-changes`, { token, body: { change_id: data.change_id } });
  assert.deepEqual(await finds('nitrile', 'latex', 'لاتكس'), [false, true, true]);
  const options = [
    { id: material.options[0]?.id, value: 'Nitrile', value_arabic: 'نتريل' },
    { id: material.options[1]?.id, value: 'Neoprene', value_arabic: 'نيوبرين' },
  ];
  const form = { _method: 'PUT', name: 'Material', name_arabic: 'الخامة', options };
  assert.equal((await shop.call(`POST /admin/attributes/${material.id}`, { token, body: form })).status, 200);
  assert.deepEqual(await finds('latex', 'neoprene', 'نيوبرين'), [false, true, true]);
  const imported = `sku,attribute:${norm.code},attribute:${norm.code}:ar\r\n${product.sku},Cork,فلين`;
  await shop.database.query(sql`UPDATE vendors SET trusted = true WHERE id = ${vendor.vendorId}`);
  await createImporting(shop).report(vendor.token, imported);
  assert.deepEqual(await finds('kevlar', 'cork', 'فلين'), [false, true, true]);
});

test('A renamed option of many products is found soon, without holding up their sales', async () => {
  const { category, material } = await attributes.gloves();
  const values = [{ code: material.code, value: material.options[0]?.id }];
  const { id } = await writer.created({ category_id: category.id, attributes: values });
  const others = await shop.database.query<{ id: number }>(sql`
    INSERT INTO products (vendor_id, category_id, slug, sku, name, name_ar, description, description_ar, price_sar, price_bhd, price_usd)
    SELECT vendor_id, category_id, slug || n, sku || n, name, name_ar, description, description_ar, price_sar, price_bhd, price_usd
    FROM products, generate_series(1, 500) n WHERE id = ${id} RETURNING id`);
  await shop.database.query(sql`
    INSERT INTO product_attributes (product_id, attribute_id, option_id)
    SELECT p.id, v.attribute_id, v.option_id FROM products p JOIN product_attributes v ON v.product_id = ${id}
    WHERE p.category_id = ${category.id} AND p.id <> ${id}`);
  const options = [
    { id: material.options[0]?.id, value: 'Vinyl', value_arabic: 'فينيل' },
    { id: material.options[1]?.id, value: 'Latex', value_arabic: 'لاتكس' },
  ];
  const form = { _method: 'PUT', name: 'Material', name_arabic: 'الخامة', options };
  assert.equal((await shop.call(`POST /admin/attributes/${material.id}`, { token, body: form })).status, 200);
  assert.equal(await refreshStale(shop.database), others.length + 1);
  const found = await shop.database.query(sql`
    SELECT id FROM products WHERE category_id = ${category.id} AND search_text LIKE '%vinyl%'`);
  assert.equal(found.length, others.length + 1);
});

test('An option or attribute that products have cannot be deleted', async () => {
  const { category, material } = await attributes.gloves();
  const value = material.options[0]?.id;
  await writer.created({ category_id: category.id, attributes: [{ code: material.code, value }] });
  const removed = await shop.call(`DELETE /admin/attributes/${material.id}`, { token });
  assert.deepEqual([removed.status, removed.body.code], [409, 'attribute_in_use']);
  const form = { _method: 'PUT', name: 'Material', name_arabic: 'الخامة', options: [] };
  const edited = await shop.call(`POST /admin/attributes/${material.id}`, { token, body: form });
  assert.deepEqual([edited.status, Object.keys(edited.body.errors)], [422, ['options']]);
});
