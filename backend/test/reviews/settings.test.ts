import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createRatings } from '../../src/modules/catalogue/reviews/ratings.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createReviewing, type Reviewing } from '../support/reviewing.ts';

let shop: TestApp;
let reviewing: Reviewing;
before(async () => {
  shop = await buildTestApp();
  reviewing = createReviewing(shop);
});
after(() => shop.close());

interface Settings {
  reviews_enabled?: boolean;
  reviews_verified_label?: boolean;
  reviews_verified_only?: boolean;
  ratings_enabled?: boolean;
  ratings_required?: boolean;
}

const set = async (vendorId: number, settings: Settings) => {
  for (const [setting, value] of Object.entries(settings))
    await shop.database.query(sql`UPDATE vendors SET ${sql.identifier(setting)} = ${value} WHERE id = ${vendorId}`);
  await createRatings(shop.database).recountVendor(vendorId);
};

test('Closed reviews are not shown or counted; an author may still delete one', async () => {
  const { id, vendorId } = await shop.make.product();
  const [writer, other] = [await reviewing.owner(id), await reviewing.owner(id)];
  const { mine } = (await reviewing.write(writer, id, { rating: 4, review: 'Good gloves.' })).body;
  const isOpen = async () => (await shop.call(`GET /products/${id}`)).body.product.reviews_open;
  assert.equal(await isOpen(), true);
  await set(vendorId, { reviews_enabled: false });
  assert.equal(await isOpen(), false);

  const seen = await reviewing.read(id, other);
  assert.deepEqual([seen.reviews, seen.summary.total, seen.rules.open, seen.may_write], [[], 0, false, false]);
  assert.deepEqual(await reviewing.stored(id), { average: 0, total: 0 });
  const form = { rating: 5, review: 'Good gloves.' };
  assert.equal((await reviewing.write(other, id, form)).body.code, 'review_closed');
  const change = await shop.call(`POST /reviews/${mine.id}`, { token: writer.token, body: form });
  assert.deepEqual([change.status, change.body.code], [422, 'review_closed']);

  await set(vendorId, { reviews_enabled: true });
  assert.deepEqual(await reviewing.stored(id), { average: 4, total: 1 });
  await set(vendorId, { reviews_enabled: false });
  assert.equal((await shop.call(`DELETE /reviews/${mine.id}`, { token: writer.token })).status, 200);
});

test('Reviews may be open to everyone, and only owners are marked as verified', async () => {
  const { id, vendorId } = await shop.make.product();
  await set(vendorId, { reviews_verified_only: false });
  const [visitor, owner] = [await shop.make.customer(), await reviewing.owner(id)];
  assert.equal((await reviewing.read(id, visitor)).may_write, true);
  const form = { rating: 3, review: 'Saw it at a friend’s.' };
  assert.equal((await reviewing.write(visitor, id, form)).body.mine.verified, false);
  assert.equal((await reviewing.write(owner, id, form)).body.mine.verified, true);
});

test('A vendor may disable the verified label', async () => {
  const { id, vendorId } = await shop.make.product();
  await set(vendorId, { reviews_verified_label: false });
  const { body } = await reviewing.write(await reviewing.owner(id), id, { rating: 3, review: 'As described.' });
  assert.deepEqual([body.reviews[0].verified, body.rules.verified_label], [false, false]);
});

test('Without stars none are shown or stored, and they return with the setting', async () => {
  const { id, vendorId } = await shop.make.product();
  const [early, late] = [await reviewing.owner(id), await reviewing.owner(id)];
  const { mine } = (await reviewing.write(early, id, { rating: 4, review: 'Soft and light.' })).body;
  await set(vendorId, { ratings_enabled: false });

  const { body } = await reviewing.write(late, id, { rating: 1, review: 'No stars here.' });
  assert.deepEqual(
    body.reviews.map(({ rating }: { rating: number | null }) => rating),
    [null, null],
  );
  assert.deepEqual(body.summary, { average: 0, total: 2, counts: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } });
  assert.deepEqual(await reviewing.stored(id), { average: 0, total: 2 });
  await shop.call(`POST /reviews/${mine.id}`, { token: early.token, body: { review: 'Soft, light and white.' } });

  await set(vendorId, { ratings_enabled: true });
  assert.deepEqual(await reviewing.stored(id), { average: 4, total: 2 });
});

test('A vendor may make stars optional', async () => {
  const { id, vendorId } = await shop.make.product();
  await set(vendorId, { ratings_required: false });
  const { status, body } = await reviewing.write(await reviewing.owner(id), id, { review: 'Came in time.' });
  assert.deepEqual([status, body.mine.rating, body.summary.average], [200, null, 0]);
  await reviewing.write(await reviewing.owner(id), id, { rating: 2, review: 'Came late.' });
  assert.deepEqual(await reviewing.stored(id), { average: 2, total: 2 });
});
