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

const TOO_MUCH = 'A return can have at most 60 pictures, with 32 MB in total. Please send fewer or smaller ones.';

test('Too many or too large pictures are reported on their lines', async () => {
  const picture = fileOf(await photo());
  const many = Array.from({ length: 13 }, () => ({ pictures: [picture, picture, picture, picture, picture] }));
  const large = fileOf(Buffer.alloc(LIMITS.return.bytes / 2 + 1));
  const huge = fileOf(Buffer.alloc(LIMITS.return.bytes + 1024 * 1024));
  for (const requests of [many, [{ pictures: [large, large] }], [{ pictures: [huge] }]]) {
    const { status, body } = await returns.ask(delivered, ...requests);
    assert.deepEqual([status, body.code, body.errors], [413, 'payload_too_large', { lines: [TOO_MUCH] }]);
  }
});

test('A return of thirteen faulty items has a picture of each', async () => {
  const { lines } = await returns.asked(delivered, ...delivered.lines.map(() => ({})));
  assert.deepEqual(
    lines.map(({ pictures }: { pictures: unknown[] }) => pictures.length),
    delivered.lines.map(() => 1),
  );
});

test('Pictures are re-encoded and visible only to those involved', async () => {
  const { call, make } = shop;
  const one = await returns.delivered([1]);
  const { customer, vendor } = one;
  const { return_no: no, lines } = await returns.asked(one, {});
  const more = await call(`POST /returns/${no}/pictures`, {
    token: customer.token,
    body: { line_id: lines[0].id, pictures: [fileOf(await photo({ background: 'red' }))] },
  });
  assert.equal(more.body.data.lines[0].pictures.length, 2);
  const [id] = more.body.data.lines[0].pictures;
  const see = async (route: string, { token }: { token: string }) => {
    const { status, headers } = await call(`GET ${route}/${no}/pictures/${id}`, { token });
    return status === 200 ? headers['content-type'] : status;
  };
  assert.equal(await see('/returns', customer), 'image/webp');
  assert.equal(await see('/vendor/returns', vendor), 'image/webp');
  assert.equal(await see('/admin/returns', await make.admin()), 'image/webp');
  assert.equal(await see('/returns', await make.customer()), 404);
  assert.equal(await see('/vendor/returns', await make.vendor()), 404);
  const tooMany = await call(`POST /returns/${no}/pictures`, {
    token: customer.token,
    body: {
      line_id: lines[0].id,
      pictures: await Promise.all(Array.from({ length: 4 }, async () => fileOf(await photo()))),
    },
  });
  assert.deepEqual(Object.keys(tooMany.body.errors), ['pictures']);
});
