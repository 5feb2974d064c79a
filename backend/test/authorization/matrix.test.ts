import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import type { Access } from '../../src/wire/access.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { readOperations, type Operation } from '../support/openapi.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { idPlaces } from './id-places.ts';
import { createMatrix } from './matrix.ts';
import { createRepeats, storesKey } from './repeats.ts';
import { samplesOf, type Samples } from './sample.ts';
import { UNASKED } from './samples/payments.ts';
import { createSamples } from './samples/index.ts';
import { createUnknownFields } from './unknown-fields.ts';
import { createWorld, type World } from './world.ts';

const WHO: Record<Access, string> = {
  public: 'Everybody calls',
  any: 'Every signed-in person calls',
  user: 'Only customers call',
  buyer: 'Only customers and guests call',
  person: 'Every signed-in person, and guests, call',
  vendor: 'Only active vendors call',
  admin: 'Only the admin calls',
};

let shop: TestApp;
let sales: Sales;
let world: World;
let samples: Samples;
let operations: Operation[];
before(async () => {
  shop = await buildTestApp({ payments: UNASKED });
  sales = createSales(shop);
  world = await createWorld(shop);
  operations = await readOperations(shop);
  samples = createSamples({ shop, sales });
});
after(() => shop.close());

test('Every route is in the table of samples with its access, and nothing else is', () => {
  const declared = Object.entries(samples).filter(([name]) => !name.includes('('));
  assert.deepEqual(
    declared.map(([route, { access }]) => `${route}: ${access}`).sort(),
    shop.app.routeTable.map(({ method, url, access }) => `${method} ${url.replace(/^\/api/, '')}: ${access}`).sort(),
  );
});

test('Every id in a route’s path, query or body is in the table of samples', () => {
  for (const operation of operations) {
    const covered = samplesOf(samples, operation.route).flatMap(({ ids = {} }) => Object.keys(ids));
    assert.deepEqual([...new Set(covered)].sort(), idPlaces(operation).sort(), operation.route);
  }
});

test('Each route serves only those with access, knows its fields and repeats nothing', async (t) => {
  const { refuse, accept } = await createMatrix(shop, world);
  const [refuseUnknownFields, repeat] = [await createUnknownFields(shop), await createRepeats(shop)];
  const operationOf = new Map(operations.map((operation) => [operation.route, operation]));
  for (const [turn, [route, sample]] of Object.entries(samples).entries())
    await t.test(`${WHO[sample.access]} ${route}`, async () => {
      // One request for all, because preparing it takes longer than all calls.
      const request = await refuse(route, sample, turn);
      const [{ id }] = world.peopleOf(sample.access);
      const operation = operationOf.get(route);
      if (operation) await refuseUnknownFields(operation, request, await shop.make.signIn(id));
      if (storesKey(route)) await repeat(route, request, await shop.make.signIn(id));
      await accept(route, sample, turn, storesKey(route) ? null : request);
    });
  // Refused calls settled nothing, so the audit leaves an open finding; settle it.
  await shop.database.query(sql`UPDATE payment_findings SET settled_at = now() WHERE settled_at IS NULL`);
  await sales.assertBooksAreRight();
});

test('A method override in the address, a header or the body is ignored', async () => {
  const customer = await shop.make.customer();
  const { token } = customer;
  await sales.fillCart(customer, [{ productId: (await shop.make.product()).id }]);
  const read = async () => (await shop.call('GET /carts', { token })).body.data[0].cart_items;
  const [{ id }] = await read();
  const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
  const responses = [
    await shop.call(`POST /carts/${id}?_method=DELETE`, { token, body: { quantity: 1 } }),
    await shop.call(`POST /carts/${id}`, { token, body: { quantity: 1, _method: 'DELETE' } }),
    await shop.call(`POST /carts/${id}`, { token, body: { quantity: 1 }, headers }),
  ];
  assert.deepEqual(
    responses.map(({ status }) => status),
    [422, 422, 200],
  );
  assert.equal((await read()).length, 1);
});
