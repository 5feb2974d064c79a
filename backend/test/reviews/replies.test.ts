import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { createReviewing, type Reviewing } from '../support/reviewing.ts';

let shop: TestApp;
let reviewing: Reviewing;
let vendor: Vendor;
before(async () => {
  shop = await buildTestApp();
  reviewing = createReviewing(shop);
  vendor = await shop.make.vendor();
});
after(() => shop.close());

const list = async (query = '', { token } = vendor) =>
  (await shop.call(`GET /vendor/reviews?${query}`, { token })).body;
const response = (id: number, text: string, { token } = vendor) =>
  shop.call(`POST /vendor/reviews/${id}/answer`, { token, body: { answer: text } });

const reviewed = async (rating: number) => {
  const product = await shop.make.product({ vendorId: vendor.vendorId });
  const owner = await reviewing.owner(product.id);
  const { body } = await reviewing.write(owner, product.id, { rating, review: `Worth ${rating} stars.` });
  return { product, owner, id: Number(body.mine.id) };
};

test('A vendor’s reply is public until it is deleted', async () => {
  const { product, id } = await reviewed(2);
  const { body } = await response(id, '  We are sorry, a new box is on its way. ');
  assert.equal(body.review.answer, 'We are sorry, a new box is on its way.');
  assert.ok(body.review.answered_at);
  const [shown] = (await reviewing.read(product.slug)).reviews;
  assert.deepEqual([shown.answer, shown.answered_at], [body.review.answer, body.review.answered_at]);
  const detail = (await shop.call(`GET /products/${product.slug}`)).body.product;
  assert.equal(detail.reviews[0].answer, body.review.answer);

  const back = await response(id, '   ');
  assert.deepEqual([back.status, back.body.review.answer, back.body.review.answered_at], [200, '', null]);
  assert.deepEqual((await reviewing.read(product.slug)).reviews[0].answer, '');
  const lines = await shop.database.query<{ before: object; after: object }>(sql`
    SELECT before, after FROM audit_log WHERE action = 'review.answer' AND entity_id = ${String(id)} ORDER BY id`);
  assert.deepEqual(lines, [
    { before: { answer: '' }, after: { answer: body.review.answer } },
    { before: { answer: body.review.answer }, after: { answer: '' } },
  ]);
});

test('A vendor filters reviews of their products by stars and by reply', async () => {
  const [good, bad] = [await reviewed(5), await reviewed(1)];
  await response(good.id, 'Thank you!');
  const idsOf = async (query: string) => (await list(query)).reviews.map(({ id }: { id: number }) => id);
  assert.deepEqual((await idsOf('rating=5')).includes(good.id), true);
  assert.deepEqual((await idsOf('rating=5')).includes(bad.id), false);
  assert.deepEqual(
    [(await idsOf('answered=1')).includes(good.id), (await idsOf('answered=0')).includes(bad.id)],
    [true, true],
  );
  assert.equal((await idsOf('answered=0')).includes(good.id), false);
  const { reviews, meta } = await list();
  assert.equal(meta.total, reviews.length);
  const row = reviews.find(({ id }: { id: number }) => id === bad.id);
  assert.deepEqual([row.product.slug, row.rating, row.verified], [bad.product.slug, 1, true]);
  assert.match(row.author, /^Layla N\.$/);
});

test('Hidden reviews and those of other vendors cannot be listed or replied to', async () => {
  const { id } = await reviewed(3);
  const stranger = await shop.make.vendor();
  assert.deepEqual((await list('', stranger)).reviews, []);
  const foreign = await response(id, 'Not mine.', stranger);
  await reviewing.hide(id);
  const hidden = await response(id, 'Hidden.');
  const missing = await response(999_999_999, 'Nobody’s.');
  assert.deepEqual([foreign.status, hidden.status, missing.status], [404, 404, 404]);
  assert.deepEqual([foreign.text, hidden.text], [missing.text, missing.text]);
  assert.equal(
    (await list()).reviews.some((review: { id: number }) => review.id === id),
    false,
  );
});

test('A vendor is notified once of each new review, and not of edited or rejected ones', async () => {
  const told = async () =>
    shop.database.query<{ payload: Record<string, unknown> }>(sql`
      SELECT payload FROM notifications WHERE user_id = ${vendor.id} AND kind = 'review_posted' ORDER BY id`);
  const before = (await told()).length;
  const { id, owner, product } = await reviewed(4);
  const form = { rating: 5, review: 'Better than I thought.' };
  await shop.call(`POST /reviews/${id}`, { token: owner.token, body: form });
  assert.equal((await reviewing.write(owner, product.id, form)).status, 409);
  const notifications = await told();
  assert.equal(notifications.length, before + 1);
  const { payload } = notifications.at(-1) ?? { payload: {} };
  assert.deepEqual([payload.slug, payload.rating, payload.author], [product.slug, 4, 'Layla N.']);
});

test('Editing a review removes the reply and notifies; an unchanged save does neither', async () => {
  const { id, owner, product } = await reviewed(2);
  const edit = (rating: number, review: string) =>
    shop.call(`POST /reviews/${id}`, { token: owner.token, body: { rating, review } });
  const told = async () =>
    shop.database.query<{ payload: { rating: number } }>(sql`
      SELECT payload FROM notifications
      WHERE user_id = ${vendor.id} AND kind = 'review_posted' AND payload ->> 'slug' = ${product.slug} ORDER BY id`);
  const answerShown = async () => (await reviewing.read(product.slug)).reviews[0].answer;

  await response(id, 'We are sorry.');
  await edit(2, 'Worth 2 stars.');
  assert.deepEqual([await answerShown(), (await told()).length], ['We are sorry.', 1]);
  await edit(2, 'Came late.');
  assert.deepEqual([await answerShown(), (await told()).length], ['', 2]);
  assert.equal(
    (await list('answered=0')).reviews.some((review: { id: number }) => review.id === id),
    true,
  );
  await response(id, 'We have spoken to the carrier.');
  await edit(4, 'Came late.');
  assert.equal(await answerShown(), '');
  assert.deepEqual((await told()).at(-1)?.payload.rating, 4);
});
