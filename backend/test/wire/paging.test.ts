import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('A page is a whole number from 1, and anything else is rejected by its name', async () => {
  for (const page of ['12abc', '1e1', '0x1', '+1', '1.0', ' 1', '٣', '0', '-1', '9'.repeat(20), 'NaN']) {
    const response = await shop.call(`GET /products?filter=true&page=${encodeURIComponent(page)}`);
    assert.deepEqual([response.status, Object.keys(response.body.errors)], [422, ['page']], page);
  }
  const response = await shop.call('GET /products?filter=true&page=1');
  assert.equal(response.status, 200);
});
