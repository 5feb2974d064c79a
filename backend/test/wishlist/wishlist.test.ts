import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const request = (token: string, product_id: number) => shop.call('POST /wishlist', { token, body: { product_id } });

test('A customer adds a product once, however often, and removes it', async () => {
  const { token } = await shop.make.customer();
  const { id } = await shop.make.product();
  await request(token, id);
  const { body } = await request(token, id);
  assert.deepEqual(
    body.wishlist.map((item: { product: { id: number } }) => item.product.id),
    [id],
  );
  const removed = await shop.call(`DELETE /wishlist/${body.wishlist[0].id}`, { token });
  assert.deepEqual(removed.body.wishlist, []);
});

test('A wishlist is private to its customer', async () => {
  const [owner, stranger] = [await shop.make.customer(), await shop.make.customer()];
  const { body } = await request(owner.token, (await shop.make.product()).id);
  assert.equal((await shop.call(`DELETE /wishlist/${body.wishlist[0].id}`, { token: stranger.token })).status, 404);
  assert.equal((await shop.call('GET /wishlist', { token: owner.token })).body.wishlist.length, 1);
});

test('An unavailable product cannot be added, and a listed one hides until it returns', async () => {
  const { token } = await shop.make.customer();
  assert.equal((await request(token, (await shop.make.product({ status: 'draft' })).id)).status, 404);
  const { id } = await shop.make.product();
  await request(token, id);
  const count = async () => (await shop.call('GET /wishlist', { token })).body.wishlist.length;
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${id}`);
  assert.equal(await count(), 0);
  await shop.database.query(sql`UPDATE products SET status = 'active' WHERE id = ${id}`);
  assert.equal(await count(), 1);
});

test('A full wishlist takes a new product only after another is removed', async () => {
  const { id: userId, token } = await shop.make.customer();
  const [{ id: first }, { id: other }] = [await shop.make.product(), await shop.make.product()];
  await shop.database.query(sql`
    WITH many AS (
      INSERT INTO products (vendor_id, category_id, slug, sku, name, price_sar, price_bhd, price_usd, stock,
        approval_status, search_text)
      SELECT vendor_id, category_id, slug || '-' || n, sku || '-' || n, name, price_sar, price_bhd, price_usd, stock,
        approval_status, search_text
      FROM products, generate_series(1, 499) n WHERE id = ${first} RETURNING id
    )
    INSERT INTO wishlist_items (user_id, product_id) SELECT ${userId}::bigint, id FROM many UNION ALL SELECT ${userId}::bigint, ${first}::bigint`);
  const refused = await request(token, other);
  assert.deepEqual([refused.status, refused.body.code], [422, 'wishlist_full']);
  assert.match(refused.body.message, /^Your wishlist is full: it can have at most 500 products\./);
  const { status, body } = await request(token, first);
  assert.deepEqual([status, body.wishlist.length], [200, 500]);
  await shop.call(`DELETE /wishlist/${body.wishlist[0].id}`, { token });
  assert.equal((await request(token, other)).status, 200);
});
