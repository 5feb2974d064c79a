import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCachedResponses } from '../../src/runtime/cached-responses.ts';

const response = { body: Buffer.alloc(9000) };
const asked = Array.from({ length: 20 }, (_, index) => `/products/${index}`);

test('Many made-up addresses do not evict frequent responses', () => {
  const kept = createCachedResponses(1_000_000);
  for (const key of asked) {
    kept.keep(key, response);
    assert.ok(kept.find(key), key);
  }
  for (let index = 0; index < 10_000; index += 1) kept.keep(`/products?search=${index}`, response);
  assert.deepEqual(
    asked.filter((key) => !kept.find(key)),
    [],
  );
  assert.ok(kept.bytes() <= 1_000_000, `${kept.bytes()} bytes`);
});

test('A response larger than the cache is not stored and evicts nothing', () => {
  const kept = createCachedResponses(1_000_000);
  kept.keep('/products/sitemap', { body: Buffer.alloc(900_000) });
  assert.equal(kept.find('/products/sitemap'), undefined);
  assert.equal(kept.bytes(), 0);
});

test('A renewed response replaces the old one', () => {
  const kept = createCachedResponses<typeof response>(1_000_000);
  kept.keep('/site', response);
  assert.equal(kept.find('/site'), response);
  const later = { body: Buffer.from('later') };
  kept.keep('/site', later);
  assert.equal(kept.find('/site'), later);
  kept.remove('/site');
  assert.equal(kept.find('/site'), undefined);
});
