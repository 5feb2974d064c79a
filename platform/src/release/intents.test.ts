import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeStore, putRelease, sharing } from './fixtures.ts';
import { disable, enable, flip, flipBack, rollback, setCanary } from './intents.ts';
import type { ReleaseStore } from './store.ts';

const AMAL = { who: 'Amal' };

/** Shop whose pharmacy is at its second release; a third is published. */
async function openShop() {
  const store = await makeStore();
  await putRelease(store, 'shell', '1');
  for (const version of ['1', '2', '3']) await putRelease(store, 'pharmacy', version);
  await flip(store, { shell: '1', pharmacy: '1' }, AMAL);
  await flip(store, { pharmacy: '2' }, AMAL);
  return store;
}

const pharmacyOf = async (store: ReleaseStore) => (await store.readRegistry()).releases.pharmacy;

test('A flip makes a release current, records the previous one, and is logged', async () => {
  const store = await openShop();
  const changed = await flip(store, { pharmacy: '3' }, { ...AMAL, reason: 'New prices' });
  assert.deepEqual(changed?.releases.pharmacy, { current: '3', previous: '2' });
  const { at, ...change } = changed?.change ?? {};
  assert.ok(Math.abs(Date.now() - Date.parse(String(at))) < 60_000);
  const releases = { pharmacy: { from: '2', to: '3' } };
  assert.deepEqual(change, { who: 'Amal', action: 'flip', releases, reason: 'New prices' });
  assert.equal(await flip(store, { pharmacy: '3' }, AMAL), null);
});

test('An unpublished release cannot become current', async () => {
  const store = await openShop();
  const message = 'There is no release 9 of pharmacy. See all releases: npm run release -- list';
  await assert.rejects(flip(store, { pharmacy: '9' }, AMAL), { message });
  await assert.rejects(flip(store, { pharmacy: '../shell/1' }, AMAL), /is not as published/);
  assert.equal((await pharmacyOf(store))?.current, '2');
});

test('A release incompatible with the live shell goes live only with its shell', async () => {
  const store = await openShop();
  const shared = sharing('react', { version: '20.0.0', range: '^20.0.0' });
  await putRelease(store, 'pharmacy', '4', { shared });
  await putRelease(store, 'shell', '2', { shared });
  await assert.rejects(flip(store, { pharmacy: '4' }, AMAL), /release the shell first/);
  await assert.rejects(flip(store, { shell: '2' }, AMAL), /release both together/);
  const changed = await flip(store, { shell: '2', pharmacy: '4' }, AMAL);
  assert.deepEqual(Object.keys(changed?.change?.releases ?? {}), ['shell', 'pharmacy']);
  await assert.rejects(rollback(store, 'pharmacy', AMAL), /update the source of pharmacy/);
});

test('A rollback swaps current and previous, and a second one swaps them back', async () => {
  const store = await openShop();
  const back = await rollback(store, 'pharmacy', AMAL);
  assert.deepEqual(back?.releases.pharmacy, { current: '1', previous: '2' });
  assert.equal(back?.change?.action, 'rollback');
  assert.deepEqual((await rollback(store, 'pharmacy', AMAL))?.releases.pharmacy, { current: '2', previous: '1' });
});

test('A rollback without a previous release is refused', async () => {
  const store = await openShop();
  await assert.rejects(rollback(store, 'shell', AMAL), {
    message: 'shell has no previous release to roll back to. See all releases: npm run release -- list',
  });
  await assert.rejects(rollback(store, 'farmacy', AMAL), {
    message: '"farmacy" has no release. Release it first (npm run release -- farmacy), or use one of: shell, pharmacy.',
  });
});

test('A canary grows without losing its start, and can be ended', async () => {
  const store = await openShop();
  const begun = await setCanary(store, 'pharmacy', { version: '3', percent: 10 }, AMAL);
  const since = begun?.releases.pharmacy?.canary?.since;
  assert.ok(since);
  assert.deepEqual(begun?.change?.releases, { pharmacy: { from: null, to: '3' } });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const grown = await setCanary(store, 'pharmacy', { version: '3', percent: 50 }, AMAL);
  assert.deepEqual(grown?.releases.pharmacy, {
    current: '2',
    previous: '1',
    canary: { version: '3', percent: 50, since },
  });
  const other = await setCanary(store, 'pharmacy', { version: '1', percent: 50 }, AMAL);
  assert.notEqual(other?.releases.pharmacy?.canary?.since, since);
  assert.deepEqual((await setCanary(store, 'pharmacy', null, AMAL))?.releases.pharmacy, {
    current: '2',
    previous: '1',
  });
  assert.equal(await setCanary(store, 'pharmacy', null, AMAL), null);
});

test('The current release cannot be a canary', async () => {
  const store = await openShop();
  await assert.rejects(
    setCanary(store, 'pharmacy', { version: '2', percent: 10 }, AMAL),
    /pharmacy 2 is already current/,
  );
});

for (const [what, intent] of [
  ['flip', (store: ReleaseStore) => flip(store, { pharmacy: '3' }, AMAL)],
  ['rollback', (store: ReleaseStore) => rollback(store, 'pharmacy', AMAL)],
] as const) {
  test(`A ${what} ends a canary`, async () => {
    const store = await openShop();
    await setCanary(store, 'pharmacy', { version: '3', percent: 10 }, AMAL);
    await intent(store);
    assert.equal((await pharmacyOf(store))?.canary, undefined);
  });
}

test('A bad canary is rolled back once, however many processes notice', async () => {
  const store = await openShop();
  await setCanary(store, 'pharmacy', { version: '3', percent: 10 }, AMAL);
  const watcher = { who: 'canary watcher', reason: 'canary 3 failed 4 of 31 loads' };
  const changes = await Promise.all(Array.from({ length: 4 }, () => flipBack(store, 'pharmacy', '3', watcher)));
  const [changed, ...others] = changes.filter((one) => one !== null);
  assert.deepEqual(others, []);
  assert.deepEqual(changed?.releases.pharmacy, { current: '2', previous: '1' });
  assert.equal(changed?.change?.action, 'flip-back');
  assert.equal(changed?.change?.reason, watcher.reason);
});

test('A canary replaced in the meantime is left alone', async () => {
  const store = await openShop();
  await setCanary(store, 'pharmacy', { version: '3', percent: 10 }, AMAL);
  assert.equal(await flipBack(store, 'pharmacy', '1', AMAL), null);
  assert.equal((await pharmacyOf(store))?.canary?.version, '3');
});

test('A disabled area remains disabled through a flip until it is enabled', async () => {
  const store = await openShop();
  const off = await disable(store, 'pharmacy', { ...AMAL, reason: 'Prices are doubled' });
  assert.equal(off?.releases.pharmacy?.current, '2');
  assert.deepEqual(off?.change?.releases, { pharmacy: { from: '2', to: null } });
  assert.equal(await disable(store, 'pharmacy', { ...AMAL, reason: 'Prices are doubled' }), null);

  const flipped = await flip(store, { pharmacy: '3' }, AMAL);
  assert.equal(flipped?.releases.pharmacy?.disabled?.reason, 'Prices are doubled');
  const back = await rollback(store, 'pharmacy', AMAL);
  assert.equal(back?.releases.pharmacy?.disabled?.reason, 'Prices are doubled');

  assert.deepEqual((await enable(store, 'pharmacy', AMAL))?.releases.pharmacy, { current: '2', previous: '3' });
  assert.equal(await enable(store, 'pharmacy', AMAL), null);
});

test('The shell cannot be disabled', async () => {
  const store = await openShop();
  await assert.rejects(disable(store, 'shell', { ...AMAL, reason: 'x' }), /The shell cannot be disabled/);
});
