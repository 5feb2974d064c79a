import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { drawPage, networkOf, signRelease } from '../../src/runtime/release-signature.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { SHARE_OF_VISITORS } from '../support/visitors.ts';
import { proofOf } from '../support/release-signature.ts';

const CANARY = { area: 'storefront', version: '2.0.0' };

let shop: TestApp;
before(async () => {
  shop = await buildTestApp({ rateLimit: true, trustedProxies: ['loopback'] });
});
beforeEach(async () => {
  await shop.database.query(sql`DELETE FROM area_outcomes`);
  await shop.database.query(sql`DELETE FROM area_beacons`);
  await shop.database.query(sql`DELETE FROM attempts`);
});
after(() => shop.close());

const report = async (ip: string, proof: string, changes: object = {}) => {
  const headers = { 'x-forwarded-for': ip };
  const body = { ...CANARY, phase: 'load', code: 'network', proof, ...changes };
  return (await shop.call('POST /beacons', { body, headers })).status;
};
const since = () => new Date(Date.now() - 60_000).toISOString();
const counted = async (): Promise<Record<string, number>> => {
  const query = new URLSearchParams({ area: CANARY.area, since: since() });
  const { vitals } = (await shop.call(`GET /areas/vitals?${query}`)).body.data;
  return Object.fromEntries(vitals.map((one: { version: string; failures: number }) => [one.version, one.failures]));
};
const kept = async () => (await shop.database.query(sql`SELECT id FROM area_beacons`)).length;

/** A whole run sends all ten thousand. */
const REPORTS = 10_000 * SHARE_OF_VISITORS * SHARE_OF_VISITORS;

const IP = '198.51.100.7';
const SOMEBODY_ELSE = '203.0.113.9';

/** Proofs from a client that was not served the release in a page. */
const MADE_UP: [string, () => string][] = [
  ['nothing', () => ''],
  ['arbitrary text', () => 'please'],
  ['the proof of another release', () => proofOf(shop, { ...CANARY, version: '1.0.0', ip: IP })],
  ['the proof of another area', () => proofOf(shop, { ...CANARY, area: 'vendor-portal', ip: IP })],
  ['the proof of another network', () => proofOf(shop, { ...CANARY, ip: SOMEBODY_ELSE })],
  [
    'an expired proof',
    () => signRelease(shop.app.config.beaconSecret, drawPage(), { ...CANARY, ip: IP }, Date.now() - 86_400_001),
  ],
  ['a proof with another secret', () => signRelease('guessed', drawPage(), { ...CANARY, ip: IP })],
  ['a proof with an extended lifetime', () => proofOf(shop, { ...CANARY, ip: IP }).replace(/\.[^.]+\./, '.zzzzzzzz.')],
];

for (const [what, make] of MADE_UP) {
  test(`A failure reported with ${what} has no effect`, async () => {
    assert.equal(await report(IP, make()), 422);
    assert.deepEqual([await counted(), await kept()], [{}, 0]);
  });
}

test('A report sent again is counted and stored once', async () => {
  const proof = proofOf(shop, { ...CANARY, ip: IP });
  for (let sent = 0; sent < 20; sent += 1) assert.equal(await report(IP, proof), 200);
  assert.deepEqual([await counted(), await kept()], [{ [CANARY.version]: 1 }, 1]);
});

test('A network counts once, whatever its number of addresses, pages and failures', async () => {
  for (let visit = 0; visit < 40; visit += 1) {
    const ip = `198.51.100.${visit}`;
    assert.equal(await report(ip, proofOf(shop, { ...CANARY, ip })), 200);
  }
  assert.deepEqual(await counted(), { [CANARY.version]: 1 });
});

test('Visitors count once per network', async () => {
  for (let network = 0; network < 5; network += 1) {
    const ip = `198.51.${network}.7`;
    await report(ip, proofOf(shop, { ...CANARY, ip }));
  }
  assert.deepEqual(await counted(), { [CANARY.version]: 5 });
});

test('Ten thousand hostile reports weigh no more than the two networks they come from', async () => {
  const addresses = Array.from({ length: 50 }, (_, index) => `198.51.${100 + (index % 2)}.${index}`);
  const replayed = proofOf(shop, { ...CANARY, ip: addresses[0] ?? '' });
  const lies = (ip: string, index: number) =>
    [replayed, proofOf(shop, { ...CANARY, ip }), 'made up', signRelease('x', drawPage(), { ...CANARY, ip })][index % 4];
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < REPORTS; sent += 50) {
    const responses = addresses.map((ip, index) => report(ip, lies(ip, index + sent / 50) ?? ''));
    for (const status of await Promise.all(responses)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  assert.ok([...statuses.keys()].every((status) => [200, 422, 429].includes(status)));
  // A canary is judged from three failures on: platform/src/canary/judge.ts.
  assert.deepEqual(await counted(), { [CANARY.version]: 2 });
  assert.ok((await kept()) <= 50 * 30, 'the number of stored reports is limited per address');
  const [rows] = await shop.database.query<{ count: number }>(sql`SELECT count(*) FROM area_outcomes`);
  assert.equal(rows?.count, 2);
});

test('A network is the range of addresses that one owner has', () => {
  for (const [ip, network] of [
    ['198.51.100.7', '198.51.100'],
    ['::ffff:198.51.100.7', '198.51.100'],
    ['2001:db8:aa:1::5', '2001:db8:aa'],
    ['2001:0DB8:00aa:ffff:0:0:0:9', '2001:db8:aa'],
    ['2001:db8::1', '2001:db8:0'],
    ['::1', '0:0:0'],
    ['', ''],
  ] as const)
    assert.equal(networkOf(ip), network, ip);
});
