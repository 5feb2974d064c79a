import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createReviewing, type Reviewing } from '../support/reviewing.ts';

let shop: TestApp;
let reviewing: Reviewing;
before(async () => {
  shop = await buildTestApp();
  reviewing = createReviewing(shop);
});
after(() => shop.close());

test('Twenty simultaneous first reviews by one customer create one', async () => {
  const { id } = await shop.make.product();
  const owner = await reviewing.owner(id);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => reviewing.write(owner, id, { rating: 4, review: 'Clicked twice.' })),
  );
  const statuses = responses.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [200, ...Array.from({ length: 19 }, () => 409)]);
  assert.deepEqual(await reviewing.stored(id), { average: 4, total: 1 });
});

test('Twelve simultaneous reviews of a product all count', async () => {
  const { id } = await shop.make.product({ stock: 50 });
  const owners = [];
  for (let n = 0; n < 12; n += 1) owners.push(await reviewing.owner(id));
  const responses = await Promise.all(
    owners.map((owner, n) => reviewing.write(owner, id, { rating: (n % 4) + 2, review: 'All at once.' })),
  );
  assert.ok(responses.every(({ status }) => status === 200));
  assert.deepEqual(await reviewing.stored(id), { average: 3.5, total: 12 });
});

test('Simultaneous writes, edits and deletions keep the average right', async () => {
  const { id } = await shop.make.product({ stock: 50 });
  const early = [];
  for (let n = 0; n < 6; n += 1) {
    const owner = await reviewing.owner(id);
    const { mine } = (await reviewing.write(owner, id, { rating: 1, review: 'First thought.' })).body;
    early.push({ owner, reviewId: mine.id });
  }
  const late = await Promise.all(Array.from({ length: 3 }, () => shop.make.customer()));
  for (const customer of late) await reviewing.own(customer, id);
  await Promise.all([
    ...early.slice(0, 3).map(({ owner, reviewId }) =>
      shop.call(`POST /reviews/${reviewId}`, {
        token: owner.token,
        body: { rating: 5, review: 'Second thought.' },
      }),
    ),
    ...early.slice(3).map(({ owner, reviewId }) => shop.call(`DELETE /reviews/${reviewId}`, { token: owner.token })),
    ...late.map((customer) => reviewing.write(customer, id, { rating: 3, review: 'New here.' })),
  ]);
  assert.deepEqual(await reviewing.stored(id), { average: 4, total: 6 });
});

test('A review written while its vendor disables stars is counted', async () => {
  const vendor = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId: vendor.vendorId, stock: 9 });
  const [early, late] = [await reviewing.owner(id), await reviewing.owner(id)];
  await reviewing.write(early, id, { rating: 4, review: 'Good gloves.' });
  // The notification ends the transaction, which waits here with the review written.
  const letGo = await holding(shop.database, sql`LOCK TABLE notifications IN SHARE MODE`);
  const written = reviewing.write(late, id, { rating: 2, review: 'Too small.' });
  await untilWaiting(shop.database);
  const body = { enable_reviews: true, show_verified_label: true, verified_only: true, enable_ratings: false };
  const saved = shop.call('POST /vendor/product-settings', {
    token: vendor.token,
    body: { ...body, ratings_required: false },
  });
  await untilWaiting(shop.database, 2);
  await letGo();
  assert.deepEqual([(await written).status, (await saved).status], [200, 200]);
  assert.deepEqual(await reviewing.stored(id), { average: 0, total: 2 });
});
