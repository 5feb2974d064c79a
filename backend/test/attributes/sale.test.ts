import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createStockLedger } from '../../src/ledger/stock.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createAttributes } from '../support/attributes.ts';
import { createProductWriter } from '../support/products.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('A sale writes no index of facets or search, nor their columns', async () => {
  const attributes = createAttributes(shop, (await shop.make.admin()).token);
  const writer = createProductWriter(shop, await shop.make.vendor());
  const { category, material } = await attributes.gloves();
  const values = [{ code: material.code, value: material.options[0]?.id }];
  // Many words are stored out of line; three units less stay in the same band of stock.
  const wordsOf = (n: number) =>
    createHash('sha256')
      .update(String(n))
      .digest('hex')
      .slice(0, 40)
      .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const tags = Array.from({ length: 20 }, (_, n) => wordsOf(n).replace(/.{4}/g, '$& ').trim());
  const { id } = await writer.created({ category_id: category.id, attributes: values, tags, stock: 14 });
  await attributes.approve(id);
  await createSales(shop).buy(await shop.make.customer(), [{ productId: id, quantity: 1 }]);
  const line = await shop.database.first<{ orderItemId: number; vendorOrderId: number }>(sql`
    SELECT id AS "orderItemId", vendor_order_id AS "vendorOrderId" FROM order_items WHERE product_id = ${id}`);
  assert.ok(line);
  const read = () => shop.database.first(sql`SELECT facets, search_text FROM products WHERE id = ${id}`);
  const before = await read();

  const stored = sql`SELECT pg_column_toast_chunk_id(search_doc) IS NOT NULL AS apart FROM products WHERE id = ${id}`;
  assert.deepEqual(await shop.database.first(stored), { apart: true });

  // Removes earlier versions of the row, so that its page has room for another one.
  await shop.database.query(sql`VACUUM products`);
  const updates = await shop.database.transaction(async () => {
    // Includes earlier updates of the connection that are not reported yet.
    const count = () =>
      shop.database.first<{ updated: number; hot: number }>(sql`
        SELECT pg_stat_get_xact_tuples_updated('products'::regclass) AS updated,
          pg_stat_get_xact_tuples_hot_updated('products'::regclass) AS hot`);
    const earlier = await count();
    const sale = { ...line, productId: id, variantId: null, quantity: 2, promisedExpiry: null };
    await createStockLedger(shop.database).take([sale]);
    const later = await count();
    return later && earlier && { updated: later.updated - earlier.updated, hot: later.hot - earlier.hot };
  });

  assert.deepEqual(updates, { updated: 1, hot: 1 });
  assert.deepEqual(await read(), before);
});
