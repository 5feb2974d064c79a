import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { addressOf, samplesOf, type Samples } from '../authorization/sample.ts';
import { UNASKED } from '../authorization/samples/payments.ts';
import { createSamples } from '../authorization/samples/index.ts';
import { createWorld, type World } from '../authorization/world.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { watchedOf } from '../support/codes.ts';
import { createSales } from '../support/sales.ts';

// Work outside the database (a hash, a file, a mail server, a carrier) is rejected inside a transaction, and a POST
// with an Idempotency-Key runs in one unless its route declares `idempotency: 'own'`. A route without that declaration
// fails here, or among the writes of admins and vendors (audit/everyWrite), which are repeated with a key as well.

/** Succeeds only once: the request ends the session that it needs. */
const ENDS_ITSELF = ['POST /auth/logout'];

/** Read only: nothing is stored, since a retry can read again. */
const READS = [
  ...['POST /aramex/address/validate', 'POST /orders/:id/returns/preview', 'POST /orders/track'],
  'POST /quick-order/lookup',
];

let shop: TestApp;
let world: World;
let samples: Samples;
before(async () => {
  shop = await buildTestApp({ payments: UNASKED });
  world = await createWorld(shop);
  samples = createSamples({ shop, sales: createSales(shop) });
});
after(() => shop.close());

const postsOf = (accesses: readonly string[]) =>
  shop.app.routeTable
    .filter(({ method, access }) => method === 'POST' && accesses.includes(access))
    .map(({ method, url }) => `${method} ${url.replace(/^\/api/, '')}`)
    .filter((route) => !ENDS_ITSELF.includes(route));

const naturals = () =>
  watchedOf(shop.app)
    .routes.filter(({ config }) => config?.idempotency === 'natural')
    .map(({ method, url }) => `${String(method)} ${url.replace(/^\/api/, '')}`);

const keysOf = async () => (await shop.database.query(sql`SELECT key_hash FROM idempotency_keys`)).length;

test('Every POST of visitors and customers may be repeated with its key', async (t) => {
  const [customer] = world.peopleOf('user');
  for (const route of postsOf(['public', 'user', 'any']))
    await t.test(route, async () => {
      const [sample] = samplesOf(samples, route);
      assert.ok(sample, 'it has no sample');
      const token = await shop.make.signIn(customer.id);
      const parts = await sample.request({ ...customer, token });
      const headers = { ...parts.headers, 'idempotency-key': `outside ${route}` };
      const send = () => shop.call(addressOf(route, parts), { token, body: parts.body, headers });
      const kept = await keysOf();
      const first = await send();
      assert.equal(first.status, 200, first.text);
      const second = await send();
      assert.equal(second.status, 200, second.text);
      const hasNoKey = READS.includes(route) || naturals().includes(route);
      assert.equal(second.headers['idempotent-replayed'], hasNoKey ? undefined : 'true', second.text);
      if (!hasNoKey) assert.equal(second.text, first.text);
      assert.equal(await keysOf(), hasNoKey ? kept : kept + 1);
    });
});

test('Routes with files, hashes, mail or carriers keep their own idempotency row', () => {
  const declared = watchedOf(shop.app)
    .routes.filter(({ config }) => config?.idempotency === 'own')
    .map(({ url }) => url.replace('/api', ''));
  const takingFiles = watchedOf(shop.app).routes.filter(({ config }) => config?.multipart);
  // A preview stores nothing, so it has no row.
  assert.ok(takingFiles.every(({ config }) => config?.idempotency === 'own' || config?.idempotency === 'natural'));
  for (const route of ['/auth/register', '/auth/login', '/user/change-password', '/orders/schedule-pickup'])
    assert.ok(declared.includes(route), route);
});
