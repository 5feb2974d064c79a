import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { editDistance } from '../../src/text/edit-distance.ts';
import { refreshSearch } from '../../src/search/search-index.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
let masks: number;
let gloves: number;

const make = async (spec: Parameters<TestApp['make']['product']>[0]): Promise<number> => {
  const { id } = await shop.make.product(spec);
  await shop.database.query(sql`UPDATE products SET search_text = '' WHERE id = ${id}`);
  await refreshSearch(shop.database, [id]);
  return id;
};

before(async () => {
  shop = await buildTestApp();
  masks = await make({ name: 'Surgical masks', nameAr: 'كمامة جراحية', sku: 'MSK-3PLY-50' });
  gloves = await make({ name: 'Nitrile gloves', nameAr: 'قفازات نتريل', sku: 'GLV-NIT', tags: ['thermometer'] });
});
after(() => shop.close());

const search = async (text: string, headers?: Record<string, string>) => {
  const response = await shop.call(`GET /products?filter=true&search=${encodeURIComponent(text)}`, { headers });
  assert.equal(response.status, 200, response.text);
  const { products, corrected } = response.body;
  return { ids: products.map((product: { id: number }) => product.id), corrected };
};

const terms = async (): Promise<Record<string, number>> => {
  const rows = await shop.database.query<{ word: string; df: number }>(sql`SELECT word, df FROM search_terms`);
  return Object.fromEntries(rows.map(({ word, df }) => [word, df]));
};

test('A search for قفازت finds gloves and names the corrected word', async () => {
  assert.deepEqual((await search('قفازت')).ids, [gloves]);
  assert.deepEqual(await search('قفاظات'), { ids: [gloves], corrected: 'قفازات' });
  assert.deepEqual(await search('كمامه جراجيه'), { ids: [masks], corrected: 'كمامه جراحية' });
});

test('Swapped, missing, doubled and wrong letters still find the product', async () => {
  for (const typed of ['glvoes', 'gloes', 'glloves', 'glowes', 'GLOVRS'])
    assert.deepEqual(await search(typed), { ids: [gloves], corrected: 'gloves' }, typed);
  assert.deepEqual(await search('surgicl msaks'), { ids: [masks], corrected: 'surgical masks' });
  assert.deepEqual(await search('thermomter'), { ids: [gloves], corrected: 'thermometer' });
});

test('Words with results are never corrected', async () => {
  for (const typed of ['glove', 'glov', 'masks', 'قفازات', 'MSK-3P'])
    assert.equal((await search(typed)).corrected, null, typed);
});

test('Unfamiliar words, numbers and very short words are not corrected', async () => {
  for (const typed of ['wheelchair', '62810000', 'gl0ves9', 'zz'])
    assert.deepEqual(await search(typed), { ids: [], corrected: null }, typed);
});

test('A correction never leads to hidden products', async () => {
  const draft = await make({ name: 'Secretscope', nameAr: '', status: 'draft' });
  assert.deepEqual(await search('Secretscop'), { ids: [], corrected: null });
  assert.deepEqual(await search('Secretscpoe'), { ids: [], corrected: null });
  await shop.database.query(sql`UPDATE products SET deleted_at = now() WHERE id = ${draft}`);
  await refreshSearch(shop.database, [draft]);
});

test('The vocabulary follows renamed, tagged and deleted products', async () => {
  const before = await terms();
  const id = await make({ name: 'Crutch tip', nameAr: 'طرف عكاز', sku: 'CRU-TIP', tags: ['walking'] });
  assert.deepEqual(await terms(), { ...before, crutch: 1, tip: 1, طرف: 1, عكاز: 1, walking: 1 });
  const other = await make({ name: 'Crutch', nameAr: 'عكاز', sku: 'CRU' });
  assert.equal((await terms()).crutch, 2);

  await shop.database.query(sql`UPDATE products SET name = 'Cane tip' WHERE id = ${id}`);
  await shop.database.query(sql`DELETE FROM product_tags WHERE product_id = ${id}`);
  await refreshSearch(shop.database, [id]);
  await refreshSearch(shop.database, [id]);
  assert.deepEqual(await terms(), { ...before, crutch: 1, cane: 1, tip: 1, طرف: 1, عكاز: 2 });
  assert.deepEqual((await search('cane')).ids, [id]);
  assert.deepEqual((await search('walking')).ids, []);

  await shop.database.query(sql`UPDATE products SET deleted_at = now() WHERE id IN (${id}, ${other})`);
  await refreshSearch(shop.database, [id, other]);
  assert.deepEqual(await terms(), before);
});

test('Simultaneous saves lose no word', async () => {
  const before = (await terms()).probe ?? 0;
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      shop.make.product({ name: `Probe ${index % 2 ? 'alpha beta' : 'beta alpha'}` }),
    ),
  );
  await shop.database.query(sql`UPDATE products SET search_text = '' WHERE name LIKE 'Probe %'`);
  await Promise.all(made.map(({ id }) => refreshSearch(shop.database, [id])));
  assert.equal((await terms()).probe, before + 8);
});

test('Insertions, deletions, substitutions and swaps of neighbours count one each', () => {
  assert.equal(editDistance('gloves', 'gloves', 2), 0);
  assert.equal(editDistance('glvoes', 'gloves', 2), 1);
  assert.equal(editDistance('gloes', 'gloves', 2), 1);
  assert.equal(editDistance('glovves', 'gloves', 2), 1);
  assert.equal(editDistance('clovez', 'gloves', 2), 2);
  assert.ok(editDistance('mask', 'gloves', 2) > 2);
  assert.ok(editDistance('', 'gloves', 2) > 2);
});
