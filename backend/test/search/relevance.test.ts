import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const search = async (query: string) => {
  const response = await shop.call(`GET /products?filter=true&${query}`);
  return response.body.products.map((product: { id: number }) => product.id);
};

test('Names rank before tags, whole words before prefixes, and a chosen order applies', async () => {
  const whole = await shop.make.product({ name: 'Wound tape', price: 300 });
  const begun = await shop.make.product({ name: 'Taperoll', price: 100 });
  const tagged = await shop.make.product({ name: 'Scissors', tags: ['tape'], price: 200 });
  const code = await shop.make.product({ name: 'Roll', sku: 'TAPE-1', price: 400 });
  assert.deepEqual(await search('search=tape'), [whole.id, code.id, begun.id, tagged.id]);
  assert.deepEqual(await search('search=tape&sort=price_asc'), [begun.id, tagged.id, whole.id, code.id]);
});

test('A number matches in any digits', async () => {
  const { id } = await shop.make.product({ name: 'Syringe 50 ml', nameAr: 'محقنة ٥٠ مل' });
  for (const typed of ['syringe 50', 'محقنة 50', 'محقنة ٥٠', 'syringe ۵۰'])
    assert.deepEqual(await search(`search=${encodeURIComponent(typed)}`), [id], typed);
});
