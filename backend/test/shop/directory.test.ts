import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('Tags are listed by use, with the number of products on sale', async () => {
  await shop.make.product({ tags: ['sterile', 'home'] });
  await shop.make.product({ tags: ['sterile'] });
  await shop.make.product({ tags: ['secret'], status: 'draft' });
  await shop.database.query(sql`UPDATE tags SET name = 'Home', name_ar = 'المنزل' WHERE slug = 'home'`);
  const { body } = await shop.call('GET /tags', { headers: { lang: 'ar' } });
  assert.deepEqual(body.data, [
    { slug: 'sterile', name: 'sterile', product_count: 2 },
    { slug: 'home', name: 'المنزل', product_count: 1 },
  ]);
});

test('The sitemap lists everything on sale, and nothing else', async () => {
  const { body } = await shop.call('GET /products/sitemap');
  const sold = await shop.database.query<{ slug: string }>(
    sql`SELECT slug FROM products WHERE status = 'active' ORDER BY id`,
  );
  assert.deepEqual(
    body.data.map(({ slug }: { slug: string }) => slug),
    sold.map(({ slug }) => slug),
  );
  assert.match(body.data[0].updated_at, /^\d{4}-\d\d-\d\dT/);
  assert.deepEqual(body.meta, { current_page: 1, last_page: 1, total: 2, per_page: 10_000 });
  assert.deepEqual((await shop.call('GET /products/sitemap?page=2')).body.data, []);
});
