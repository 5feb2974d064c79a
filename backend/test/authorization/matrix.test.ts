import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Access } from '../../src/plugins/authorization.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { readOperations } from '../support/openapi.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { idPlaces } from './id-places.ts';
import { createMatrix } from './matrix.ts';
import type { Samples } from './sample.ts';
import { accountSamples } from './samples/account.ts';
import { backOfficeSamples } from './samples/back-office.ts';
import { salesSamples } from './samples/sales.ts';
import { createWorld } from './world.ts';

const WHO: Record<Access, string> = {
  public: 'Everybody calls',
  any: 'Whoever is signed in calls',
  user: 'Only customers call',
  vendor: 'Only active vendors call',
  admin: 'Only the admin calls',
};

let shop: TestApp;
let sales: Sales;
let samples: Samples;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  const tools = { shop, sales };
  samples = { ...accountSamples(tools), ...salesSamples(tools), ...backOfficeSamples(tools) };
});
after(() => shop.close());

const samplesOf = (route: string) =>
  Object.entries(samples).filter(([name]) => name === route || name.startsWith(`${route} (`));

test('Every route of the house is in the table of samples, with whom it is for, and nothing else is', () => {
  const declared = Object.entries(samples).filter(([name]) => !name.includes('('));
  assert.deepEqual(
    declared.map(([route, { access }]) => `${route}: ${access}`).sort(),
    shop.app.routeTable.map(({ method, url, access }) => `${method} ${url.replace(/^\/api/, '')}: ${access}`).sort(),
  );
});

test('Every id that a route takes from its path, query or body is in the table of samples', async () => {
  for (const operation of await readOperations(shop)) {
    const covered = samplesOf(operation.route).flatMap(([, { ids = {} }]) => Object.keys(ids));
    assert.deepEqual([...new Set(covered)].sort(), idPlaces(operation).sort(), operation.route);
  }
});

test('Nobody gets through a door that is not his, and another person’s things look like missing ones', async (t) => {
  const { check } = await createMatrix(shop, await createWorld(shop));
  for (const [route, sample] of Object.entries(samples))
    await t.test(`${WHO[sample.access]} ${route}`, () => check(route, sample));
  await sales.assertBooksAreRight();
});

test('A method written in the address, a header or the body is not obeyed', async () => {
  const customer = await shop.make.customer();
  const { token } = customer;
  await sales.fillCart(customer, [{ productId: (await shop.make.product()).id }]);
  const read = async () => (await shop.call('GET /carts', { token })).body.data[0].cart_items;
  const [{ id }] = await read();
  const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
  const answers = [
    await shop.call(`POST /carts/${id}?_method=DELETE`, { token, body: { quantity: 1 } }),
    await shop.call(`POST /carts/${id}`, { token, body: { quantity: 1, _method: 'DELETE' } }),
    await shop.call(`POST /carts/${id}`, { token, body: { quantity: 1 }, headers }),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [422, 422, 200],
  );
  assert.equal((await read()).length, 1);
});
