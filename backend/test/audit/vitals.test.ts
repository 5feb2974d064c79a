import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { deleteExpired } from '../../src/plugins/housekeeping.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const run = (version: string, area = 'storefront') => shop.call('POST /beacons/loads', { body: { area, version } });
const fail = (version: string) =>
  shop.call('POST /beacons', { body: { area: 'storefront', version, phase: 'mount', code: 'TypeError' } });
const vitals = async (since: string, area = 'storefront') =>
  (await shop.call(`GET /areas/vitals?${new URLSearchParams({ area, since })}`)).body.data.vitals;

test('Browsers that run a release at the same moment are all counted', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => run('1.1.0')));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  assert.deepEqual(await vitals(hoursAgo(1)), [{ version: '1.1.0', loads: 20, failures: 0 }]);
});

test('Each release of an area is told with its loads and failures, also one that has never run', async () => {
  await run('1.0.0');
  await run('1.0.0', 'admin-console');
  for (let failure = 0; failure < 3; failure += 1) await fail('1.1.0');
  await fail('1.2.0');
  assert.deepEqual(await vitals(hoursAgo(1)), [
    { version: '1.1.0', loads: 20, failures: 3 },
    { version: '1.0.0', loads: 1, failures: 0 },
    { version: '1.2.0', loads: 0, failures: 1 },
  ]);
  assert.deepEqual(await vitals(hoursAgo(1), 'nowhere'), []);
});

test('What was before the moment asked for is not counted, and never more than the last day', async () => {
  await shop.database.query(sql`UPDATE area_loads SET minute = minute - interval '2 hours' WHERE version = '1.1.0'`);
  await shop.database.query(
    sql`UPDATE area_beacons SET created_at = created_at - interval '2 hours' WHERE version = '1.1.0'`,
  );
  await shop.database.query(sql`UPDATE area_loads SET minute = minute - interval '25 hours' WHERE version = '1.0.0'`);
  assert.deepEqual(await vitals(hoursAgo(1)), [{ version: '1.2.0', loads: 0, failures: 1 }]);
  for (const since of [hoursAgo(3), hoursAgo(24 * 365)]) {
    assert.deepEqual(await vitals(since), [
      { version: '1.1.0', loads: 20, failures: 3 },
      { version: '1.2.0', loads: 0, failures: 1 },
    ]);
  }
});

test('Words that are no name of an area, and moments that are none, are refused', async () => {
  assert.equal((await run('<script>')).status, 422);
  const extra = await shop.call('POST /beacons/loads', {
    body: { area: 'storefront', version: '1.0.0', phase: 'load' },
  });
  assert.equal(extra.status, 422);
  for (const query of ['area=storefront', 'area=storefront&since=yesterday', `since=${hoursAgo(1)}`])
    assert.equal((await shop.call(`GET /areas/vitals?${query}`)).status, 422, query);
});

test('Loads are kept for 30 days', async () => {
  await shop.database.query(sql`UPDATE area_loads SET minute = minute - interval '31 days' WHERE version = '1.1.0'`);
  await deleteExpired(shop.database);
  const kept = await shop.database.query(sql`SELECT area, version FROM area_loads ORDER BY area`);
  assert.deepEqual(kept, [
    { area: 'admin-console', version: '1.0.0' },
    { area: 'storefront', version: '1.0.0' },
  ]);
});

test('One address that reports without end is slowed down', async () => {
  const limited = await buildTestApp({ rateLimit: true });
  const report = () => limited.call('POST /beacons/loads', { body: { area: 'storefront', version: '1.0.0' } });
  for (let load = 0; load < 30; load += 1) assert.equal((await report()).status, 200);
  assert.equal((await report()).status, 429);
  await limited.close();
});
