import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createReviewing } from '../support/reviewing.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const open = (id: number, headers?: Record<string, string>) => shop.call(`GET /vendors/${id}`, { headers });

test('Sellers with products on sale are listed, the largest first', async () => {
  const [small, large, empty] = [await shop.make.vendor(), await shop.make.vendor(), await shop.make.vendor()];
  const closed = await shop.make.vendor({ active: 0 });
  await shop.make.product({ vendorId: small.vendorId });
  await shop.make.product({ vendorId: large.vendorId });
  await shop.make.product({ vendorId: large.vendorId });
  await shop.make.product({ vendorId: empty.vendorId, status: 'draft' });
  await shop.make.product({ vendorId: closed.vendorId });
  await shop.database.query(sql`UPDATE vendors SET company_name_ar = 'الإمدادات' WHERE id = ${large.vendorId}`);
  const { body } = await shop.call('GET /vendors', { headers: { lang: 'ar' } });
  assert.deepEqual(body.vendors, [
    { id: large.vendorId, company_name: 'الإمدادات', product_count: 2 },
    { id: small.vendorId, company_name: `Supplies ${small.id}`, product_count: 1 },
  ]);
});

test('A seller’s page shows the profile, rating and shipping fees', async () => {
  const { vendorId } = await shop.make.vendor();
  const bahrain = await shop.make.country({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  await shop.database.query(
    sql`UPDATE vendors SET cr_number = '1010', verified_vat_number = '200000000000002', company_name_ar = 'دلمون' WHERE id = ${vendorId}`,
  );
  await shop.database.query(sql`
    WITH zone AS (
      INSERT INTO shipping_zones (vendor_id, country_id, handling_days_min, handling_days_max)
      VALUES (${vendorId}, ${bahrain}, 2, 4) RETURNING id)
    INSERT INTO shipping_rates (zone_id, currency, flat_fee, free_from) SELECT id, 'BHD', 1500, 20000 FROM zone`);
  const { id: productId } = await shop.make.product({ vendorId });
  const reviewing = createReviewing(shop);
  for (const rating of [5, 4]) {
    const review = { rating, review: 'Arrived in time.' };
    assert.equal((await reviewing.write(await reviewing.owner(productId), productId, review)).status, 200);
  }
  const { body } = await open(vendorId, { lang: 'ar', currency: 'BHD' });
  const { delivers_to, member_since, ...vendor } = body.vendor;
  assert.deepEqual(vendor, {
    id: vendorId,
    company_name: 'دلمون',
    cr_number: '1010',
    vat_number: '200000000000002',
    logo: null,
    rating: 4.5,
    total_reviews: 2,
    product_count: 1,
    payment_methods: ['cash'],
    holiday: null,
    answers_within_hours: null,
    licences: [],
  });
  assert.deepEqual(delivers_to[0], {
    country: { id: bahrain, name: 'البحرين', iso2: 'BH' },
    flat_fee: 1.5,
    free_from: 20,
    handling_days_min: 2,
    handling_days_max: 4,
  });
  assert.equal(delivers_to.at(-1).country, null);
  assert.ok(Date.parse(member_since) <= Date.now());
});

test('The time to the first answer is shown from ten answers on, in hours', async () => {
  const { vendorId } = await shop.make.vendor();
  const shown = async (answers: number, minutes: number) => {
    await shop.database.query(sql`
      UPDATE vendors SET first_answers = ${answers}, first_answer_minutes = ${minutes} WHERE id = ${vendorId}`);
    return (await open(vendorId)).body.vendor.answers_within_hours;
  };
  assert.deepEqual([await shown(9, 30), await shown(10, 0), await shown(10, 61)], [null, 1, 2]);
});

test('A seller without stars shows none, and a stopped one has no page', async () => {
  const { vendorId } = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId });
  const reviewing = createReviewing(shop);
  await reviewing.write(await reviewing.owner(productId), productId, { rating: 5, review: 'Arrived in time.' });
  await shop.database.query(sql`UPDATE vendors SET ratings_enabled = false WHERE id = ${vendorId}`);
  const { rating, total_reviews } = (await open(vendorId)).body.vendor;
  assert.deepEqual([rating, total_reviews], [0, 1]);
  for (const stopped of [sql`active = 0`, sql`active = 2`, sql`active = 1, deleted_at = now()`]) {
    await shop.database.query(sql`UPDATE vendors SET ${stopped} WHERE id = ${vendorId}`);
    assert.equal((await open(vendorId)).status, 404);
  }
});
