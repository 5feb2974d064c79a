import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { refreshSearch } from '../../src/search/search-index.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
let dilmun: number;
let care: number;
let gel: number;
let scope: number;
let soldOut: number;

const make = async (spec: Parameters<TestApp['make']['product']>[0]): Promise<number> => {
  const { id } = await shop.make.product(spec);
  await shop.database.query(sql`UPDATE products SET search_text = '' WHERE id = ${id}`);
  await refreshSearch(shop.database, [id]);
  return id;
};

before(async () => {
  shop = await buildTestApp();
  dilmun = (await shop.make.vendor()).vendorId;
  await shop.database.query(sql`
    UPDATE vendors SET company_name = 'Dilmun Care', company_name_ar = 'دلمون للمستلزمات' WHERE id = ${dilmun}`);
  ({ id: care } = await shop.make.category({ name: 'Skin Aftercare', nameAr: 'العناية بالبشرة' }));
  gel = await make({ categoryId: care, name: 'Aloe gel, 500 ml', nameAr: 'جل الصبار، 500 مل' });
  scope = await make({
    vendorId: dilmun,
    name: 'Stethoscope',
    nameAr: 'سماعة طبية',
    sku: 'DIL-STH-210',
    variants: [{ value: 'Burgundy' }],
  });
  soldOut = await make({ name: 'Nebuliser', nameAr: 'جهاز استنشاق', stock: 0 });
});
after(() => shop.close());

const search = async (text: string, headers?: Record<string, string>) => {
  const response = await shop.call(`GET /products?filter=true&search=${encodeURIComponent(text)}`, { headers });
  assert.equal(response.status, 200, response.text);
  const { products, corrected, dropped, did_you_mean } = response.body;
  return { ids: products.map(({ id }: { id: number }) => id), corrected, dropped, did_you_mean };
};
const idsOf = async (text: string, headers?: Record<string, string>) => (await search(text, headers)).ids;

test('Category and seller names find their products in either language', async () => {
  for (const lang of ['en', 'ar']) {
    for (const text of ['aftercare', 'skin aftercare', 'العناية بالبشرة', 'بشرة'])
      assert.deepEqual(await idsOf(text, { lang }), [gel], text);
    for (const text of ['dilmun', 'دلمون', 'dilmun stethoscope', 'سماعة دلمون'])
      assert.deepEqual(await idsOf(text, { lang }), [scope], text);
  }
});

test('A renamed category or seller is found only by its new name, immediately', async () => {
  await shop.database.query(sql`UPDATE categories SET name = 'Cosmetics' WHERE id = ${care}`);
  assert.deepEqual(await idsOf('cosmetics'), [gel]);
  assert.deepEqual(await idsOf('aftercare'), []);
  await shop.database.query(sql`UPDATE vendors SET company_name = 'Murjan' WHERE id = ${dilmun}`);
  assert.deepEqual(await idsOf('murjan'), [scope]);
  await shop.database.query(sql`UPDATE vendors SET company_name = 'Dilmun Care' WHERE id = ${dilmun}`);
});

test('Variant codes and values find their product, with or without hyphens', async () => {
  for (const text of ['DIL-STH-210-0', 'dilsth210', 'DIL-STH-٢١٠', 'burgundy'])
    assert.deepEqual(await idsOf(text), [scope], text);
});

test('Units match without a space and in either country’s spelling', async () => {
  for (const text of ['aloe 500ml', 'جل 500مل', 'جل ٥٠٠ مل']) assert.deepEqual(await idsOf(text), [gel], text);
  for (const text of ['nebulizer', 'nebulisers']) assert.deepEqual(await idsOf(text), [soldOut], text);
});

test('Filler words do not matter', async () => {
  for (const text of ['a stethoscope for me', 'the stethoscope, please', 'ابي سماعة'])
    assert.deepEqual(await search(text), { ids: [scope], corrected: null, dropped: [], did_you_mean: null }, text);
});

test('A synonym takes effect as soon as it is saved', async () => {
  assert.deepEqual(await idsOf('listening tube'), []);
  await shop.database.query(sql`INSERT INTO search_synonyms (term, means) VALUES ('listening tube', 'stethoscope')`);
  for (const text of ['listening tube', 'Listening Tubes', 'dilmun listening tube'])
    assert.deepEqual(await idsOf(text), [scope], text);
  await shop.database.query(sql`DELETE FROM search_synonyms WHERE term = 'listening tube'`);
  assert.deepEqual(await idsOf('listening tube'), []);
});

test('If no product has all words, the least significant are dropped and named', async () => {
  assert.deepEqual(await search('burgundy unicorn stethoscope'), {
    ids: [scope],
    corrected: null,
    dropped: ['unicorn'],
    did_you_mean: null,
  });
  assert.deepEqual((await search('aloe stethoscope dilmun')).dropped, ['aloe']);
});

test('A missing product is not replaced by one that shares a detail', async () => {
  for (const text of ['perfume 500 ml', 'عطر 500 مل']) assert.deepEqual(await idsOf(text), [], text);
});

test('One wrong letter is corrected; two lead to a question', async () => {
  assert.deepEqual(await search('stethoscpe'), {
    ids: [scope],
    corrected: 'stethoscope',
    dropped: [],
    did_you_mean: null,
  });
  assert.deepEqual(await search('stethscpe'), { ids: [], corrected: null, dropped: [], did_you_mean: 'stethoscope' });
  assert.deepEqual(await search('zxqwv'), { ids: [], corrected: null, dropped: [], did_you_mean: null });
});

test('A known word is never corrected, even without products', async () => {
  await make({ name: 'Hampers', nameAr: 'سلال' });
  for (const text of ['pampers', 'حفاضات', 'بنادول'])
    assert.deepEqual(await search(text), { ids: [], corrected: null, dropped: [], did_you_mean: null }, text);
});

test('Products in stock come before sold-out ones, then by rating, then by date', async () => {
  const { id: categoryId } = await shop.make.category();
  const spec = { categoryId, name: 'Quokka ointment' };
  const [older, newer, gone, good, bad] = [
    await make(spec),
    await make(spec),
    await make({ ...spec, stock: 0 }),
    await make(spec),
    await make(spec),
  ];
  const rate = (id: number, average: number, count: number) =>
    shop.database.query(sql`UPDATE products SET rating_avg = ${average}, total_reviews = ${count} WHERE id = ${id}`);
  await rate(good, 4.8, 20);
  await rate(bad, 1, 1);
  await rate(gone, 5, 50);
  assert.deepEqual(await idsOf('quokka'), [good, newer, older, bad, gone]);
  const { body } = await shop.call(`GET /products?filter=true&category=${categoryId}`);
  assert.deepEqual(
    body.products.map(({ id }: { id: number }) => id),
    [good, newer, older, bad, gone],
  );
});
