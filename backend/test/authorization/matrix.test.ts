import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import type { Access } from '../../src/wire/access.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { readOperations, type Operation, type Schema } from '../support/openapi.ts';
import { valueAt, withValueAt } from '../support/places.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createTableReader, type Tables } from '../support/tables.ts';
import { idPlaces } from './id-places.ts';
import { createMatrix } from './matrix.ts';
import { addressOf, samplesOf, type Parts, type Sample, type Samples } from './sample.ts';
import { UNASKED } from './samples/payments.ts';
import { createSamples } from './samples/index.ts';
import { createWorld, type World } from './world.ts';

const WHO: Record<Access, string> = {
  public: 'Everybody calls',
  any: 'Whoever is signed in calls',
  user: 'Only customers call',
  vendor: 'Only active vendors call',
  admin: 'Only the admin calls',
};

/** Number of concurrent copies of a repeated call. */
const AT_ONCE = process.env.TEST_ALL === '1' ? 20 : 2;

let shop: TestApp;
let sales: Sales;
let world: World;
let samples: Samples;
let operations: Operation[];
let readTables: () => Promise<Tables>;
before(async () => {
  shop = await buildTestApp({ payments: UNASKED });
  sales = createSales(shop);
  world = await createWorld(shop);
  operations = await readOperations(shop);
  readTables = await createTableReader(shop.database);
  samples = createSamples({ shop, sales });
});
after(() => shop.close());

/** A request that would succeed, with the token of the person it is for. */
const prepare = async ({ access, request }: Sample): Promise<{ parts: Parts; token: string }> => {
  const [person] = world.peopleOf(access);
  const token = await shop.make.signIn(person.id);
  return { parts: await request({ ...person, token }), token };
};

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

test('No one passes without access, and other people’s objects look like missing ones', async (t) => {
  const { check } = await createMatrix(shop, world);
  for (const [route, sample] of Object.entries(samples))
    await t.test(`${WHO[sample.access]} ${route}`, () => check(route, sample));
  // Refused calls settled nothing, so the audit leaves an open finding; settle it.
  await shop.database.query(sql`UPDATE payment_findings SET settled_at = now() WHERE settled_at IS NULL`);
  await sales.assertBooksAreRight();
});

/** A form and its nested forms, by their place in the request. */
const formsIn = (schema: Schema, place: string): [string, Schema][] => [
  [place, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    child.properties ? formsIn(child, `${place}.${name}`) : [],
  ),
];

test('An unknown field in a body or a query is refused and changes nothing', async (t) => {
  const columns = await shop.database.query<{ name: string }>(
    sql`SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  for (const { route, query, body } of operations) {
    const [sample] = samplesOf(samples, route);
    assert.ok(sample, route);
    await t.test(route, async () => {
      const forms = route.startsWith('GET') ? formsIn(query, 'query') : formsIn(body ?? {}, 'body');
      const { parts, token } = await prepare(sample);
      const before = await readTables();
      for (const [place, { properties = {} }] of forms) {
        const forbidden = columns.map(({ name }) => name).filter((name) => !Object.hasOwn(properties, name));
        const extra = Object.fromEntries(forbidden.map((name) => [name, 1]));
        const spoiled = withValueAt(parts, place, { ...Object(valueAt(parts, place)), ...extra });
        const answer = await shop.call(addressOf(route, spoiled), { token, body: spoiled.body });
        const inside = place.replace(/^\w+\.?/, '');
        const named = forbidden.map((name) => (inside ? `${inside}.${name}` : name));
        assert.equal(answer.status, 422, answer.text);
        assert.deepEqual(Object.keys(answer.body.errors).sort(), named.sort());
      }
      assert.deepEqual(await readTables(), before);
    });
  }
});

/** Routes that store no key: reads, naturally idempotent writes, and samples that change nothing. */
const NOT_STORED = [
  ...['POST /aramex/address/validate', 'POST /wishlist', 'POST /quick-order/lookup', 'POST /orders/checkout'],
  ...['POST /orders/track', 'POST /admin-invitation', 'POST /admin/payout-runs/preview', 'POST /admin/money-settings'],
  'POST /vendor/products/imports/:id/stop',
  ...['POST /orders/:id/returns/preview', 'POST /vendor/returns/:return_no/inspection/preview'],
];

test('A POST repeated with one key takes effect once, and another body is refused', async (t) => {
  // The session that would read the repeated response has ended.
  const posts = Object.entries(samples).filter(
    ([route]) => route.startsWith('POST') && route !== 'POST /auth/logout' && !NOT_STORED.includes(route),
  );
  for (const [route, sample] of posts) {
    await t.test(route, async () => {
      const { parts, token } = await prepare(sample);
      const headers = { 'idempotency-key': route };
      const send = (body: Parts['body']) => shop.call(addressOf(route, parts), { token, body, headers });
      const [first, ...atOnce] = await Promise.all(Array.from({ length: AT_ONCE }, () => send(parts.body)));
      assert.ok(first);
      for (const twin of atOnce) assert.deepEqual([twin.status, twin.text], [first.status, first.text]);
      const isReplay = ({ headers: told }: TestResponse) => told['idempotent-replayed'] === 'true';
      assert.equal([first, ...atOnce].filter((answer) => !isReplay(answer)).length, 1);
      const before = await readTables();
      const second = await send(parts.body);
      assert.deepEqual([first.status, second.status, second.text], [200, 200, first.text]);
      assert.equal(second.headers['idempotent-replayed'], 'true');
      const other = await send({ ...parts.body, another: 'body' });
      assert.equal(other.status, 422);
      assert.deepEqual(await readTables(), before);
    });
  }
});

test('A method override in the address, a header or the body is ignored', async () => {
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
