import assert from 'node:assert/strict';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { makeStore, openStore, putRelease } from './fixtures.ts';
import { flip } from './intents.ts';
import { ownFolderOf } from './store.ts';

const AMAL = { who: 'Amal' };

/** Shop at its second release, and an attacker with write access to the release folder but no key. */
async function openShop() {
  const store = await makeStore();
  const { folder } = store;
  for (const version of ['1', '2', '3']) await putRelease(store, 'shop', version);
  for (const version of ['1', '2']) await flip(store, { shop: version }, AMAL);
  const file = (revision: number) => path.join(folder, 'registry', `0000000${revision}.json`);
  const last = path.join(ownFolderOf(folder), 'last-revision.json');
  /** Restarted gateway on this machine, and one that has never seen the registry. */
  const restart = () => openStore(folder);
  const startElsewhere = async () => {
    await rm(last, { force: true });
    return openStore(folder);
  };
  const rewrite = async (from: number, to: number, change: (revision: Record<string, unknown>) => object) =>
    writeFile(file(to), JSON.stringify(change(JSON.parse(await readFile(file(from), 'utf8')))));
  return { folder, store, file, last, restart, startElsewhere, rewrite };
}

type Attack = (shop: Awaited<ReturnType<typeof openShop>>) => Promise<unknown>;

const toFirst = (revision: Record<string, unknown>) => ({
  ...revision,
  revision: 3,
  releases: { shop: { current: '1', previous: null } },
});

const ATTACKS: [string, Attack, said: RegExp][] = [
  [
    'an unsigned revision',
    ({ rewrite }) => rewrite(2, 3, ({ signature: _none, ...rest }) => toFirst(rest)),
    /is not signed/,
  ],
  ['a changed revision', ({ rewrite }) => rewrite(2, 3, toFirst), /was changed after it was signed/],
  ['a copy of an older revision', ({ file }) => copyFile(file(1), file(3)), /is a copy of revision 1/],
  [
    'a revision signed with another key',
    async ({ file }) => {
      const other = await makeStore();
      const { folder } = other;
      for (const version of ['1', '2', '3']) {
        await putRelease(other, 'shop', version);
        await flip(other, { shop: version }, AMAL);
      }
      await copyFile(path.join(folder, 'registry/00000003.json'), file(3));
    },
    /is signed with key [0-9a-f]{16}, which is not trusted \(trusted: [0-9a-f]{16}\)/,
  ],
  [
    'a signed release as a revision',
    async ({ folder, file }) => copyFile(path.join(folder, 'areas/shop/1/release.json'), file(3)),
    /is truncated, empty or not a revision/,
  ],
];

for (const [what, attack, said] of ATTACKS) {
  test(`Without a valid key, adding ${what} changes nothing`, async () => {
    const shop = await openShop();
    const open = shop.restart();
    await open.readRegistry();
    await attack(shop);
    for (const store of [open, shop.restart(), await shop.startElsewhere()]) {
      assert.equal((await store.readRegistry()).releases.shop?.current, '2');
      assert.match(String(store.takeProblems()), said);
    }
    const next = await flip(shop.store, { shop: '3' }, AMAL);
    assert.equal(next?.revision, 4);
    for (const store of [open, shop.restart(), await shop.startElsewhere()]) {
      assert.equal((await store.readRegistry()).releases.shop?.current, '3');
    }
  });
}

test('A valid revision replaces an invalid one of the same number', async (t) => {
  let time = 0;
  t.mock.method(performance, 'now', () => time);
  const { file, store, restart, rewrite } = await openShop();
  const door = restart();
  const readCurrent = async () => (await door.readRegistry()).releases.shop?.current;
  await rewrite(1, 3, toFirst);
  assert.deepEqual([await readCurrent(), await readCurrent()], ['2', '2']);
  await rm(file(3));
  await flip(store, { shop: '3' }, AMAL);
  assert.equal(await readCurrent(), '2');
  time = 2_000;
  assert.equal(await readCurrent(), '3');
});

test('Removing the newest revision does not take back gateways that have seen it', async () => {
  const { file, store, restart } = await openShop();
  await rm(file(2));
  assert.equal((await store.readRegistry()).releases.shop?.current, '2');
  const door = restart();
  assert.equal((await door.readRegistry()).releases.shop?.current, '2');
  assert.match(String(door.takeProblems()), /Revision 2 of the registry is missing, but is still in force here/);
});

test('A change based on an older registry is rejected by gateways that know more', async () => {
  const { folder, file, last, restart } = await openShop();
  const door = restart();
  await door.readRegistry();
  const seen = await readFile(last);
  // The newest revision is removed, and an operator on a machine that has never seen it releases twice.
  await rm(file(2));
  await rm(last);
  await flip(openStore(folder), { shop: '3' }, AMAL);
  await flip(openStore(folder), { shop: '1' }, AMAL);
  assert.equal((await door.readRegistry()).releases.shop?.current, '2');
  await writeFile(last, seen);
  const again = restart();
  assert.equal((await again.readRegistry()).releases.shop?.current, '2');
  assert.match(String(again.takeProblems()), /does not follow revision 2.*Restore .*00000002\.json/);
});

test('An unsigned registry is refused with the fix, for reads and changes', async () => {
  const { store, file, rewrite, startElsewhere } = await openShop();
  for (const revision of [1, 2]) await rewrite(revision, revision, ({ signature: _s, before: _b, ...rest }) => rest);
  const cure = /registry\/00000002\.json is not signed\..*npm run release -- sign --unsigned/;
  const door = await startElsewhere();
  await assert.rejects(door.readRegistry(), cure);
  await assert.rejects(flip(await startElsewhere(), { shop: '3' }, AMAL), cure);
  assert.equal((await store.readRegistry()).revision, 2, file(2));
});

test('The highest possible revision number is refused', async () => {
  const { folder, store } = await openShop();
  await writeFile(path.join(folder, 'registry/99999999.json'), '{}');
  await assert.rejects(flip(store, { shop: '3' }, AMAL), /99999999\.json uses the last available number.*Remove it/);
});
