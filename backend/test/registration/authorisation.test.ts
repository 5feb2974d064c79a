import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { plusDays } from '../../src/calendar/days.ts';
import { shopDay } from '../../src/calendar/working-days.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createProductReview } from '../support/product-review.ts';
import { createTaxpayers } from '../support/vat.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const today = shopDay(new Date());
const yesterday = plusDays(today, -1);
const MDMA = { sfda_number: 'MDMA-1-2024-0117', sfda_class: 'B', product_kind: 'device' };

/** A vendor and their category, whose products need an authorisation. */
const regulated = async (iso2: 'SA' | 'BH' = 'SA') => {
  const vendor = await createTaxpayers(shop).vendor(iso2);
  const review = await createProductReview(shop, vendor);
  const { id: category_id } = await shop.make.category();
  await shop.database.query(sql`UPDATE categories SET authorisation_required = true WHERE id = ${category_id}`);
  return { review, category_id, vendor };
};

const isOnSale = async (slug: string) => (await shop.call(`GET /products/${slug}`)).status === 200;

test('A product is approved once the facts its category requires are stated', async () => {
  const { review, category_id } = await regulated();
  const product = await review.writer.created({ category_id });
  const refused = await review.toggle(product.id);
  assert.deepEqual(
    [refused.status, refused.body.code, Object.keys(refused.body.errors)],
    [422, 'approval_incomplete', ['sfda_number', 'sfda_class']],
  );
  const seen = (await review.ask(`GET /admin/product/${product.id}`)).body.data;
  assert.deepEqual(seen.missing, ['sfda_number', 'sfda_class']);
  const bulk = { ids: [product.id], action: 'approve' };
  assert.equal((await review.ask('POST /admin/product/bulk', bulk)).body.failed.length, 1);
  await review.edit(product, { ...MDMA, sfda_expires_on: yesterday });
  assert.deepEqual(Object.keys((await review.toggle(product.id)).body.errors), ['sfda_expires_on']);
  await review.edit(product, { sfda_expires_on: today });
  assert.equal((await review.toggle(product.id)).status, 200);
  assert.equal(await isOnSale(product.slug), true);
});

test('NHRA authorises the products of vendors in Bahrain', async () => {
  const { review, category_id } = await regulated('BH');
  const product = await review.writer.created({ ...MDMA, category_id });
  assert.deepEqual(Object.keys((await review.toggle(product.id)).body.errors), ['nhra_number', 'nhra_class']);
  await review.edit(product, { nhra_number: 'NHRA-4411', nhra_class: 'IIa' });
  assert.equal((await review.toggle(product.id)).status, 200);
});

test('An ended authorisation takes its product off sale, and its renewal puts it back', async () => {
  const { review, category_id, vendor } = await regulated();
  const [product, other] = [
    await review.onSale({ ...MDMA, category_id, sfda_expires_on: today }),
    await review.onSale({ ...MDMA, category_id }),
  ];
  await shop.database.query(sql`UPDATE products SET sfda_expires_on = ${yesterday} WHERE id = ${product.id}`);
  assert.deepEqual([await isOnSale(product.slug), await isOnSale(other.slug)], [false, true]);
  const edited = await review.edit(product, { sfda_expires_on: plusDays(today, 365) });
  assert.deepEqual([edited.product.missing, await isOnSale(product.slug)], [['sfda_expires_on'], false]);
  await review.accept(product.id, (await review.waiting(product.id)).change_id);
  assert.equal(await isOnSale(product.slug), true);
  const cleared = await review.writer.edit(await review.writer.read(product.slug), { sfda_number: '' });
  assert.deepEqual([cleared.status, Object.keys(cleared.body.errors)], [422, ['sfda_number']]);
  const bahrain = await shop.make.country({ iso2: 'BH', name: 'Bahrain' });
  await shop.database.query(sql`UPDATE vendors SET country_id = ${bahrain} WHERE id = ${vendor.vendorId}`);
  assert.equal(await isOnSale(product.slug), false);
});

test('An admin sees how many products a rule takes off sale, and sets it', async () => {
  const vendor = await createTaxpayers(shop).vendor('SA');
  const review = await createProductReview(shop, vendor);
  const { id: category_id, slug } = await shop.make.category();
  const bare = await review.onSale({ category_id });
  const authorised = await review.onSale({ ...MDMA, category_id });
  const { data: effects } = (await review.ask(`GET /admin/category/${slug}/effects`)).body;
  assert.equal(effects.unauthorised_products, 1);
  const { data: category } = (await review.ask(`GET /admin/category/${category_id}`)).body;
  assert.equal(category.authorisation_required, false);
  const { category_name, category_name_arabic, updated_at } = category;
  const texts = { category_name, category_name_arabic, category_description: 'x', category_description_arabic: 'x' };
  const save = (authorisation_required: boolean, updated_at_seen: string) =>
    review.ask(`POST /admin/category/${category_id}`, {
      ...texts,
      _method: 'PUT',
      updated_at_seen,
      authorisation_required,
    });
  const saved = await save(true, updated_at);
  assert.equal(saved.body.data.authorisation_required, true, saved.text);
  assert.deepEqual([await isOnSale(bare.slug), await isOnSale(authorised.slug)], [false, true]);
  await save(false, saved.body.data.updated_at);
  assert.equal(await isOnSale(bare.slug), true);
});

test('An authorisation number is found with and without its dashes', async () => {
  const { review, category_id } = await regulated();
  const product = await review.onSale({ ...MDMA, sfda_number: 'MDMA-3-2025-7781', category_id });
  const found = async (search: string) =>
    (await shop.call(`GET /products?search=${encodeURIComponent(search)}`)).body.products.map(
      ({ id }: { id: number }) => id,
    );
  for (const search of ['MDMA-3-2025-7781', 'mdma 3 2025 7781', 'MDMA320257781'])
    assert.equal((await found(search))[0], product.id, search);
});

test('Contradicting registration facts are refused by field', async () => {
  const { review } = await regulated();
  const wrong = { sfda_number: '', sfda_expires_on: '2030-01-01', store_min_c: '25', store_max_c: '8' };
  const { status, body } = await review.writer.create(wrong);
  assert.deepEqual([status, Object.keys(body.errors).toSorted()], [422, ['sfda_number', 'store_max_c']]);
  for (const field of [
    { sfda_class: 'II' },
    { origin_country: 'XX' },
    { store_max_c: '8.5' },
    { sfda_expires_on: '2030-02-30' },
  ])
    assert.deepEqual(Object.keys((await review.writer.create(field)).body.errors), Object.keys(field));
  const objects = { store_min_c: { toString: 1, valueOf: 1 }, store_max_c: '8' };
  const ofKind = await review.writer.create(objects);
  assert.deepEqual([ofKind.status, Object.keys(ofKind.body.errors)], [422, ['store_min_c']]);
});

test('The audit names a product that is sold without its authorisation', async () => {
  const { review, category_id } = await regulated();
  const product = await review.onSale({ ...MDMA, category_id, sfda_expires_on: today });
  const broken = await rulesBrokenBy(
    shop.database,
    sql`UPDATE products SET authorised_until = 'infinity' WHERE id = ${product.id}`,
  );
  assert.deepEqual(broken.length, 1);
  assert.match(broken[0] ?? '', /^A product whose category requires an authorisation/);
});
