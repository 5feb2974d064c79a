import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createAttempts } from '../../src/database/attempts.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
let attempts: ReturnType<typeof createAttempts>;
before(async () => {
  shop = await buildTestApp();
  attempts = createAttempts({ database: shop.database, config: { rateLimit: true } });
});
after(() => shop.close());

const TWICE = { max: 2, minutes: 10 };

test('The limit allows its number of attempts, then refuses until the window ends', async () => {
  const key = ['sign-in', 'layla@example.com'];
  assert.deepEqual([await attempts.count(key, TWICE), await attempts.count(key, TWICE)], [null, null]);
  const seconds = await attempts.count(key, TWICE);
  assert.ok(seconds !== null && seconds > 590 && seconds <= 600, String(seconds));
  await shop.database.query(sql`UPDATE attempts SET ends_at = ends_at - interval '5 minutes'`);
  const fewer = await attempts.count(key, TWICE);
  assert.ok(fewer !== null && fewer > 290 && fewer <= 300, String(fewer));
});

test('Counting restarts after the window', async () => {
  const key = ['sign-in', 'omar@example.com'];
  for (let attempt = 0; attempt < 3; attempt += 1) await attempts.count(key, TWICE);
  await shop.database.query(sql`UPDATE attempts SET ends_at = now() - interval '1 second'`);
  assert.equal(await attempts.count(key, TWICE), null);
  assert.equal(await attempts.count(key, TWICE), null);
  const seconds = await attempts.count(key, TWICE);
  assert.ok(seconds !== null && seconds > 590 && seconds <= 600, String(seconds));
});

test('Each key is counted separately, and forgetting one leaves the others', async () => {
  const [one, other] = [
    ['reset', 'a'],
    ['reset', 'b'],
  ];
  for (const key of [one, one, one, other, other, other]) await attempts.count(key, TWICE);
  await attempts.forget(one);
  assert.equal(await attempts.count(one, TWICE), null);
  assert.notEqual(await attempts.count(other, TWICE), null);
});

test('A new address has three tries of its own in a day, even above the limit', async () => {
  const key = ['sign-in', 'mona@example.com'];
  const tries = [];
  for (let attempt = 0; attempt < 4; attempt += 1) tries.push(await attempts.hasFirstTry(key, '203.0.113.7'));
  assert.deepEqual(tries, [true, true, true, false]);
  assert.equal(await attempts.hasFirstTry(key, '203.0.113.8'), true);
  await shop.database.query(sql`UPDATE attempts SET ends_at = ends_at - interval '23 hours'`);
  assert.equal(await attempts.hasFirstTry(key, '203.0.113.7'), false);
  await shop.database.query(sql`UPDATE attempts SET ends_at = ends_at - interval '1 hour'`);
  assert.equal(await attempts.hasFirstTry(key, '203.0.113.7'), true);
});

test('Nothing is counted while limits are off', async () => {
  const unlimited = createAttempts({ database: shop.database, config: { rateLimit: false } });
  for (let attempt = 0; attempt < 5; attempt += 1) assert.equal(await unlimited.count(['free'], TWICE), null);
  assert.equal(await attempts.count(['free'], TWICE), null);
});
