import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLots } from '../support/lots.ts';

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

test('Two selected categories show the products of both, by id and by slug', async () => {
  const [masks, gloves, other] = [await shop.make.category(), await shop.make.category(), await shop.make.category()];
  const mask = await shop.make.product({ categoryId: masks.id });
  const glove = await shop.make.product({ categoryId: gloves.id });
  await shop.make.product({ categoryId: other.id });
  const both = [glove.id, mask.id];
  assert.deepEqual(idsOf(await list(`category=${masks.id},${gloves.id}`)), both);
  assert.deepEqual(idsOf(await list(`category=${masks.slug},${gloves.slug}`)), both);
  assert.deepEqual(idsOf(await list(`category=${masks.slug},${gloves.id},no-such-category`)), both);
  assert.deepEqual(idsOf(await list('category=no-such-category')), []);
  assert.deepEqual(idsOf(await list('category=,')), []);
});

test('The in-stock filter hides sold-out products', async () => {
  const { id: categoryId } = await shop.make.category();
  const there = await shop.make.product({ categoryId, stock: 1 });
  const gone = await shop.make.product({ categoryId, stock: 0 });
  assert.deepEqual(idsOf(await list(`category=${categoryId}&in_stock=1`)), [there.id]);
  assert.deepEqual(idsOf(await list(`category=${categoryId}`)), [there.id, gone.id]);
});

test('A minimum shelf life shows what promises it, and no goods without a promise', async () => {
  const lots = createLots(shop);
  const vendor = await shop.make.vendor();
  const { id: categoryId } = await shop.make.category();
  const lasting = async (...days: (number | null)[]) => {
    const product = await shop.make.product({ vendorId: vendor.vendorId, categoryId, stock: 0 });
    await lots.start(vendor, product.slug);
    const received = days.map((each, index) => ({ lot_no: `L${index}`, days: each, quantity: 1 }));
    await lots.receive(vendor, product.id, received);
    return product.id;
  };
  await shop.make.product({ vendorId: vendor.vendorId, categoryId });
  const [short, exact, long] = [await lasting(89, 400), await lasting(90), await lasting(365)];
  await lasting(null);
  const shown = async (query: string) => idsOf(await list(`category=${categoryId}&${query}`));
  assert.deepEqual(await shown('shelf_life=90'), [long, exact]);
  assert.deepEqual(await shown('shelf_life=180&in_stock=1'), [long]);
  assert.deepEqual(await shown('shelf_life=365&price_min=1'), [long]);
  assert.equal((await shown('in_stock=1')).includes(short), true);
  const { body } = await shop.call(`GET /products/facets?category=${categoryId}&shelf_life=90`);
  assert.deepEqual(body.vendors, [{ id: vendor.vendorId, count: 2 }]);
});

test('The four-star filter shows four and more, and nothing unrated', async () => {
  const { id: categoryId } = await shop.make.category();
  const rated = async (average: number) => {
    const { id } = await shop.make.product({ categoryId });
    await shop.database.query(
      sql`UPDATE products SET rating_avg = ${average}, total_reviews = ${average > 0 ? 3 : 0} WHERE id = ${id}`,
    );
    return id;
  };
  const [four, best] = [await rated(4), await rated(4.8)];
  await rated(3.99);
  await rated(0);
  assert.deepEqual(idsOf(await list(`category=${categoryId}&rating=4`)), [best, four]);
});

test('A link to a vendor shows products and name; a closed vendor has neither', async () => {
  const vendor = await shop.make.vendor();
  const closed = await shop.make.vendor({ active: 2 });
  const product = await shop.make.product({ vendorId: vendor.vendorId });
  await shop.make.product();
  const body = await list(`vendor=${vendor.vendorId}`);
  assert.deepEqual(idsOf(body), [product.id]);
  assert.deepEqual(body.vendor, { id: vendor.vendorId, company_name: `Supplies ${vendor.id}` });
  assert.equal((await list(`vendor=${closed.vendorId}`)).vendor, null);
  assert.deepEqual([body.tag, body.corrected, (await list('')).vendor], [null, null, null]);
});

test('Two selected sellers show the products of both', async () => {
  const [one, other] = [await shop.make.product(), await shop.make.product()];
  await shop.make.product();
  const body = await list(`vendor=${one.vendorId},${other.vendorId}`);
  assert.deepEqual([idsOf(body), body.vendor], [[other.id, one.id], null]);
});

test('Recently viewed products are listed as long as they are on sale', async () => {
  const [one, other] = [await shop.make.product(), await shop.make.product()];
  const draft = await shop.make.product({ status: 'draft' });
  assert.deepEqual(idsOf(await list(`ids=${one.id},${draft.id},${other.id}`)), [other.id, one.id]);
});

test('Sorting by rating compares stars before the number of reviews', async () => {
  const { id: categoryId } = await shop.make.category();
  const rated = async (average: number, reviews: number) => {
    const { id } = await shop.make.product({ categoryId });
    await shop.database.query(
      sql`UPDATE products SET rating_avg = ${average}, total_reviews = ${reviews} WHERE id = ${id}`,
    );
    return id;
  };
  const [good, best, known, unrated] = [await rated(4, 90), await rated(5, 2), await rated(5, 7), await rated(0, 0)];
  assert.deepEqual(idsOf(await list(`category=${categoryId}&sort=rating_desc`)), [known, best, good, unrated]);
});

test('A tag is shown in the reader’s language', async () => {
  await shop.make.product({ tags: ['sterile'] });
  await shop.database.query(sql`UPDATE tags SET name = 'Sterile', name_ar = 'معقم' WHERE slug = 'sterile'`);
  assert.deepEqual((await list('tag=sterile')).tag, { slug: 'sterile', name: 'Sterile' });
  assert.deepEqual((await list('tag=sterile', { lang: 'ar' })).tag, { slug: 'sterile', name: 'معقم' });
  assert.equal((await list('tag=no-such-tag')).tag, null);
});

test('The pages show every product exactly once, in every order', async () => {
  const { vendorId } = await shop.make.vendor();
  const { id: categoryId } = await shop.make.category();
  const made: number[] = [];
  for (let number = 0; number < 29; number += 1) {
    const tags = number % 3 === 0 ? ['bandage'] : [];
    const name = ['Gauze', 'Bandage roll', 'Bandages'][number % 3];
    made.push((await shop.make.product({ vendorId, categoryId, name, price: 100 + (number % 7), tags })).id);
  }
  for (const order of [
    'sort=default',
    'sort=price_asc',
    'sort=price_desc',
    'sort=name_asc',
    'sort=name_desc',
    'sort=rating_desc',
  ]) {
    for (const search of ['', '&search=bandage']) {
      const pages = [1, 2, 3].map((page) => list(`category=${categoryId}&${order}${search}&page=${page}`));
      const ids = (await Promise.all(pages)).flatMap(idsOf);
      assert.deepEqual([ids.length, ids.toSorted((left, right) => left - right)], [29, made], order + search);
    }
  }
});

test('An invalid filter is rejected by the name of its field', async () => {
  for (const [field, query] of [
    ['rating', 'rating=6'],
    ['rating', 'rating=0'],
    ['vendor', 'vendor=x'],
    ['vendor', 'vendor=1,'],
    ['ids', 'ids=masks'],
    ['in_stock', 'in_stock=2'],
    ['shelf_life', 'shelf_life=100'],
  ] as const) {
    const { status, body } = await shop.call(`GET /products?filter=true&${query}`);
    assert.deepEqual([status, Object.keys(body.errors)], [422, [field]], query);
  }
});
