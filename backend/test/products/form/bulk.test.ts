import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../../support/products.ts';

let shop: TestApp;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(() => shop.close());

const change = (ids: number[], action: string) =>
  shop.call('POST /vendor/products/bulk', { token: vendor.token, body: { ids, action } });

const states = async (ids: number[]) => {
  const rows = await shop.database.query<{ status: string; gone: boolean }>(sql`
    SELECT status, deleted_at IS NOT NULL AS gone FROM products
    WHERE id IN (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )}) ORDER BY id`);
  return rows.map(({ status, gone }) => (gone ? 'gone' : status));
};

test('Bulk changes draft, activate and delete; a product without picture stays a draft', async () => {
  const ids = [(await writer.created()).id, (await writer.created()).id];
  const bare = await shop.make.product({ vendorId: vendor.vendorId, status: 'draft', name: 'Bare' });
  assert.equal((await change(ids, 'draft')).body.done, 2);
  assert.deepEqual(await states(ids), ['draft', 'draft']);
  const { body } = await change([...ids, bare.id], 'activate');
  assert.deepEqual(
    [body.done, body.failed],
    [2, [{ id: bare.id, name: 'Bare', message: 'Product image is required.' }]],
  );
  assert.deepEqual(await states([...ids, bare.id]), ['active', 'active', 'draft']);
  await change([...ids, bare.id], 'delete');
  assert.deepEqual(await states([...ids, bare.id]), ['gone', 'gone', 'gone']);
  const list = await shop.call('GET /vendor/products', { token: vendor.token });
  assert.equal(list.body.meta.total, 0);
  const terms = await shop.database.query(sql`SELECT word FROM search_terms WHERE word = 'crutch'`);
  assert.deepEqual(terms, []);
});

test('One missing or foreign product stops the whole bulk change', async () => {
  const { id } = await writer.created();
  const foreign = await shop.make.product();
  const responses = [await change([id, foreign.id], 'delete'), await change([id, 999_999], 'delete')];
  assert.deepEqual(
    responses.map(({ status }) => status),
    [404, 404],
  );
  assert.equal(responses[0]?.text, responses[1]?.text);
  assert.deepEqual(await states([id, foreign.id]), ['active', 'active']);
  assert.equal((await change([], 'delete')).status, 422);
  assert.equal((await change([id], 'approve')).status, 422);
});

test('A deleted product leaves every list, frees its SKU and loses its page', async () => {
  const product = await writer.created({ sku: 'FREE-1' });
  const { body } = await shop.call(`DELETE /vendor/products/${product.slug}`, { token: vendor.token });
  assert.equal(body.message, 'Product deleted successfully');
  assert.equal((await shop.call(`DELETE /vendor/products/${product.slug}`, { token: vendor.token })).status, 404);
  assert.equal(await writer.read(product.slug), undefined);
  assert.equal((await writer.create({ sku: 'FREE-1' })).status, 200);
});
