import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createLineReader } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { createReviewing, type Reviewing } from '../support/reviewing.ts';

let shop: TestApp;
let reviewing: Reviewing;
let admin: Person;
let written: ReturnType<typeof createLineReader>;
before(async () => {
  shop = await buildTestApp();
  reviewing = createReviewing(shop);
  admin = await shop.make.admin();
  written = createLineReader(shop.database);
});
after(() => shop.close());

const list = async (query = '') => (await shop.call(`GET /admin/reviews?${query}`, { token: admin.token })).body.data;
const ids = async (query: string) => (await list(query)).reviews.map(({ id }: { id: number }) => id);
const decide = (id: number, body: object) =>
  shop.call(`POST /admin/reviews/${id}/visibility`, { token: admin.token, body });

/** A product with one review per argument. @returns the ids of the reviews and their authors */
const reviewed = async (...stars: number[]) => {
  const product = await shop.make.product();
  const writers: Person[] = [];
  const reviews: number[] = [];
  for (const rating of stars) {
    const writer = await reviewing.owner(product.id);
    const { body } = await reviewing.write(writer, product.id, { rating, review: `Worth ${rating} stars.` });
    writers.push(writer);
    reviews.push(body.mine.id);
  }
  return { product, writers, reviews };
};

test('A new review is shown and pending; hiding removes it and its stars', async () => {
  const { product, reviews, writers } = await reviewed(5, 2);
  const [, bad = 0] = reviews;
  assert.deepEqual(await ids(`state=waiting&vendor=${product.vendorId}`), [...reviews].reverse());

  const { outcome, lines } = await written(() => decide(bad, { visible: false, reason: 'It names a person.' }));
  const { state, hidden_reason: reason, email } = outcome.body.data;
  assert.deepEqual([state, reason, email], ['hidden', 'It names a person.', writers[1]?.email]);
  assert.deepEqual(
    lines.map(({ action, label, before, after: now }) => [action, label, before, now]),
    [
      [
        'review.hidden',
        product.name,
        { visible: true, hidden_reason: '', moderated: false },
        { visible: false, hidden_reason: 'It names a person.', moderated: true },
      ],
    ],
  );
  assert.deepEqual(await reviewing.stored(product.id), { average: 5, total: 1 });
  assert.equal((await reviewing.read(product.id)).reviews.length, 1);
  assert.deepEqual((await written(() => decide(bad, { visible: false, reason: 'It names a person.' }))).lines, []);

  const shown = await decide(bad, { visible: true });
  assert.deepEqual([shown.body.data.state, shown.body.data.hidden_reason], ['shown', '']);
  assert.deepEqual(await reviewing.stored(product.id), { average: 3.5, total: 2 });
});

test('A checked review is pending again after its author edits it', async () => {
  const { product, reviews, writers } = await reviewed(4);
  const [id = 0] = reviews;
  assert.equal((await decide(id, { visible: true })).body.data.state, 'shown');
  assert.deepEqual(await ids(`state=waiting&vendor=${product.vendorId}`), []);
  const body = { rating: 1, review: 'It broke after a week.' };
  const edited = await shop.call(`POST /reviews/${id}`, { token: writers[0]?.token, body });
  assert.equal(edited.status, 200, edited.text);
  assert.deepEqual(await ids(`state=waiting&vendor=${product.vendorId}`), [id]);
});

test('An admin finds reviews by text, product, author, stars and vendor', async () => {
  const { product, writers, reviews } = await reviewed(3, 1);
  const [three, one] = reviews;
  assert.deepEqual(await ids(`search=worth%201&vendor=${product.vendorId}`), [one]);
  assert.deepEqual(await ids(`search=${writers[0]?.email}`), [three]);
  assert.deepEqual(await ids(`search=${encodeURIComponent(`كمامة ${product.name.split(' ')[1]}`)}&rating=3`), [three]);
  assert.deepEqual(await ids(`state=hidden&vendor=${product.vendorId}`), []);
});

test('A bulk hide writes a line each, and one unknown review stops all', async () => {
  const { product, reviews } = await reviewed(5, 4, 3);
  const change = (wanted: number[], action: string) =>
    shop.call('POST /admin/reviews/bulk', { token: admin.token, body: { ids: wanted, action } });
  assert.equal((await change([...reviews, 999_999_999], 'hide')).status, 404);
  assert.deepEqual(await reviewing.stored(product.id), { average: 4, total: 3 });
  const { outcome, lines } = await written(() => change(reviews, 'hide'));
  assert.deepEqual([outcome.body.done, outcome.body.failed, lines.length], [3, [], 3]);
  assert.deepEqual(await reviewing.stored(product.id), { average: 0, total: 0 });
  const { text } = await shop.call(`GET /admin/reviews.csv?vendor=${product.vendorId}&state=hidden`, {
    token: admin.token,
  });
  assert.equal(text.trim().split('\r\n').length, 4);
});

test('Hiding and editing a review simultaneously keep the rating consistent', async () => {
  const { product, reviews, writers } = await reviewed(5, 1);
  const [, id = 0] = reviews;
  const edits = Array.from({ length: 10 }, (_, index) =>
    shop.call(`POST /reviews/${id}`, { token: writers[1]?.token, body: { rating: 2, review: `Try ${index}.` } }),
  );
  const [hidden, ...edited] = await Promise.all([decide(id, { visible: false }), ...edits]);
  assert.equal(hidden.status, 200);
  for (const { status, body } of edited) assert.ok(status === 200 || body.code === 'review_hidden');
  assert.deepEqual(await reviewing.stored(product.id), { average: 5, total: 1 });
});
