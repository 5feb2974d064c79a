import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { Access } from '../../src/wire/access.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { readOperations, type Operation } from '../support/openapi.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { assertRefusal, assertSuccess } from './responses.ts';
import type { Known } from './arbitraries.ts';
import { encodeBody, encodePath, encodeQuery } from './encode.ts';
import { createFixtures } from './fixtures.ts';
import { attempts, everyField, type Attempt, type Role } from './requests.ts';
import { createWatch, type Watch } from './watch.ts';

// PROPERTY_SEED and PROPERTY_RUNS repeat a failure or extend the search; without them every run is the same.
const SEED = Number(process.env.PROPERTY_SEED ?? 20_251_121);
const RUNS = Number(process.env.PROPERTY_RUNS ?? (process.env.TEST_ALL === '1' ? 40 : 1));
const MOST_MS_PER_ROUTE = 20_000;

const RIGHTFUL: Record<Access, readonly Role[]> = {
  public: [],
  any: ['customer', 'vendor', 'admin'],
  user: ['customer'],
  buyer: ['customer'],
  person: ['customer', 'vendor', 'admin'],
  vendor: ['vendor'],
  admin: ['admin'],
};

let shop: TestApp;
let sales: Sales;
let operations: Operation[];
let known: Known;
let watch: Watch;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  operations = await readOperations(shop);
  const fixtures = await createFixtures(shop, sales);
  known = fixtures.known;
  watch = await createWatch(shop, fixtures);
});
after(() => shop.close());

const rightfulOf = (route: string): readonly Role[] => {
  const entry = shop.app.routeTable.find(({ method, url }) => `${method} ${url}` === route.replace(' ', ' /api'));
  return entry ? RIGHTFUL[entry.access] : [];
};

const send = async ({ route }: Operation, { role, params, query, body, headers }: Attempt) => {
  const encoded = await encodeBody(body);
  return shop.call(encodePath(route, params) + encodeQuery(query), {
    token: watch.token(role),
    body: encoded.body,
    headers: { ...encoded.headers, ...headers },
  });
};

/** Sends a request and checks the response. @returns whether it succeeded */
const check = async (operation: Operation, attempt: Attempt): Promise<boolean> => {
  const response = await send(operation, attempt);
  const succeeded = response.status === 200;
  if (succeeded) assertSuccess(operation, response);
  else assertRefusal(operation, attempt, response);
  return succeeded;
};

const sendAnything = async (operation: Operation) => {
  await watch.start();
  const property = fc.asyncProperty(attempts(operation, known, rightfulOf(operation.route)), async (attempt) => {
    if (await check(operation, attempt)) await watch.start();
    else await watch.assertNothingChanged();
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: MOST_MS_PER_ROUTE });
};

const spoilEveryField = async (operation: Operation) => {
  const [role = 'visitor'] = rightfulOf(operation.route);
  await watch.start();
  let successes = 0;
  for (const attempt of everyField(operation, known, role, SEED)) {
    if (!(await check(operation, attempt))) continue;
    successes += 1;
    await watch.signIn();
  }
  if (successes === 0) await watch.assertNothingChanged();
};

test('Every request gets a documented response, and a rejected one changes nothing', async (t) => {
  t.diagnostic(`PROPERTY_SEED=${SEED} PROPERTY_RUNS=${RUNS}`);
  for (const operation of operations)
    await t.test(`Anything sent to ${operation.route}`, () => sendAnything(operation));
  await sales.assertBooksAreRight();
});

test('Any hostile value in a field gets a valid response that names the field', async (t) => {
  for (const operation of operations)
    await t.test(`Every field of ${operation.route}`, () => spoilEveryField(operation));
  await sales.assertBooksAreRight();
});

test('Mail can be rendered from anything stored', async () => {
  const delivered = { sent: 0, failed: 0 };
  for (let batch = { sent: 1, failed: 0 }; batch.sent + batch.failed > 0;) {
    batch = await shop.app.outbox.deliverDue();
    delivered.sent += batch.sent;
    delivered.failed += batch.failed;
  }
  assert.ok(delivered.sent > 0);
  assert.equal(delivered.failed, 0);
});
