import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LIMITS } from '../../src/facts/limits.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { fileOf, photo } from '../support/products.ts';
import { createReturns, type Delivered, type Returns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let returns: Returns;
let delivered: Delivered;
before(async () => {
  shop = await buildTestApp();
  returns = createReturns(shop, createSales(shop));
  delivered = await returns.delivered(Array.from({ length: 13 }, () => 1));
});
after(() => shop.close());

const TOO_MUCH = 'A return takes at most 60 pictures, of 32 MB together. Please send fewer or smaller ones.';

test('Too many pictures, or too much of them, is said of the lines that they belong to', async () => {
  const picture = fileOf(await photo());
  const many = Array.from({ length: 13 }, () => ({ pictures: [picture, picture, picture, picture, picture] }));
  const large = fileOf(Buffer.alloc(LIMITS.return.bytes / 2 + 1));
  const huge = fileOf(Buffer.alloc(LIMITS.return.bytes + 1024 * 1024));
  for (const wishes of [many, [{ pictures: [large, large] }], [{ pictures: [huge] }]]) {
    const { status, body } = await returns.ask(delivered, ...wishes);
    assert.deepEqual([status, body.code, body.errors], [413, 'payload_too_large', { lines: [TOO_MUCH] }]);
  }
});

test('Whoever got thirteen faulty things sends a picture of each', async () => {
  const { lines } = await returns.asked(delivered, ...delivered.lines.map(() => ({})));
  assert.deepEqual(
    lines.map(({ pictures }: { pictures: unknown[] }) => pictures.length),
    delivered.lines.map(() => 1),
  );
});
