import { fastify } from 'fastify';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallBackend } from '../gateway/first-page.ts';
import { closeAfterTest, openCanary, openTwoReleases } from '../gateway/testing.ts';
import { openStore } from '../release/fixtures.ts';
import { SHELL } from '../release/release.ts';
import type { ReleaseStore } from '../release/store.ts';
import { canaryWatch } from './watch.ts';

type Row = { version: string; loads: number; failures: number };

const GOOD: Row[] = [
  { version: '2', loads: 279, failures: 1 },
  { version: '3', loads: 31, failures: 0 },
];
const BAD: Row[] = [
  { version: '2', loads: 279, failures: 1 },
  { version: '3', loads: 27, failures: 4 },
];

const answering = (vitals: Row[]) => async () => ({ status: 200, body: { data: { vitals } } });

/** Watcher that polls the API stub every few milliseconds. */
async function watch(store: ReleaseStore, askApi: CallBackend) {
  const log: string[] = [];
  const app = closeAfterTest(
    fastify({ logger: { level: 'warn', stream: { write: (line: string) => log.push(line) } } }),
  );
  await app.register(canaryWatch, { store, askApi, everyMs: 5 });
  await app.ready();
  return { app, log };
}

async function until(isSo: () => boolean | Promise<boolean>) {
  for (let looks = 0; looks < 400; looks += 1) {
    if (await isSo()) return;
    await wait(10);
  }
  assert.fail('The condition did not hold within four seconds.');
}

const hasCanary = async (store: ReleaseStore) => Boolean((await store.readRegistry()).releases.shop?.canary);

test('A canary that fails more often is rolled back, and the log says why', async () => {
  const releases = await openTwoReleases();
  await openCanary(releases, 10);
  const { log } = await watch(releases.store, answering(BAD));
  await until(async () => !(await hasCanary(releases.store)));
  const reason = 'canary 3 failed 4 of 31 loads, 2 1 of 280';
  const { releases: pointers, change } = await releases.store.readRegistry();
  assert.deepEqual(pointers.shop, { current: '2', previous: '1' });
  assert.deepEqual([change?.action, change?.who, change?.reason], ['flip-back', 'canary watcher', reason]);
  await until(() => log.join('').includes(reason));
});

test('A canary as good as the current release stays; only loads since its start count', async () => {
  const asked: string[] = [];
  const releases = await openTwoReleases();
  await openCanary(releases, 10);
  await watch(releases.store, async (call) => {
    asked.push(call);
    return answering(GOOD)();
  });
  await until(() => asked.length > 3);
  const { releases: pointers } = await releases.store.readRegistry();
  assert.equal(pointers.shop?.canary?.version, '3');
  const query = new URLSearchParams({ area: 'shop', since: pointers.shop.canary.since });
  assert.deepEqual([...new Set(asked)], [`areas/vitals?${query}`]);
});

test('A failing canary of the shell is rolled back like one of an area', async () => {
  const releases = await openTwoReleases();
  await openCanary(releases, 10, SHELL);
  await watch(releases.store, answering(BAD));
  await until(async () => !(await releases.store.readRegistry()).releases.shell?.canary);
  const { releases: pointers, change } = await releases.store.readRegistry();
  assert.deepEqual(pointers.shell, { current: '2', previous: '1' });
  assert.deepEqual(change?.releases, { shell: { from: '3', to: '2' } });
});

test('Without a canary, the API is not called', async () => {
  const { store } = await openTwoReleases();
  const { log } = await watch(store, async (call) => assert.fail(call));
  await wait(50);
  assert.deepEqual(log, []);
});

test('A failed check is logged and repeated', async () => {
  const releases = await openTwoReleases();
  await openCanary(releases, 10);
  const responses: CallBackend[] = [
    () => Promise.reject(new Error('The API is down.')),
    async () => ({ status: 503, body: { code: 'unavailable' } }),
    async () => ({ status: 200, body: { data: 'of another shape' } }),
  ];
  const { log } = await watch(releases.store, (call, asker) => (responses.shift() ?? answering(BAD))(call, asker));
  await until(async () => !(await hasCanary(releases.store)));
  assert.equal(log.join('').match(/The canary of shop could not be checked/g)?.length, 3);
  assert.match(log.join(''), /The API is down[^]*The API returned 503 for areas/);
});

test('Only one of several watchers rolls a canary back', async () => {
  const releases = await openTwoReleases();
  await openCanary(releases, 10);
  const stores = [releases.store, ...[1, 2, 3].map(() => openStore(releases.root))];
  let asking = 0;
  const askTogether = async () => {
    asking += 1;
    await until(() => asking >= stores.length);
    return answering(BAD)();
  };
  const doors = await Promise.all(stores.map((store) => watch(store, askTogether)));
  await until(async () => !(await hasCanary(releases.store)));
  await wait(50);
  const actions = (await releases.store.history(20)).map(({ change }) => change?.action);
  assert.equal(actions.filter((action) => action === 'flip-back').length, 1);
  assert.equal(doors.filter(({ log }) => log.join('').includes('Rolled back')).length, 1);
});

test('A closing watcher stops checking', async () => {
  let asked = 0;
  const releases = await openTwoReleases();
  await openCanary(releases, 10);
  const { app } = await watch(releases.store, async () => {
    asked += 1;
    await wait(20);
    return answering(GOOD)();
  });
  await until(() => asked > 0);
  await app.close();
  const before = asked;
  await wait(50);
  assert.equal(asked, before);
});
