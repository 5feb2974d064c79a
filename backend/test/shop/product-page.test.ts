import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { createShippingRepository } from '../../src/modules/sales/shipping/repository.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp({ responseCacheBytes: 0 });
});
after(() => shop.close());

const pageOf = async (slug: string, token?: string, currency = 'SAR') => {
  const response = await shop.call(`GET /products/${slug}`, { headers: { currency }, ...(token && { token }) });
  assert.equal(response.status, 200, response.text);
  return response.body.product;
};

/** Names of the statements that a response takes, in order. */
const statementsOf = async (work: () => Promise<unknown>) => {
  const query = mock.method(shop.app.database, 'query');
  try {
    await work();
    return query.mock.calls.map(({ arguments: [, name] }) => name);
  } finally {
    query.mock.restore();
  }
};

const moveTo = async (userId: number, type: 0 | 1, iso2: string) => {
  const id = await shop.make.address(userId, type);
  const country = await shop.make.country({ iso2, name: iso2, nameAr: iso2 });
  await shop.database.query(sql`UPDATE addresses SET country_id = ${country} WHERE id = ${id}`);
  return country;
};

test('A product page takes one prepared statement, and one more for a customer', async () => {
  const { id, slug } = await shop.make.product({ tags: ['steel'], variants: [{ value: 'S' }, { value: 'L' }] });
  const { id: userId, token } = await shop.make.customer();
  assert.deepEqual(await statementsOf(() => pageOf(slug)), ['product-by-slug']);
  assert.deepEqual(await statementsOf(() => pageOf(String(id), undefined, 'USD')), ['product-by-id']);
  assert.deepEqual(await statementsOf(() => pageOf(slug, token)), ['session', 'product-by-slug']);
  await moveTo(userId, 1, 'OM');
  assert.deepEqual(await statementsOf(() => pageOf(slug, token)), ['session', 'product-by-slug']);
});

test('A product page lists everything in its order, with times in the usual format', async () => {
  const variants = [{ value: 'L' }, { value: 'S' }];
  const { id, slug, variantIds } = await shop.make.product({ tags: ['steel', 'blue'], variants });
  await shop.database.query(sql`UPDATE variants SET position = 1 WHERE id = ${variantIds[0]}`);
  const { id: userId } = await shop.make.customer();
  await shop.database.query(sql`
    INSERT INTO reviews (product_id, user_id, rating, body, created_at, answer, answered_at)
    VALUES (${id}, ${userId}, 5, 'So "soft" \\ جيد', '2026-01-02 03:04:05.678912+03', 'Thanks', '2026-01-02 03:04:05+00')`);

  const product = await pageOf(slug);
  assert.deepEqual(
    product.variants.map(({ value }: { value: string }) => value),
    ['S', 'L'],
  );
  assert.deepEqual(
    product.tags.map((tag: { slug: string }) => tag.slug),
    ['steel', 'blue'],
  );
  assert.deepEqual(product.images, []);
  const { reviews } = (await shop.call(`GET /products/${slug}/reviews`)).body;
  const [{ mine: _mine, updated_at: _changed, ...review }] = reviews;
  assert.deepEqual(product.reviews, [review]);
  assert.deepEqual([review.date, review.answered_at], ['2026-01-02T00:04:05.678Z', '2026-01-02T03:04:05.000Z']);
});

test('A page without related records has empty lists', async () => {
  const product = await pageOf((await shop.make.product()).slug);
  assert.deepEqual([product.variants, product.tags, product.images, product.reviews], [[], [], [], []]);
});

test('Product page and checkout agree immediately on where a customer’s parcels go', async () => {
  const shipping = createShippingRepository(shop.database);
  const vendor = await shop.make.vendor();
  const { slug } = await shop.make.product({ vendorId: vendor.vendorId });
  const { id: userId, token } = await shop.make.customer();
  const shipOnlyTo = (country: number | null) =>
    shop.database.query(sql`UPDATE shipping_zones SET country_id = ${country} WHERE vendor_id = ${vendor.vendorId}`);

  assert.equal(await shipping.destination(userId), null);
  const billed = await moveTo(userId, 0, 'KW');
  await shipOnlyTo(billed);
  assert.equal(await shipping.destination(userId), billed);
  assert.equal((await pageOf(slug, token)).delivers, true);
  const home = await moveTo(userId, 1, 'OM');
  assert.equal(await shipping.destination(userId), home);
  assert.equal((await pageOf(slug, token)).delivers, false);
  await shipOnlyTo(home);
  assert.equal((await pageOf(slug, token)).delivers, true);
  assert.equal((await pageOf(slug)).delivers, true);
});

test('Related products take two statements, the seller’s choice first', async () => {
  const { id: categoryId } = await shop.make.category();
  const { vendorId } = await shop.make.vendor();
  const [one, other, chosen] = [
    await shop.make.product({ categoryId, vendorId }),
    await shop.make.product({ categoryId, vendorId }),
    await shop.make.product({ vendorId }),
  ];
  const related = async () =>
    (await shop.call(`GET /products/${one.slug}/related`)).body.data.map((product: { id: number }) => product.id);
  assert.deepEqual(await related(), [other.id]);
  assert.deepEqual(await statementsOf(related), ['related-to-slug', 'related-alike']);
  await shop.database.query(sql`
    INSERT INTO related_products (product_id, related_id, position) VALUES (${one.id}, ${chosen.id}, 0)`);
  assert.deepEqual(await related(), [chosen.id]);
  assert.deepEqual(await statementsOf(related), ['related-to-slug', 'related-chosen']);
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${chosen.id}`);
  assert.deepEqual(await related(), [other.id]);
  assert.equal((await shop.call('GET /products/nothing-of-the-kind/related')).status, 404);
});
