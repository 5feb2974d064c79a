import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { createCache } from '../../src/runtime/cache.ts';

const startCounting = () => {
  let reads = 0;
  return async () => (reads += 1);
};

/** A monotonic clock that only the test moves. */
const startClock = (mock: TestContext['mock']) => {
  let time = 0;
  mock.method(performance, 'now', () => time);
  return (ms: number) => (time += ms);
};

test('A large shop’s count is shared for half a minute', async ({ mock }) => {
  const pass = startClock(mock);
  const keep = createCache<number>('test', () => true);
  const read = startCounting();
  assert.equal(await keep('all', read), 1);
  pass(29_999);
  assert.equal(await keep('all', read), 1);
  assert.equal(await keep('gloves', read), 2);
  pass(1);
  assert.equal(await keep('all', read), 3);
});

test('A slightly stale count is returned immediately and refreshed in the background', async ({ mock }) => {
  const pass = startClock(mock);
  const keep = createCache<number>('test', () => true, { staleWhileRevalidate: true });
  const read = startCounting();
  assert.equal(await keep('all', read), 1);
  pass(149_999);
  const both = [keep('all', read), keep('all', read)];
  assert.deepEqual(await Promise.all(both), [1, 1]);
  assert.equal(await keep('all', read), 2);
  pass(150_000);
  assert.equal(await keep('all', read), 3);
});

test('A count that could not be refreshed is read by the next request', async ({ mock }) => {
  const pass = startClock(mock);
  const keep = createCache<number>('test', () => true, { staleWhileRevalidate: true });
  assert.equal(await keep('all', async () => 1), 1);
  pass(30_000);
  const fail = () => Promise.reject(new Error('The database is unavailable.'));
  assert.equal(await keep('all', fail), 1);
  await turn();
  await assert.rejects(keep('all', fail));
  assert.equal(await keep('all', async () => 2), 2);
});

test('A small shop’s count is always current', async () => {
  const keep = createCache<number>('test', (count) => count >= 1000);
  const read = startCounting();
  assert.deepEqual([await keep('all', read), await keep('all', read)], [1, 2]);
});

test('The cache holds at most five hundred counts', async () => {
  const keep = createCache<number>('test', () => true);
  const read = startCounting();
  for (let number = 0; number <= 500; number += 1) await keep(`search ${number}`, read);
  assert.equal(await keep('search 500', read), 501);
  assert.equal(await keep('search 0', read), 502);
});
