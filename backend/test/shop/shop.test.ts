import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const list = async (query: string, headers?: Record<string, string>) => {
  const response = await shop.call(`GET /products?filter=true&${query}`, { headers });
  assert.equal(response.status, 200, response.text);
  return response.body;
};
const idsOf = (body: { products: { id: number }[] }) => body.products.map((product) => product.id);

test('Shoppers see only active, approved products of active vendors', async () => {
  const { id: categoryId } = await shop.make.category();
  const waiting = await shop.make.vendor({ active: 0 });
  const shown = await shop.make.product({ categoryId });
  const hidden = [
    await shop.make.product({ categoryId, status: 'draft' }),
    await shop.make.product({ categoryId, approved: false }),
    await shop.make.product({ categoryId, vendorId: waiting.vendorId }),
    await shop.make.product({ categoryId }),
  ];
  await shop.database.query(sql`UPDATE products SET deleted_at = now() WHERE id = ${hidden[3]?.id}`);

  assert.deepEqual(idsOf(await list(`category=${categoryId}`)), [shown.id]);
  for (const { slug } of hidden) assert.equal((await shop.call(`GET /products/${slug}`)).status, 404);
  const { body } = await shop.call('GET /categories');
  assert.equal(body.categories.find((category: { id: number }) => category.id === categoryId).product_count, 1);
});

test('The list is filtered by category, tag, feature and price, and sorted', async () => {
  const { id: categoryId, slug } = await shop.make.category();
  const cheap = await shop.make.product({
    categoryId,
    name: 'Zinc tape',
    prices: { sar: 500, bhd: 300, usd: 1500 },
    tags: ['steel'],
  });
  const dear = await shop.make.product({
    categoryId,
    name: 'Apron',
    prices: { sar: 2500, bhd: 900, usd: 600 },
    featured: true,
  });
  const cut = await shop.make.product({
    categoryId,
    name: 'Mask',
    prices: { sar: 2000, bhd: 800, usd: 800 },
    discount: 50,
  });
  const all = `category=${slug}`;

  assert.deepEqual(idsOf(await list(all)), [cut.id, dear.id, cheap.id]);
  assert.deepEqual(idsOf(await list('tag=steel')), [cheap.id]);
  assert.deepEqual(idsOf(await list(`${all}&featured=true`)), [dear.id]);
  assert.deepEqual(idsOf(await list(`${all}&sort=price_asc`, { currency: 'SAR' })), [cheap.id, cut.id, dear.id]);
  assert.deepEqual(idsOf(await list(`${all}&sort=price_desc`, { currency: 'USD' })), [cheap.id, dear.id, cut.id]);
  assert.deepEqual(idsOf(await list(`${all}&sort=name_asc`)), [dear.id, cut.id, cheap.id]);
  assert.deepEqual(idsOf(await list(`${all}&sort=name_desc`)), [cheap.id, cut.id, dear.id]);
  assert.deepEqual(idsOf(await list(`${all}&price_min=10&price_max=25`, { currency: 'SAR' })), [cut.id, dear.id]);
  assert.deepEqual(idsOf(await list(`${all}&price_max=0.4&sort=&search=&tag=`, { currency: 'BHD' })), [
    cut.id,
    cheap.id,
  ]);
});

test('Prices have the requested currency, its digits and the discount', async () => {
  const { slug } = await shop.make.product({ prices: { sar: 1250, bhd: 1255, usd: 333 }, discount: 10 });
  const priceIn = async (currency: string) =>
    (await shop.call(`GET /products/${slug}`, { headers: { currency } })).body.product;
  assert.equal((await priceIn('SAR')).price, 11.25);
  assert.equal((await priceIn('BHD')).price, 1.13);
  const dollars = await priceIn('USD');
  assert.deepEqual([dollars.price, dollars.original_price, dollars.price_bhd], [3, 3.33, 1.255]);
});

test('A page has twelve products; one past the end is empty and names the last page', async () => {
  const vendor = await shop.make.vendor();
  const { id: categoryId } = await shop.make.category();
  for (let made = 0; made < 13; made += 1) await shop.make.product({ categoryId, vendorId: vendor.vendorId });
  const pages = [
    await list(`category=${categoryId}`),
    await list(`category=${categoryId}&page=2`),
    await list(`category=${categoryId}&page=9`),
  ];
  assert.deepEqual(
    pages.map(({ products }) => products.length),
    [12, 1, 0],
  );
  assert.deepEqual(pages[2].meta, { current_page: 9, last_page: 2, total: 13, per_page: 12, total_is_more: false });
});

test('An invalid query is rejected by the name of its field', async () => {
  for (const [field, query] of [
    ['page', 'page=0'],
    ['page', 'page=-1'],
    ['page', 'page=1.5'],
    ['page', 'page=x'],
    ['sort', 'sort=price'],
    ['price_min', 'filter=true&price_min=1.2345'],
    ['colour', 'colour=red'],
  ] as const) {
    const { status, body } = await shop.call(`GET /products?${query}`, { headers: { lang: 'ar' } });
    assert.equal(status, 422, query);
    assert.match(body.errors[field][0], /[\u0600-\u06ff]/, query);
  }
});

test('Without filter=true only the featured filter applies', async () => {
  const product = await shop.make.product({ name: 'Unmistakable', featured: true });
  await shop.make.product();
  const plain = (await shop.call('GET /products?search=unmistakable')).body;
  assert.ok(plain.meta.total > 1);
  const featured = (await shop.call('GET /products?featured=1&search=nothing')).body;
  assert.ok(idsOf(featured).includes(product.id));
  assert.ok(featured.products.every((each: { is_featured: boolean }) => each.is_featured));
});

test('The highest price follows the currency', async () => {
  await shop.make.product({ prices: { sar: 9_999_999, bhd: 8_888_888, usd: 7_777_777 } });
  assert.equal(
    (await shop.call('GET /products?max_price=true', { headers: { currency: 'SAR' } })).body.max_price,
    99_999.99,
  );
  assert.equal(
    (await shop.call('GET /products?max_price=true', { headers: { currency: 'BHD' } })).body.max_price,
    8_888.888,
  );
});

test('Top-rated products are sorted by stars, then by the number of reviews', async () => {
  const [few, many, best] = [await shop.make.product(), await shop.make.product(), await shop.make.product()];
  const rate = (id: number, average: number, count: number) =>
    shop.database.query(sql`UPDATE products SET rating_avg = ${average}, total_reviews = ${count} WHERE id = ${id}`);
  await rate(few.id, 4.5, 2);
  await rate(many.id, 4.5, 9);
  await rate(best.id, 4.9, 1);
  const { body } = await shop.call('GET /products/top-rated');
  assert.deepEqual(idsOf(body), [best.id, many.id, few.id]);
});

test('Related products are the vendor’s choice, or else of the same category', async () => {
  const { id: categoryId } = await shop.make.category();
  const product = await shop.make.product({ categoryId });
  const neighbour = await shop.make.product({ categoryId });
  const elsewhere = await shop.make.product();
  const related = async () =>
    (await shop.call(`GET /products/${product.id}/related`)).body.data.map((each: { id: number }) => each.id);
  assert.deepEqual(await related(), [neighbour.id]);
  await shop.database.query(
    sql`INSERT INTO related_products (product_id, related_id) VALUES (${product.id}, ${elsewhere.id})`,
  );
  assert.deepEqual(await related(), [elsewhere.id]);
});

test('A product is found by id and slug, with variants, tags and shipping', async () => {
  const { id, slug } = await shop.make.product({
    tags: ['sterile'],
    variants: [
      { value: 'M', stock: 3 },
      { value: 'L', stock: 0 },
    ],
  });
  const bySlug = (await shop.call(`GET /products/${slug}`)).body.product;
  assert.deepEqual((await shop.call(`GET /products/${id}`)).body.product, bySlug);
  assert.equal(bySlug.stock, 3);
  assert.deepEqual(
    bySlug.variants.map(({ value, stock }: { value: string; stock: number }) => [value, stock]),
    [
      ['M', 3],
      ['L', 0],
    ],
  );
  assert.deepEqual(bySlug.tags, [{ slug: 'sterile', name: 'sterile' }]);
  const { arrives_from: from, arrives_to: to, ...rule } = bySlug.shipping;
  assert.deepEqual(rule, { flat_fee: 2, cold_fee: null, free_from: 53, handling_days_min: 1, handling_days_max: 3 });
  assert.ok(new Date().toISOString().slice(0, 10) < from && from < to, `${from} to ${to}`);
  assert.equal((await shop.call('GET /products/999999999')).status, 404);
});
