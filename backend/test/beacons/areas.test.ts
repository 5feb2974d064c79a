import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { plusDays } from '../../src/calendar/days.ts';
import { shopDay } from '../../src/calendar/working-days.ts';
import { deleteExpired } from '../../src/plugins/housekeeping.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { proofOf } from '../support/release-signature.ts';

let shop: TestApp;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
});
after(() => shop.close());

const beacon = { area: 'vendor-portal', version: '2.1.0', phase: 'load', code: 'timeout' };
const report = (changes: object = {}) => {
  const body = { ...beacon, ...changes };
  return shop.call('POST /beacons', { body: { ...body, proof: proofOf(shop, body) } });
};
const reportEarlier = async (hours: number, changes: object = {}) => {
  await report(changes);
  await shop.database.query(sql`
    UPDATE area_beacons SET created_at = now() - ${hours} * interval '1 hour' WHERE id = (SELECT max(id) FROM area_beacons)`);
};
const readAreas = async () => (await shop.call('GET /admin/areas', { token: admin.token })).body.data.areas;
const readBeacons = async (query = '') =>
  (await shop.call(`GET /admin/areas/beacons${query}`, { token: admin.token })).body.data;

test('An area without reported failures is listed', async () => {
  const areas = await readAreas();
  assert.deepEqual(
    areas.map(({ area, failures_7d, last_failure }: Record<string, unknown>) => [area, failures_7d, last_failure]),
    [
      ['storefront', 0, null],
      ['vendor-portal', 0, null],
      ['admin-console', 0, null],
    ],
  );
  const today = shopDay(new Date());
  assert.deepEqual(
    areas[0].by_day,
    Array.from({ length: 7 }, (_, index) => ({ day: plusDays(today, index - 6), failures: 0 })),
  );
});

test('The admin sees each area’s failures by day, and the latest one', async () => {
  await reportEarlier(24 * 20, { version: '1.0.0' });
  await reportEarlier(24 * 3, { code: 'render' });
  await report({ phase: 'run', code: 'TypeError' });
  await report({ area: 'shell' });
  const [, portal, , shell] = await readAreas();
  assert.deepEqual([portal.failures_24h, portal.failures_7d], [1, 2]);
  const { created_at, ...last } = portal.last_failure;
  assert.ok(Date.now() - Date.parse(created_at) < 60_000);
  assert.deepEqual(last, { version: '2.1.0', phase: 'run', code: 'TypeError' });
  assert.deepEqual(
    portal.by_day.map(({ failures }: { failures: number }) => failures),
    [0, 0, 0, 1, 0, 0, 1],
  );
  assert.deepEqual([shell.area, shell.failures_24h], ['shell', 1]);
});

test('Browser reports are listed by area, phase and day', async () => {
  assert.equal((await readBeacons()).meta.total, 4);
  const { beacons } = await readBeacons('?area=vendor-portal&phase=load');
  assert.deepEqual(
    beacons.map(({ version, code }: Record<string, string>) => [version, code]),
    [
      ['2.1.0', 'render'],
      ['1.0.0', 'timeout'],
    ],
  );
  const today = shopDay(new Date());
  assert.equal((await readBeacons(`?from=${today}&to=${today}`)).meta.total, 2);
  assert.equal((await readBeacons(`?to=${plusDays(today, -10)}`)).meta.total, 1);
});

test('Reports on invented areas do not fill the admin’s page', async () => {
  for (let index = 0; index < 40; index += 1) await report({ area: `made-up-${index}` });
  const areas = await readAreas();
  assert.ok(areas.length <= 23, String(areas.length));
  assert.equal(areas[1].failures_7d, 2);
});

test('A report is stored for 30 days', async () => {
  await reportEarlier(24 * 31, { code: 'old' });
  await deleteExpired(shop.database);
  const codes = await shop.database.query<{ code: string }>(sql`SELECT DISTINCT code FROM area_beacons ORDER BY code`);
  assert.deepEqual(
    codes.map(({ code }) => code),
    ['TypeError', 'render', 'timeout'],
  );
});
