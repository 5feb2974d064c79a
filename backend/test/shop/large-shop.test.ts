import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createProductListReader } from '../../src/modules/catalogue/shop/list-page.ts';
import type { Database } from '../../src/database/database.ts';
import { sql, toQuery } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

const COUNTED = 10_000;
const FOUND = 2000;
const CHEAP = 50;

let shop: TestApp;
let dear: number;
before(async () => {
  shop = await buildTestApp();
  const { id } = await shop.make.product({ name: 'Gauze swabs', price: 90_000, stock: 5 });
  dear = id;
  // More than are counted; fifty of them are cheaper than the others.
  await shop.database.query(sql`
    INSERT INTO products (vendor_id, category_id, slug, sku, name, price_sar, price_bhd, price_usd, stock,
      approval_status, search_text)
    SELECT vendor_id, category_id, 'swab-' || n, 'SWAB-' || n, name,
      price, price, price, stock, approval_status, search_text
    FROM products, generate_series(1, ${COUNTED + CHEAP - 1}::integer) n,
      LATERAL (SELECT CASE WHEN n <= ${CHEAP} THEN 100 ELSE price_sar END) AS each (price)
    WHERE id = ${id}`);
});
after(() => shop.close());

const list = async (query: string) => {
  const response = await shop.call(`GET /products?filter=true&${query}`);
  assert.equal(response.status, 200, response.text);
  return response.body;
};

for (const { what, query, total, pages } of [
  { what: 'the whole list', query: '', total: COUNTED, pages: 834 },
  { what: 'a search', query: 'search=gauze', total: FOUND, pages: 167 },
  { what: 'a search by price', query: 'search=gauze&sort=price_asc', total: FOUND, pages: 167 },
])
  test(`A list of more products than are counted pages up to the limit: ${what}`, async () => {
    const first = await list(query);
    const meta = { last_page: pages, total, per_page: 12, total_is_more: true };
    assert.deepEqual(first.meta, { current_page: 1, ...meta });
    assert.equal(first.products.length, 12);
    const [middle, last, beyond] = [
      await list(`${query}&page=100`),
      await list(`${query}&page=${pages}`),
      await list(`${query}&page=${pages + 1}`),
    ];
    assert.equal(middle.products.length, 12);
    assert.equal(last.products.length, total % 12);
    assert.deepEqual([beyond.products, beyond.meta], [[], { current_page: pages + 1, ...meta }]);
  });

test('Exactly as many products as are counted show that number and the last page', async () => {
  const { meta, products } = await list('price_min=50&page=834');
  assert.deepEqual([meta.total, meta.total_is_more, meta.last_page], [COUNTED, false, 834]);
  assert.equal(products.at(-1).id, dear);
});

test('A page is shown even if counting its products takes too long', async () => {
  const busy: Database = {
    ...shop.database,
    first: (statement, name) =>
      toQuery(statement).text.includes('count(*)')
        ? Promise.reject(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }))
        : shop.database.first(statement, name),
  };
  const read = createProductListReader(busy);
  const page = await read({}, 'price_asc', { lang: 'en', currency: 'SAR' }, { limit: 12, offset: 0 });
  assert.deepEqual([page.rows.length, page.total, page.isMore], [12, COUNTED, true]);
});

test('A frequent word lists its cheapest products first, among thousands', async () => {
  const { id } = await shop.make.product({ name: 'Lint rolls', price: 200_000, stock: 5 });
  await shop.database.query(sql`
    INSERT INTO products (vendor_id, category_id, slug, sku, name, price_sar, price_bhd, price_usd, stock,
      approval_status, search_text)
    SELECT vendor_id, category_id, 'lint-' || n, 'LINT-' || n, name, price_sar + n, price_bhd + n, price_usd + n, stock,
      approval_status, search_text
    FROM products, generate_series(1, ${FOUND + 100}::integer) n WHERE id = ${id}`);
  const slugs = async (query: string) =>
    (await list(`search=lint&${query}`)).products.map(({ slug }: { slug: string }) => slug);
  const numbered = (first: number, step: number) =>
    Array.from({ length: 12 }, (_, place) => `lint-${first + place * step}`);
  assert.deepEqual(await slugs('sort=price_asc&page=2'), numbered(12, 1));
  assert.deepEqual(await slugs('sort=price_desc'), numbered(FOUND + 100, -1));
});

test('A word in thousands of products matches whole; shorter input matches as a prefix', async () => {
  const { id } = await shop.make.product({ name: 'Gauzette rolls', price: 300_000, stock: 5 });
  await shop.database.query(sql`INSERT INTO search_terms (word, spelling, df) VALUES ('gauze', 'gauze', 5000)`);
  // A new category makes the shop reload its words.
  await shop.make.category();
  const isDearest = async (search: string) => (await list(`search=${search}&sort=price_desc`)).products[0].id === id;
  assert.deepEqual([await isDearest('gauze'), await isDearest('gauz')], [false, true]);
});

test('A shop of a hundred thousand products finds the same, counting names first', async () => {
  const searches = [
    'search=gauze',
    'search=gauze+swabs&page=167',
    'search=gauze&sort=price_asc&page=9',
    'search=lint+rolls',
  ];
  // Another filter, so that no total is cached.
  const readAll = (filter = '') =>
    Promise.all(
      searches.map(async (query) => {
        const { products, meta } = await list(`${query}${filter}`);
        return [meta, products.map(({ id }: { id: number }) => id)];
      }),
    );
  const before = await readAll();
  // The size of a shop is estimated by its highest id.
  const { id } = await shop.make.product({ name: 'Trolley' });
  await shop.database.query(sql`
    INSERT INTO products (id, vendor_id, category_id, slug, sku, name, price_sar, price_bhd, price_usd)
    SELECT 100001, vendor_id, category_id, 'last', 'LAST', name, price_sar, price_bhd, price_usd FROM products WHERE id = ${id}`);
  await list('sort=rating_desc');
  assert.deepEqual(await readAll('&price_min=1'), before);
});
