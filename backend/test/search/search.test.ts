import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
let masks: number;
let gloves: number;

before(async () => {
  shop = await buildTestApp();
  masks = (await shop.make.product({ name: 'Surgical masks', nameAr: 'أقنعة جراحية', sku: 'MSK-3PLY-50' })).id;
  gloves = (
    await shop.make.product({ name: 'Nitrile gloves', nameAr: 'قفازات نتريل', sku: 'GLV-NIT', tags: ['latex free'] })
  ).id;
});
after(() => shop.close());

const search = async (text: string): Promise<number[]> => {
  const response = await shop.call(`GET /products?filter=true&search=${encodeURIComponent(text)}`);
  assert.equal(response.status, 200, response.text);
  return response.body.products.map((product: { id: number }) => product.id);
};

test('An Arabic name is found in any spelling', async () => {
  for (const spelling of ['اقنعه', 'أقنعة', 'أَقْنِعَة', 'أقنـعة', 'اقنعة جراحيه']) {
    assert.deepEqual(await search(spelling), [masks], spelling);
  }
});

test('An English name is found by its singular, in any case and while typing', async () => {
  for (const text of ['mask', 'MASKS', 'surg', 'surgical mas', 'masks sur'])
    assert.deepEqual(await search(text), [masks], text);
  assert.deepEqual(await search('glove nit'), [gloves]);
});

test('A product is found by its SKU and by a tag', async () => {
  for (const text of ['MSK-3PLY-50', 'msk-3p', 'msk 3ply']) assert.deepEqual(await search(text), [masks], text);
  assert.deepEqual(await search('latex'), [gloves]);
});

test('A code without its last characters finds the matching products', async () => {
  for (const text of ['MSK-3PLY-5', 'msk 3ply 5', 'MSK3PLY5', 'msk-3ply-٥'])
    assert.deepEqual(await search(text), [masks], text);
  for (const text of ['3PLY-5', 'MSK-3PLY-51', 'GLV-3']) assert.deepEqual(await search(text), [], text);
  const { body } = await shop.call('GET /products/suggest?search=MSK-3PLY-5');
  assert.deepEqual(
    body.products.map(({ id }: { id: number }) => id),
    [masks],
  );
});

test('If no product has every word, the result says which are missing', async () => {
  const { body } = await shop.call('GET /products?filter=true&search=surgical%20gloves');
  assert.deepEqual(body.dropped, ['surgical']);
  assert.deepEqual(
    body.products.map(({ id }: { id: number }) => id),
    [gloves],
  );
});

test('Hostile text finds nothing and breaks nothing', async () => {
  for (const text of [`'); DROP TABLE products; --`, '<->', '%%%', ':*', '& | !', "o'x".repeat(60)]) {
    assert.deepEqual(await search(text), [], text);
  }
  assert.deepEqual(await search('mask'), [masks]);
});
