import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createReviewing, type Reviewing } from '../support/reviewing.ts';

let shop: TestApp;
let reviewing: Reviewing;
before(async () => {
  shop = await buildTestApp();
  reviewing = createReviewing(shop);
});
after(() => shop.close());

const FIVE = { rating: 5, review: 'Fits well.' };

test('A customer reviews a product once', async () => {
  const { id } = await shop.make.product();
  const owner = await reviewing.owner(id);
  const first = await reviewing.write(owner, id, { ...FIVE, review: '  Fits well.  ' });
  assert.deepEqual([first.status, first.body.message], [200, 'Thank you. Your review is now visible.']);
  const [review] = first.body.reviews;
  assert.deepEqual(
    [review.review, review.rating, review.verified, review.mine, review.id],
    ['Fits well.', 5, true, true, first.body.mine.id],
  );
  const second = await reviewing.write(owner, id, FIVE);
  assert.deepEqual([second.status, second.body.code], [409, 'review_exists']);
  assert.equal((await reviewing.read(id)).summary.total, 1);
});

test('A customer who does not own the product cannot review it', async () => {
  const { id } = await shop.make.product();
  const customer = await shop.make.customer();
  assert.deepEqual(
    [(await reviewing.write(customer, id, FIVE)).body.code, (await reviewing.read(id, customer)).may_write],
    ['review_not_owned', false],
  );
});

test('Only a completed order makes an owner, until it is reversed', async () => {
  const { id } = await shop.make.product();
  const customer = await shop.make.customer();
  const partId = await reviewing.buy(customer, id);
  for (const status of [1, 2, 3, 5, 6]) {
    await reviewing.setStatus(partId, status);
    assert.equal((await reviewing.write(customer, id, FIVE)).status, 422, `status ${status}`);
  }
  await reviewing.setStatus(partId, 4);
  assert.equal((await reviewing.read(id, customer)).may_write, true);
  assert.equal((await reviewing.write(customer, id, FIVE)).status, 200);
});

test('Visitors, vendors and admins read reviews and cannot write them', async () => {
  const { id, slug } = await shop.make.product();
  await reviewing.write(await reviewing.owner(id), id, FIVE);
  const seen = await reviewing.read(slug);
  assert.deepEqual([seen.reviews.length, seen.reviews[0].mine, seen.mine, seen.may_write], [1, false, null, false]);
  assert.equal((await shop.call(`POST /products/${id}/reviews`, { body: FIVE })).status, 401);
  for (const person of [await shop.make.vendor(), await shop.make.admin()]) {
    assert.equal((await reviewing.read(id, person)).may_write, false);
    assert.equal((await reviewing.write(person, id, FIVE)).status, 403);
  }
});

test('Readers see only the author’s first name and initial', async () => {
  const { id } = await shop.make.product();
  const owner = await reviewing.owner(id);
  await reviewing.write(owner, id, FIVE);
  const { text, body } = await shop.call(`GET /products/${id}/reviews`);
  assert.deepEqual(body.reviews[0].user, { name: 'Layla N.' });
  assert.ok(!text.includes(owner.email) && !text.includes('user_id'));
});

test('A review needs text and one to five stars, and says so in the reader’s language', async () => {
  const { id } = await shop.make.product();
  const owner = await reviewing.owner(id);
  const errors = async (body: object, lang = 'en') =>
    (await shop.call(`POST /products/${id}/reviews`, { token: owner.token, body, headers: { lang } })).body.errors;
  assert.deepEqual(await errors({ rating: 5 }), { review: ['Please write your review.'] });
  assert.deepEqual(await errors({ rating: 5, review: ' ok ' }), { review: ['Please write at least 3 characters.'] });
  assert.deepEqual(Object.keys(await errors({ rating: 5, review: 'x'.repeat(2001) })), ['review']);
  for (const rating of [0, 6, 4.5, '5', -1]) {
    assert.deepEqual(Object.keys(await errors({ rating, review: 'Fits well.' })), ['rating'], String(rating));
  }
  assert.deepEqual(await errors({ review: 'Fits well.' }, 'ar'), {
    rating: ['يرجى اختيار نجمة واحدة إلى خمس نجوم.'],
  });
  assert.deepEqual(Object.keys(await errors({ ...FIVE, verified: true })), ['verified']);
  assert.equal((await reviewing.read(id)).summary.total, 0);
});

test('Customers edit and delete only their own review', async () => {
  const { id } = await shop.make.product();
  const owner = await reviewing.owner(id);
  const stranger = await reviewing.owner(id);
  const { mine } = (await reviewing.write(owner, id, FIVE)).body;
  const change = (person: typeof owner) =>
    shop.call(`POST /reviews/${mine.id}`, { token: person.token, body: { rating: 2, review: 'Tore after a week.' } });
  const remove = (person: typeof owner) => shop.call(`DELETE /reviews/${mine.id}`, { token: person.token });

  assert.deepEqual([(await change(stranger)).status, (await remove(stranger)).status], [404, 404]);
  const changed = (await change(owner)).body;
  assert.deepEqual([changed.mine.review, changed.mine.rating, changed.summary.average], ['Tore after a week.', 2, 2]);
  assert.ok(changed.mine.updated_at > changed.mine.date);
  const removed = (await remove(owner)).body;
  assert.deepEqual([removed.reviews, removed.mine, removed.may_write], [[], null, true]);
  assert.equal((await remove(owner)).status, 404);
});

test('An unavailable product shows and takes no reviews, and keeps existing ones', async () => {
  const { id } = await shop.make.product();
  const [writer, other] = [await reviewing.owner(id), await reviewing.owner(id)];
  const { mine } = (await reviewing.write(writer, id, FIVE)).body;
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${id}`);
  assert.equal((await shop.call(`GET /products/${id}/reviews`)).status, 404);
  assert.equal((await reviewing.write(other, id, FIVE)).status, 404);
  assert.equal((await shop.call(`DELETE /reviews/${mine.id}`, { token: writer.token })).status, 200);
});

test('A hidden review does not count, and its author can neither edit nor replace it', async () => {
  const { id } = await shop.make.product();
  const [writer, other] = [await reviewing.owner(id), await reviewing.owner(id)];
  const { mine } = (await reviewing.write(writer, id, { ...FIVE, rating: 1 })).body;
  await reviewing.hide(mine.id);
  await reviewing.write(other, id, FIVE);

  const seen = await reviewing.read(id, writer);
  assert.deepEqual(
    [seen.reviews.length, seen.summary.total, seen.summary.average, seen.mine, seen.may_write],
    [1, 1, 5, null, false],
  );
  assert.deepEqual(await reviewing.stored(id), { average: 5, total: 1 });
  const again = await shop.call(`POST /reviews/${mine.id}`, { token: writer.token, body: FIVE });
  assert.deepEqual([again.status, again.body.code], [422, 'review_hidden']);
  assert.equal(again.body.message, 'We have hidden this review. It can no longer be changed.');
  assert.equal((await shop.call(`DELETE /reviews/${mine.id}`, { token: writer.token })).status, 422);
  assert.equal((await reviewing.write(writer, id, FIVE)).status, 409);
});

test('Reviews have ten per page and a filter by stars', async () => {
  const { id } = await shop.make.product({ stock: 50 });
  for (let n = 0; n < 12; n += 1) {
    await reviewing.write(await reviewing.owner(id), id, { rating: n < 8 ? 5 : 2, review: `Review ${n}` });
  }
  const page = async (query: string) => (await shop.call(`GET /products/${id}/reviews?${query}`)).body;
  const first = await page('page=1');
  assert.deepEqual([first.reviews.length, first.reviews[0].review], [10, 'Review 11']);
  assert.deepEqual(first.meta, { current_page: 1, last_page: 2, total: 12, per_page: 10 });
  assert.deepEqual(first.summary, { average: 4, total: 12, counts: { '1': 0, '2': 4, '3': 0, '4': 0, '5': 8 } });
  assert.equal((await page('page=2')).reviews.length, 2);
  const twos = await page('rating=2');
  assert.deepEqual([twos.reviews.length, twos.meta.total, twos.summary.total], [4, 4, 12]);
  assert.deepEqual((await page('rating=3')).reviews, []);
  assert.equal((await shop.call(`GET /products/${id}/reviews?rating=6`)).status, 422);
});
