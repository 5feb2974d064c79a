import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { refreshSearch } from '../../src/search/search-index.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
let tagged: number;
let named: number;

before(async () => {
  shop = await buildTestApp();
  const { id: categoryId } = await shop.make.category({ name: 'Gloves & clothing', nameAr: 'قفازات وملابس' });
  named = (await shop.make.product({ categoryId, name: 'Nitrile gloves', nameAr: 'قفازات نتريل', price: 2550 })).id;
  tagged = (await shop.make.product({ name: 'Dispenser', nameAr: 'موزع', tags: ['gloves'] })).id;
  const draft = await shop.make.product({ name: 'Glowstick', nameAr: '', status: 'draft' });
  const ids = [named, tagged, draft.id];
  for (const id of ids) await shop.database.query(sql`UPDATE products SET search_text = '' WHERE id = ${id}`);
  await refreshSearch(shop.database, ids);
});
after(() => shop.close());

const suggest = async (text: string, headers?: Record<string, string>) => {
  const response = await shop.call(`GET /products/suggest?search=${encodeURIComponent(text)}`, { headers });
  assert.equal(response.status, 200, response.text);
  return response.body;
};
const idsOf = (body: { products: { id: number }[] }) => body.products.map((product) => product.id);

test('The first letters suggest products, a category and completions', async () => {
  const body = await suggest('glo', { currency: 'SAR' });
  assert.deepEqual(idsOf(body), [named, tagged]);
  const { name, name_arabic, price, currency } = body.products[0];
  assert.deepEqual(
    { name, name_arabic, price, currency },
    { name: 'Nitrile gloves', name_arabic: 'قفازات نتريل', price: 25.5, currency: 'SAR' },
  );
  assert.deepEqual(
    body.categories.map((category: { name: string }) => category.name),
    ['Gloves & clothing'],
  );
  assert.deepEqual(body.words, ['gloves']);
});

test('The same holds for Arabic, with the words as they are spelled', async () => {
  const body = await suggest('قفا', { lang: 'ar' });
  assert.deepEqual(idsOf(body), [named]);
  assert.deepEqual(
    body.categories.map((category: { name: string }) => category.name),
    ['قفازات وملابس'],
  );
  assert.deepEqual(body.words, ['قفازات']);
});

test('Arabic categories and sellers are suggested without their article', async () => {
  await shop.make.category({ name: 'Devices', nameAr: 'الأجهزة الطبية' });
  await shop.database.query(sql`
    UPDATE vendors SET company_name = 'Palm', company_name_ar = 'مؤسسة النخلة'
    WHERE id = (SELECT vendor_id FROM products WHERE id = ${named})`);
  for (const text of ['أجه', 'اجهزة', 'الأجهزة', 'جهاز'])
    assert.deepEqual(
      (await suggest(text)).categories.map(({ name_arabic }: { name_arabic: string }) => name_arabic),
      ['الأجهزة الطبية'],
      text,
    );
  for (const text of ['نخل', 'النخلة', 'palm'])
    assert.deepEqual(
      (await suggest(text)).vendors.map(({ company_name }: { company_name: string }) => company_name),
      ['Palm'],
      text,
    );
});

test('Only the last of several words is completed', async () => {
  assert.deepEqual((await suggest('Nitrile gl')).words, ['nitrile gloves']);
  assert.deepEqual((await suggest('dispenser nit')).words, []);
});

test('A misspelling gets suggestions for the intended word', async () => {
  assert.deepEqual(idsOf(await suggest('gloevs')), [named, tagged]);
  assert.deepEqual((await suggest('قفاظات')).words, ['قفازات']);
});

test('Products that are not on sale contribute no suggestions', async () => {
  assert.deepEqual(await suggest('glow').then(({ products, words }) => ({ products, words })), {
    products: [],
    words: [],
  });
});

test('Fewer than two letters suggest nothing, and unusual letters do not fail', async () => {
  for (const text of ['', 'g', ' ', '%', '%%%', ':* & |', "o'x".repeat(60)])
    assert.deepEqual(
      await suggest(text).then(({ products, categories, vendors, words }) => [products, categories, vendors, words]),
      [[], [], [], []],
      text,
    );
});
