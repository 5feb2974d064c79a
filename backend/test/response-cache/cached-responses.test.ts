import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCachedResponses } from '../../src/runtime/cached-responses.ts';

const answer = { body: Buffer.alloc(9000) };
const asked = Array.from({ length: 20 }, (_, index) => `/products/${index}`);

test('However many addresses somebody makes up, what is asked often stays', () => {
  const kept = createCachedResponses(1_000_000);
  for (const key of asked) {
    kept.keep(key, answer);
    assert.ok(kept.find(key), key);
  }
  for (let index = 0; index < 10_000; index += 1) kept.keep(`/products?search=${index}`, answer);
  assert.deepEqual(
    asked.filter((key) => !kept.find(key)),
    [],
  );
  assert.ok(kept.bytes() <= 1_000_000, `${kept.bytes()} bytes`);
});

test('What is too large for its room is not kept, and takes nothing of it', () => {
  const kept = createCachedResponses(1_000_000);
  kept.keep('/products/sitemap', { body: Buffer.alloc(900_000) });
  assert.equal(kept.find('/products/sitemap'), undefined);
  assert.equal(kept.bytes(), 0);
});

test('An answer that is made anew stands where the old one stood', () => {
  const kept = createCachedResponses<typeof answer>(1_000_000);
  kept.keep('/site', answer);
  assert.equal(kept.find('/site'), answer);
  const later = { body: Buffer.from('later') };
  kept.keep('/site', later);
  assert.equal(kept.find('/site'), later);
  kept.remove('/site');
  assert.equal(kept.find('/site'), undefined);
});
