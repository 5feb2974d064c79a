import assert from 'node:assert/strict';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { makeStore, openStore, putRelease } from './fixtures.ts';
import { flip } from './intents.ts';
import { ownFolderOf } from './store.ts';

const AMAL = { who: 'Amal' };

/** A shop at its second release, and somebody who may write to the folder of releases, but has no key. */
async function openShop() {
  const store = await makeStore();
  const { folder } = store;
  for (const version of ['1', '2', '3']) await putRelease(store, 'shop', version);
  for (const version of ['1', '2']) await flip(store, { shop: version }, AMAL);
  const file = (revision: number) => path.join(folder, 'registry', `0000000${revision}.json`);
  const last = path.join(ownFolderOf(folder), 'last-revision.json');
  /** A gateway of this machine that starts now, or one that has never seen the registry. */
  const startAnew = () => openStore(folder);
  const startElsewhere = async () => {
    await rm(last, { force: true });
    return openStore(folder);
  };
  const rewrite = async (from: number, to: number, change: (revision: Record<string, unknown>) => object) =>
    writeFile(file(to), JSON.stringify(change(JSON.parse(await readFile(file(from), 'utf8')))));
  return { folder, store, file, last, startAnew, startElsewhere, rewrite };
}

type Attack = (shop: Awaited<ReturnType<typeof openShop>>) => Promise<unknown>;

const toFirst = (revision: Record<string, unknown>) => ({
  ...revision,
  revision: 3,
  releases: { shop: { current: '1', previous: null } },
});

const ATTACKS: [string, Attack, said: RegExp][] = [
  [
    'an unsigned one',
    ({ rewrite }) => rewrite(2, 3, ({ signature: _none, ...rest }) => toFirst(rest)),
    /is not signed/,
  ],
  ['a changed one', ({ rewrite }) => rewrite(2, 3, toFirst), /was changed after it was signed/],
  ['an older one again', ({ file }) => copyFile(file(1), file(3)), /is a copy of revision 1/],
  [
    'one that somebody else has signed',
    async ({ file }) => {
      const other = await makeStore();
      const { folder } = other;
      for (const version of ['1', '2', '3']) {
        await putRelease(other, 'shop', version);
        await flip(other, { shop: version }, AMAL);
      }
      await copyFile(path.join(folder, 'registry/00000003.json'), file(3));
    },
    /is signed with the key [0-9a-f]{16}, and trusted are: [0-9a-f]{16}/,
  ],
  [
    'a signed release in the place of a revision',
    async ({ folder, file }) => copyFile(path.join(folder, 'areas/shop/1/release.json'), file(3)),
    /is torn, empty or something else/,
  ],
];

for (const [what, attack, said] of ATTACKS) {
  test(`Somebody without a key who adds ${what} changes nothing, and the log says what it is`, async () => {
    const shop = await openShop();
    const open = shop.startAnew();
    await open.readRegistry();
    await attack(shop);
    for (const store of [open, shop.startAnew(), await shop.startElsewhere()]) {
      assert.equal((await store.readRegistry()).releases.shop?.current, '2');
      assert.match(String(store.takeProblems()), said);
    }
    const next = await flip(shop.store, { shop: '3' }, AMAL);
    assert.equal(next?.revision, 4);
    for (const store of [open, shop.startAnew(), await shop.startElsewhere()]) {
      assert.equal((await store.readRegistry()).releases.shop?.current, '3');
    }
  });
}

test('A number that did not count is read again: the revision that is put there later comes into force', async (t) => {
  let time = 0;
  t.mock.method(performance, 'now', () => time);
  const { file, store, startAnew, rewrite } = await openShop();
  const door = startAnew();
  const readCurrent = async () => (await door.readRegistry()).releases.shop?.current;
  await rewrite(1, 3, toFirst);
  assert.deepEqual([await readCurrent(), await readCurrent()], ['2', '2']);
  await rm(file(3));
  await flip(store, { shop: '3' }, AMAL);
  assert.equal(await readCurrent(), '2');
  time = 2_000;
  assert.equal(await readCurrent(), '3');
});

test('Somebody who removes the newest revision takes nobody back who has seen it, running or started anew', async () => {
  const { file, store, startAnew } = await openShop();
  await rm(file(2));
  assert.equal((await store.readRegistry()).releases.shop?.current, '2');
  const door = startAnew();
  assert.equal((await door.readRegistry()).releases.shop?.current, '2');
  assert.match(String(door.takeProblems()), /Revision 2 of the registry is gone, and stays in force here/);
});

test('A change by somebody who was shown an older registry is not followed by those who know better', async () => {
  const { folder, file, last, startAnew } = await openShop();
  const door = startAnew();
  await door.readRegistry();
  const seen = await readFile(last);
  // The newest is taken away, and an operator on a machine that has never seen it releases twice.
  await rm(file(2));
  await rm(last);
  await flip(openStore(folder), { shop: '3' }, AMAL);
  await flip(openStore(folder), { shop: '1' }, AMAL);
  assert.equal((await door.readRegistry()).releases.shop?.current, '2');
  await writeFile(last, seen);
  const again = startAnew();
  assert.equal((await again.readRegistry()).releases.shop?.current, '2');
  assert.match(String(again.takeProblems()), /does not follow revision 2.*Put .*00000002\.json back/);
});

test('A registry from before signatures is refused in a sentence that names the cure, also by whoever would change it', async () => {
  const { store, file, rewrite, startElsewhere } = await openShop();
  for (const revision of [1, 2]) await rewrite(revision, revision, ({ signature: _s, before: _b, ...rest }) => rest);
  const cure = /registry\/00000002\.json is not signed\..*npm run release -- sign --unsigned/;
  const door = await startElsewhere();
  await assert.rejects(door.readRegistry(), cure);
  await assert.rejects(flip(await startElsewhere(), { shop: '3' }, AMAL), cure);
  assert.equal((await store.readRegistry()).revision, 2, file(2));
});

test('A number that leaves no room for another revision is refused, not counted on', async () => {
  const { folder, store } = await openShop();
  await writeFile(path.join(folder, 'registry/99999999.json'), '{}');
  await assert.rejects(flip(store, { shop: '3' }, AMAL), /99999999\.json leaves no number.*Remove it/);
});
