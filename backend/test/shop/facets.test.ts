import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
let ids: Record<'masks' | 'monitors' | 'gulf' | 'dilmun', number>;

before(async () => {
  shop = await buildTestApp();
  const [masks, monitors] = [await shop.make.category(), await shop.make.category()];
  const [gulf, dilmun] = [await shop.make.vendor(), await shop.make.vendor()];
  ids = { masks: masks.id, monitors: monitors.id, gulf: gulf.vendorId, dilmun: dilmun.vendorId };
  const sold = (name: string, categoryId: number, vendorId: number, price: number, stock = 5) =>
    shop.make.product({ name, categoryId, vendorId, price, stock });
  await sold('Surgical mask', ids.masks, ids.gulf, 1000);
  await sold('Surgical mask with visor', ids.masks, ids.dilmun, 3000);
  await sold('Respirator mask', ids.masks, ids.dilmun, 9000, 0);
  await sold('Sphygmomanometer', ids.monitors, ids.gulf, 9000);
  await sold('Sphygmomanometer cuff', ids.monitors, ids.dilmun, 2000);
  await sold('Pocket mask', ids.monitors, ids.gulf, 2000);
  await shop.make.product({ name: 'Secret mask', categoryId: ids.masks, vendorId: ids.gulf, status: 'draft' });
});
after(() => shop.close());

interface Facets {
  categories: { id: number; count: number }[] | null;
  vendors: { id: number; count: number }[] | null;
}

const read = async (query: string): Promise<Facets> => {
  const { status, body, text } = await shop.call(`GET /products/facets?${query}`);
  assert.equal(status, 200, text);
  return body;
};

/** Counts of masks, monitors, Gulf and Dilmun. */
const counts = async (query: string) => {
  const { categories, vendors } = await read(query);
  const of = (options: Facets['categories'], id: number) => options?.find((option) => option.id === id)?.count ?? 0;
  return [
    of(categories, ids.masks),
    of(categories, ids.monitors),
    of(vendors, ids.gulf),
    of(vendors, ids.dilmun),
  ] as const;
};

for (const { what, query, expected } of [
  { what: 'nothing', query: () => '', expected: [3, 3, 3, 3] },
  { what: 'a search', query: () => 'search=mask', expected: [3, 1, 2, 2] },
  { what: 'a search that only one category has', query: () => 'search=sphygmomanometer', expected: [0, 2, 1, 1] },
  { what: 'a category', query: () => `category=${ids.masks}`, expected: [3, 3, 1, 2] },
  { what: 'both categories', query: () => `category=${ids.masks},${ids.monitors}`, expected: [3, 3, 3, 3] },
  { what: 'a vendor', query: () => `vendor=${ids.dilmun}`, expected: [2, 1, 3, 3] },
  { what: 'a category and a vendor', query: () => `category=${ids.masks}&vendor=${ids.gulf}`, expected: [1, 2, 1, 2] },
  { what: 'a price', query: () => 'price_min=20&price_max=30', expected: [1, 2, 1, 2] },
  { what: 'what is in stock', query: () => 'in_stock=1', expected: [2, 3, 3, 2] },
  {
    what: 'a search, a category, a vendor and a price',
    query: () => `search=mask&category=${ids.masks}&vendor=${ids.dilmun}&price_max=30`,
    expected: [1, 0, 1, 1],
  },
  { what: 'a search of no words', query: () => 'search=%21', expected: [0, 0, 0, 0] },
])
  test(`Each facet counts within the other filters: ${what}`, async () => {
    assert.deepEqual(await counts(query()), expected);
  });

test('A mistyped search counts what its correction finds', async () => {
  assert.deepEqual(await counts('search=sphygmomanometr'), await counts('search=sphygmomanometer'));
});

test('A count is the number of products that the list shows with that option', async () => {
  const query = `search=mask&vendor=${ids.dilmun}&price_max=90`;
  const { categories } = await read(query);
  for (const { id, count } of categories ?? []) {
    const { body } = await shop.call(`GET /products?filter=true&${query}&category=${id}`);
    assert.equal(body.meta.total, count);
  }
});

test('A changed product changes the counts', async () => {
  const { id } = await shop.make.product({ name: 'Paper mask', categoryId: ids.monitors, vendorId: ids.gulf });
  assert.deepEqual(await counts('search=mask'), [3, 2, 3, 2]);
  await shop.database.query(sql`UPDATE products SET deleted_at = now() WHERE id = ${id}`);
  assert.deepEqual(await counts('search=mask'), [3, 1, 2, 2]);
});

test('A list of more products than are counted has no counts', async () => {
  await shop.database.query(sql`
    INSERT INTO products (vendor_id, category_id, slug, sku, name, price_sar, price_bhd, price_usd, stock,
      approval_status, search_text)
    SELECT vendor_id, category_id, 'swab-' || n, 'SWAB-' || n, 'Gauze swabs', price_sar, price_bhd, price_usd, stock,
      approval_status, search_text
    FROM products, generate_series(1, 2001) n WHERE name = 'Pocket mask'`);
  assert.deepEqual(await read('search=mask').then(({ categories, vendors }) => [categories, vendors]), [null, null]);
  const { categories, vendors } = await read(`search=mask&category=${ids.masks}`);
  assert.deepEqual([categories, vendors?.length], [null, 2]);
});
