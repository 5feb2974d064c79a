import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { testEngine } from '../support/engine.ts';
import { cutHeartbeats } from '../support/heartbeats.ts';

const READERS = 32;
const PRICES = 40;
const onPostgres = { skip: testEngine() !== 'postgres' && 'the embedded engine has one process' };

let shop: TestApp;
let product: { id: number };
before(async () => {
  shop = await buildTestApp();
  const { vendorId } = await shop.make.vendor();
  product = await shop.make.product({ vendorId, stock: 1000 });
});
after(() => shop.close());

const setPrice = (price: number) =>
  shop.database.query(sql`
    UPDATE products SET price_sar = ${price} WHERE id = ${product.id}`);

const readPrice = async (app: FastifyInstance, path: string): Promise<number> => {
  const { body } = await app.inject({ url: `/api${path}`, headers: { currency: 'SAR' } });
  const response = JSON.parse(body) as { product?: { price: number }; products?: { id: number; price: number }[] };
  const shown = response.product ?? response.products?.find(({ id }) => id === product.id);
  return Math.round((shown?.price ?? 0) * 100);
};

/** Waits for the first heartbeat. */
const untilTold = async ({ database }: FastifyInstance) => {
  while (!database.isCurrent()) await pause(10);
};

test('No reader sees an old price after its change was confirmed', async () => {
  let written = 0;
  let isDone = false;
  const readAgain = async (path: string) => {
    while (!isDone) {
      const least = written;
      const seen = await readPrice(shop.app, path);
      assert.ok(seen >= least, `${path} tells ${seen} after ${least} was written`);
      await pause(0);
    }
  };
  await setPrice(1000);
  written = 1000;
  const readers = Array.from({ length: READERS }, (_, index) =>
    readAgain(index % 2 === 0 ? `/products/${product.id}` : '/products?filter=true'),
  );
  for (let step = 1; step <= PRICES; step += 1) {
    await setPrice(1000 + step);
    written = 1000 + step;
    await pause(5);
  }
  isDone = true;
  await Promise.all(readers);
});

test('Concurrent requests for the same response share one computation', async () => {
  await setPrice(2000);
  await untilTold(shop.app);
  let statements = 0;
  const { query } = shop.database;
  shop.database.query = (...given) => {
    statements += 1;
    return query(...given);
  };
  try {
    const path = '/products?filter=true&sort=name_asc';
    await Promise.all(Array.from({ length: READERS }, () => readPrice(shop.app, path)));
    const together = statements;
    assert.ok(together < READERS, `${together} statements for one answer`);
  } finally {
    shop.database.query = query;
  }
});

test('Another process is current within a second and caches only while it is notified', onPostgres, async () => {
  const other = await buildApp(shop.app.config);
  try {
    await other.ready();
    const path = `/products/${product.id}`;
    await untilTold(other);
    await setPrice(3000);
    assert.equal(await readPrice(other, path), 3000);
    await setPrice(3001);
    await pause(1000);
    assert.equal(await readPrice(other, path), 3001);

    await untilTold(other);
    assert.equal(await readPrice(other, path), 3001);
    await cutHeartbeats(shop.database);
    await setPrice(3002);
    // It trusts its cache until it notices the end of its connection.
    for (let looks = 0; other.database.isCurrent() && looks < 300; looks += 1) await pause(10);
    assert.equal(await readPrice(other, path), 3002);
    await untilTold(other);
    assert.equal(await readPrice(other, path), 3002);
  } finally {
    await other.close();
  }
});

test('Cached responses are served even under overload', async () => {
  await untilTold(shop.app);
  await readPrice(shop.app, '/products?filter=true');
  const { now } = shop.app.pressure;
  shop.app.pressure.now = () => 2;
  try {
    const ask = (path: string) => shop.call(`GET ${path}`, { headers: { currency: 'SAR' } });
    assert.equal((await ask('/products?filter=true')).status, 200);
    assert.equal((await ask('/products?filter=true&page=2')).status, 503);
  } finally {
    shop.app.pressure.now = now;
  }
});

test('No response contains another person’s data', async () => {
  const people = [
    await shop.make.customer(),
    await shop.make.customer(),
    await shop.make.vendor(),
    await shop.make.admin(),
  ];
  const places = await shop.database.query<{ country: number; state: number; city: number }>(sql`
    SELECT DISTINCT ON (s.country_id) s.country_id AS country, s.id AS state, c.id AS city
    FROM states s JOIN cities c ON c.state_id = s.id ORDER BY s.country_id LIMIT 2`);
  for (const [index, { country, state, city }] of places.entries())
    await shop.database.query(sql`
      INSERT INTO addresses (user_id, is_default_shipping, country_id, state_id, city_id, address_1)
      VALUES (${people[index]?.id ?? 0}, true, ${country}, ${state}, ${city}, 'Palm Street')`);
  const paths = [
    `/products/${product.id}`,
    `/products/${product.id}/reviews`,
    '/products?filter=true',
    '/site',
    '/related',
  ];
  const tokens = [undefined, ...people.map(({ token }) => token)];
  // Twice each, so that later clients meet the responses of the others.
  for (const token of [...tokens, ...tokens])
    for (const path of paths) {
      const kept = await shop.call(`GET ${path}`, { ...(token && { token }) });
      const own = await shop.call(`GET ${path}`, {
        ...(token && { token }),
        headers: { 'accept-encoding': 'identity;q=1' },
      });
      assert.deepEqual([kept.status, kept.text], [200, own.text], path);
    }
});
