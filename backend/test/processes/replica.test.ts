import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp, loadConfig } from '../../src/app.ts';
import { sql } from '../../src/sql/sql.ts';
import { createFactories } from '../support/factories.ts';
import { noReplicas, startReplicatedPostgres } from '../support/replicated-postgres.ts';

const skip = noReplicas;

let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>;
let app: FastifyInstance;
let product: { id: number };
let cityId: number;
before(async () => {
  if (skip) return;
  servers = await startReplicatedPostgres();
  const quiet = loadConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', FREE_SPACE_MB: '0' });
  const { primary, replica } = servers;
  app = await buildApp({ ...quiet, databaseUrl: primary.url, databaseReadUrls: [replica.url] });
  await app.ready();
  const make = createFactories(app.database);
  ({ cityId } = await make.place());
  product = await make.product({ stock: 50 });
});
after(async () => {
  if (skip) return;
  await app?.close();
  await servers?.stop();
});

const get = (url: string) => app.inject({ url, headers: { lang: 'en', currency: 'SAR' } });
const readName = async (): Promise<string> => {
  const response = await get(`/api/products/${product.id}`);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().product.name;
};
const rename = (name: string) => app.database.query(sql`UPDATE products SET name = ${name} WHERE id = ${product.id}`);
const usable = () => app.database.replicas.usable();
const until = async (isSo: () => boolean | Promise<boolean>, limitMs: number, what: string) => {
  const end = performance.now() + limitMs;
  while (!(await isSo())) {
    assert.ok(performance.now() < end, what);
    await wait(20);
  }
};
const untilUsed = () => until(() => usable() === 1, 20_000, 'the replica is used');
const untilLeft = () => until(() => usable() === 0, 1_200, 'the replica is left within a second');

it('No route that reads from a replica writes there', { skip }, async () => {
  await untilUsed();
  const { vendor_id: vendorId } =
    (await app.database.first<{ vendor_id: number }>(sql`SELECT vendor_id FROM products`)) ?? {};
  const paths = [
    ...[
      '/products',
      '/products?filter=true&search=zirconium',
      '/products?max_price=true',
      '/products/facets',
      '/categories',
    ],
    ...['/products/top-rated', `/products/${product.id}`, `/products/${product.id}/related`, '/tags', '/vendors'],
    ...[
      '/products/suggest?search=na',
      '/products/sitemap',
      `/vendors/${vendorId}`,
      `/vendors/${vendorId}/shipping?city_id=${cityId}`,
    ],
  ];
  for (const path of paths) {
    const { statusCode, body } = await get(`/api${path}`);
    assert.equal(statusCode, 200, `${path}: ${statusCode} ${body}`);
  }
  const misses = await app.database.query(sql`SELECT query FROM search_misses`);
  assert.deepEqual(misses, [{ query: 'zirconium' }]);
});

it('An old response of a lagging replica is not cached beyond its truth', { skip }, async () => {
  await rename('Old name');
  await untilUsed();
  await until(async () => (await readName()) === 'Old name', 3_000, 'the replica follows');
  await servers.replica.query('SELECT pg_wal_replay_pause()');
  await rename('New name');
  assert.equal(await readName(), 'Old name', 'it was read from the replica');
  await servers.replica.query('SELECT pg_wal_replay_resume()');
  await until(async () => (await readName()) === 'New name', 1_500, 'the new name is shown');
});

it('A replica that lags is left within a second, and used again when it follows', { skip }, async () => {
  await untilUsed();
  await servers.replica.query('SELECT pg_wal_replay_pause()');
  await rename('During the pause');
  await untilLeft();
  assert.equal(await readName(), 'During the pause');
  await servers.replica.query('SELECT pg_wal_replay_resume()');
  await untilUsed();
  assert.equal(await readName(), 'During the pause');
});

it('A frozen replica delays a response by less than a second', { skip }, async () => {
  await untilUsed();
  servers.replica.freeze();
  try {
    const since = performance.now();
    const responses = await Promise.all(
      ['', '?page=1&sort=name_asc', '/facets'].map((path) => get(`/api/products${path}`)),
    );
    assert.deepEqual(
      responses.map(({ statusCode }) => statusCode),
      [200, 200, 200],
    );
    assert.ok(performance.now() - since < 2_000, `${performance.now() - since} ms`);
    await untilLeft();
  } finally {
    servers.replica.thaw();
  }
  await untilUsed();
});

it('A killed replica costs no request, and is used again when it is back', { skip }, async () => {
  await untilUsed();
  const asking = Array.from({ length: 10 }, (_, index) => get(`/api/products?page=1&sort=name_asc&max=${index + 10}`));
  await servers.replica.kill();
  const statuses = (await Promise.all([...asking, get('/api/categories')])).map(({ statusCode }) => statusCode);
  assert.ok(
    statuses.every((status) => status !== 500 && status !== 503),
    String(statuses),
  );
  await untilLeft();
  await rename('Without a replica');
  assert.equal(await readName(), 'Without a replica');
  await servers.replica.start();
  await untilUsed();
});

it('While the primary is away, the catalogue is shown and writes are refused', { skip }, async () => {
  await untilUsed();
  await until(async () => (await readName()) === 'Without a replica', 2_000, 'the replica follows');
  await servers.primary.kill();
  await until(() => !app.database.isCurrent(), 3_000, 'the primary is missed');
  assert.equal(await readName(), 'Without a replica');
  const ready = await get('/readyz');
  assert.deepEqual([ready.statusCode, ready.json()], [200, { status: 'ready', writes: 'refused' }]);
  const written = await app.inject({
    method: 'POST',
    url: '/api/news-letter',
    payload: { email: 'amal@example.com' },
  });
  assert.equal(written.statusCode, 503);
  assert.match((await get('/metrics')).body, /^balsam_database_current 0$/m);
  await servers.primary.start();
  await until(async () => (await get('/readyz')).json().writes === undefined, 10_000, 'writes are possible again');
  await untilUsed();
  assert.match((await get('/metrics')).body, /^balsam_database_replicas\{state="used"\} 1$/m);
});

it('A promoted replica is left', { skip }, async () => {
  await untilUsed();
  await servers.replica.query('SELECT pg_promote()');
  await untilLeft();
  await rename('After the promotion');
  assert.equal(await readName(), 'After the promotion');
});
