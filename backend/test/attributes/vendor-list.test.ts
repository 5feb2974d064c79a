import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createAttributes } from '../support/attributes.ts';
import { createProductWriter } from '../support/products.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('A vendor finds products without a specification that will be required', async () => {
  const { token: admin } = await shop.make.admin();
  const attributes = createAttributes(shop, admin);
  const vendor = await shop.make.vendor();
  const writer = createProductWriter(shop, vendor);
  const { category, material, width } = await attributes.gloves();
  const [nitrile] = material.options;
  const complete = await writer.created({
    category_id: category.id,
    attributes: [{ code: material.code, value: nitrile?.id }],
  });
  const lacking = await writer.created({ category_id: category.id, attributes: [{ code: width.code, value: 3 }] });
  const elsewhere = await writer.created({});
  const list = async (query = '') => {
    const { body } = await shop.call(`GET /vendor/products?filter=true${query}`, { token: vendor.token });
    return body.products.map((row: { id: number; lacks_specifications: boolean }) => [
      row.id,
      row.lacks_specifications,
    ]);
  };

  assert.deepEqual(await list('&specifications=missing'), []);
  await attributes.assign(category.id, [{ attribute_id: material.id, required_from: '2099-01-01' }]);
  assert.deepEqual(await list('&specifications=missing'), [[lacking.id, true]]);
  assert.deepEqual(await list(), [
    [elsewhere.id, false],
    [lacking.id, true],
    [complete.id, false],
  ]);
});
