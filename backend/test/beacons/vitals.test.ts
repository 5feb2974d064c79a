import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { deleteExpired } from '../../src/plugins/housekeeping.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { proofOf } from '../support/release-signature.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const run = (version: string, area = 'storefront') =>
  shop.call('POST /beacons/loads', { body: { area, version, proof: proofOf(shop, { area, version }) } });
const fail = (version: string) => {
  const release = { area: 'storefront', version };
  return shop.call('POST /beacons', {
    body: { ...release, phase: 'mount', code: 'TypeError', proof: proofOf(shop, release) },
  });
};
const vitals = async (since: string, area = 'storefront') =>
  (await shop.call(`GET /areas/vitals?${new URLSearchParams({ area, since })}`)).body.data.vitals;

test('Browsers that run a release at the same moment are all counted', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => run('1.1.0')));
  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200]);
  assert.deepEqual(await vitals(hoursAgo(1)), [{ version: '1.1.0', loads: 20, failures: 0 }]);
});

test('Each release of an area has its loads and failures, even if it never ran', async () => {
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

test('Counts begin at the requested moment and never cover more than the last day', async () => {
  const age = (version: string, hours: number) =>
    shop.database.query(sql`
      UPDATE area_outcomes SET reported_at = reported_at - ${hours} * interval '1 hour' WHERE version = ${version}`);
  await age('1.1.0', 2);
  await age('1.0.0', 25);
  assert.deepEqual(await vitals(hoursAgo(1)), [{ version: '1.2.0', loads: 0, failures: 1 }]);
  for (const since of [hoursAgo(3), hoursAgo(24 * 365)]) {
    assert.deepEqual(await vitals(since), [
      { version: '1.1.0', loads: 20, failures: 3 },
      { version: '1.2.0', loads: 0, failures: 1 },
    ]);
  }
});

test('Invalid area names and moments are refused', async () => {
  assert.equal((await run('<script>')).status, 422);
  const release = { area: 'storefront', version: '1.0.0' };
  const extra = await shop.call('POST /beacons/loads', {
    body: { ...release, phase: 'load', proof: proofOf(shop, release) },
  });
  assert.equal(extra.status, 422);
  for (const query of ['area=storefront', 'area=storefront&since=yesterday', `since=${hoursAgo(1)}`])
    assert.equal((await shop.call(`GET /areas/vitals?${query}`)).status, 422, query);
});

test('Counts beyond the reporting window are deleted', async () => {
  await shop.database.query(
    sql`UPDATE area_outcomes SET reported_at = now() - interval '49 hours' WHERE version = '1.1.0'`,
  );
  await deleteExpired(shop.database);
  const kept = await shop.database.query(sql`SELECT DISTINCT version FROM area_outcomes ORDER BY version`);
  assert.deepEqual(kept, [{ version: '1.0.0' }, { version: '1.2.0' }]);
});

test('One address that reports without end is limited', async () => {
  const limited = await buildTestApp({ rateLimit: true });
  const release = { area: 'storefront', version: '1.0.0' };
  const report = () => limited.call('POST /beacons/loads', { body: { ...release, proof: proofOf(limited, release) } });
  for (let load = 0; load < 30; load += 1) assert.equal((await report()).status, 200);
  assert.equal((await report()).status, 429);
  await limited.close();
});
