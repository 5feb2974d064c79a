import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { buildApp, loadConfig } from '../../src/app.ts';
import { SESSION_SETTINGS } from '../../src/database/session-settings.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createEmptyStore, testEngine, type TestStore } from '../support/engine.ts';
import { startPooler } from '../support/pooler.ts';
import { createSales } from '../support/sales.ts';

const run = promisify(execFile);
const ROOM = path.resolve(import.meta.dirname, '../..');
const { TEST_DATABASE_URL: serverUrl = '', TEST_POOLER_URL: isPooledAnyway } = process.env;
const skip =
  (testEngine() !== 'postgres' && 'PGlite has no server') || (isPooledAnyway && 'the whole run is behind a pooler');

let store: TestStore;
let pooler: Awaited<ReturnType<typeof startPooler>>;
let databaseUrl: string;
before(async () => {
  if (skip) return;
  store = await createEmptyStore();
  pooler = await startPooler(serverUrl);
  databaseUrl = pooler.urlOf(store.databaseUrl ?? '');
});
after(async () => {
  if (skip) return;
  await pooler.stop();
  await store.remove();
});

const open = (pooledUrl: string, databasePooled = true) =>
  buildApp({
    ...loadConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', FREE_SPACE_MB: '0' }),
    ...{ dataDir: store.dataDir, databaseUrl: pooledUrl, databasePooled },
  });

// Not synchronously: the pooler runs in this process.
const admin = (...words: string[]) =>
  run(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', ...words], {
    cwd: ROOM,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_POOLED: '1', LOG_LEVEL: 'silent' },
  });

it('A pooler that refuses the connection is named with the fix', { skip }, async () => {
  const { host } = new URL(databaseUrl);
  await assert.rejects(async () => open(databaseUrl, false), {
    message: `A pooler at ${host} refuses the connection (unsupported startup parameter: options): set DATABASE_POOLED=1.`,
  });
});

it('Sessions without the settings are refused until the command has set them', { skip }, async () => {
  await assert.rejects(async () => open(databaseUrl), /^Error: Through the pooler, .* is .* instead of .*--apply/);
  const { stdout, stderr } = await admin('database-settings');
  assert.equal(stderr, '');
  assert.equal(stdout.trim().split('\n').length, Object.keys(SESSION_SETTINGS).length);
  assert.match(stdout, /^ALTER ROLE "balsam" IN DATABASE "test_\w+" SET TimeZone = 'UTC';/);
  assert.match((await admin('database-settings', '--apply')).stdout, /-- Applied\./);
  // As RECONNECT does.
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${new URL(databaseUrl).pathname.slice(1)}'`,
  );
  await client.end();
  const migrated = await admin('migrate');
  assert.deepEqual([migrated.stdout, migrated.stderr], ['0000-baseline\nMigrations: 1.\n', '']);
  assert.equal((await admin('migrate')).stdout, 'The schema is up to date.\n');
});

it('A pooler that does not follow the names of statements is refused', { skip }, async () => {
  const old = await startPooler(serverUrl, { followsNames: false });
  try {
    await assert.rejects(
      async () => open(old.urlOf(databaseUrl)),
      /The pooler loses prepared statements: use PgBouncer/,
    );
  } finally {
    await old.stop();
  }
});

describe('with the settings', { skip }, () => {
  let shop: TestApp;
  let other: Awaited<ReturnType<typeof buildApp>>;
  before(async () => {
    shop = await buildTestApp({ databaseUrl, databasePooled: true });
    other = await open(databaseUrl);
    await other.ready();
  });
  after(async () => {
    await other.close();
    await shop.close();
  });

  it('Thirty customers buy at the same time, each once, with repeated keys', async () => {
    const sales = createSales(shop);
    const { id: productId } = await shop.make.product({ stock: 1000 });
    const buy = async (index: number) => {
      const customer = await shop.make.customer();
      const orderNo = await sales.draft(customer, [{ productId }]);
      const place = () => sales.place(customer, orderNo, { 'idempotency-key': `order ${index}` });
      const [first, second] = await Promise.all([place(), place()]);
      assert.deepEqual([first.status, second.status, second.text], [200, 200, first.text]);
    };
    await sales.billing();
    await Promise.all(Array.from({ length: 30 }, (_, index) => buy(index)));
    const orders = await shop.database.query(sql`SELECT id FROM orders WHERE state <> 'draft'`);
    assert.equal(orders.length, 30);
  });

  it('Two processes hear each other within a second, and see each other live', async () => {
    const { id } = await shop.make.product();
    while (!other.database.isCurrent()) await wait(20);
    const name = async () =>
      (await other.inject({ url: `/api/products/${id}`, headers: { lang: 'en' } })).json().product.name;
    const before = await name();
    await shop.database.query(sql`UPDATE products SET name = 'Renamed' WHERE id = ${id}`);
    await wait(1000);
    assert.deepEqual([before === 'Renamed', await name()], [false, 'Renamed']);
    const silent = await shop.database.query(
      sql`SELECT id FROM lives WHERE seen_at < clock_timestamp() - interval '5 s'`,
    );
    assert.deepEqual(silent, []);
    assert.ok(shop.database.life.isSeen() && other.database.life.isSeen());
  });
});
