import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { createImporting, fileOf } from '../import-export/importing.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { createProductWriter } from '../../support/products.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const assertNoOrphans = async () => {
  const orphans = await shop.database.query(sql`
    SELECT p.id FROM products p JOIN categories c ON c.id = p.category_id
    WHERE p.deleted_at IS NULL AND c.deleted_at IS NOT NULL`);
  assert.deepEqual(orphans, []);
};

test('Deleting a category never orphans a new product', async () => {
  const { token } = await shop.make.admin();
  const writer = createProductWriter(shop, await shop.make.vendor());
  const images = [{ id: await writer.picture() }, { id: await writer.picture() }, { id: await writer.picture() }];
  for (const image of images) {
    const { id } = await shop.make.category();
    const form = await writer.fields({ category_id: id, images: [image] });
    const [written, deleted] = await Promise.all([
      writer.create(form),
      shop.call(`DELETE /admin/category/${id}`, { token }),
    ]);
    assert.deepEqual([written.status, deleted.status].sort(), [200, 422]);
  }
  await assertNoOrphans();
});

test('Deleting a category never orphans an imported product', async () => {
  const { token } = await shop.make.admin();
  const vendor = await shop.make.vendor();
  const files = createImporting(shop);
  for (const sku of ['ROLL-1', 'ROLL-2', 'ROLL-3', 'ROLL-4', 'ROLL-5']) {
    const { id, slug: category } = await shop.make.category();
    const lines = Array.from({ length: 20 }, (_, n) => ({ sku: `${sku}-${n}`, category }));
    const [{ created, failed }, deleted] = await Promise.all([
      files.report(vendor.token, fileOf(...lines)),
      shop.call(`DELETE /admin/category/${id}`, { token }),
    ]);
    assert.deepEqual([created, failed, deleted.status], deleted.status === 200 ? [0, 20, 200] : [20, 0, 422]);
  }
  await assertNoOrphans();
});
