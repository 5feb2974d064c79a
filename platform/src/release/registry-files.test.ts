import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, copyFile, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { makeStore, openStore, putRelease } from './fixtures.ts';
import { flip } from './intents.ts';
import { revisionSchema, type RegistryRevision } from './registry.ts';
import { ownFolderOf } from './store.ts';

const FLIPS = 100;
const IMPORTS = ['fixtures.ts', 'intents.ts'].map((file) => new URL(file, import.meta.url).href);

/** Starts a process that flips its own area, and the shop back and forth, a hundred times. */
async function publishOften(folder: string, name: string): Promise<void> {
  const program = `
    const [{ openStore }, { flip }] = await Promise.all(${JSON.stringify(IMPORTS)}.map((file) => import(file)));
    const store = openStore(${JSON.stringify(folder)});
    for (let index = 0; index < ${FLIPS}; index += 1) {
      const version = '${name}-' + (index % 2);
      await flip(store, { '${name}': version, shop: version }, { who: '${name}', reason: String(index) });
    }`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  assert.equal(code, 0);
}

/** Reads every revision as soon as it exists; none may be truncated. */
async function watchRevisions(folder: string, until: Promise<unknown>): Promise<number> {
  let isOver = false;
  void until.finally(() => (isOver = true));
  const reader = openStore(folder);
  const seen = new Set<string>();
  let last = 0;
  while (!isOver) {
    for (const file of await readdir(path.join(folder, 'registry')).catch(() => [])) {
      if (!file.endsWith('.json') || seen.has(file)) continue;
      revisionSchema.parse(JSON.parse(await readFile(path.join(folder, 'registry', file), 'utf8')));
      seen.add(file);
    }
    const { revision } = await reader.readRegistry();
    assert.ok(revision >= last);
    last = revision;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return seen.size;
}

test('Two processes with 100 releases each lose no change, and reads are complete', async () => {
  const store = await makeStore();
  const { folder } = store;
  const teams = ['north', 'south'];
  for (const team of teams) {
    for (const version of [`${team}-0`, `${team}-1`]) {
      await putRelease(store, team, version);
      await putRelease(store, 'shop', version);
    }
  }
  const publishing = Promise.all(teams.map((team) => publishOften(folder, team)));
  const seen = await watchRevisions(folder, publishing);
  await publishing;
  assert.ok(seen > 20, `The reader saw only ${seen} revisions during the writes.`);

  const log = (await store.history(Infinity)).reverse();
  assert.deepEqual(
    log.map(({ revision }) => revision),
    Array.from({ length: 2 * FLIPS }, (_, index) => index + 1),
  );
  for (const team of teams) {
    const reasons = log.filter(({ change }) => change?.who === team).map(({ change }) => change?.reason);
    assert.deepEqual(
      reasons,
      Array.from({ length: FLIPS }, (_, index) => String(index)),
    );
  }
  const states = [{}, ...log.map(({ releases }) => releases)] as RegistryRevision['releases'][];
  log.forEach(({ releases, change }, index) => {
    const before = states[index] ?? {};
    const other = change?.who === 'north' ? 'south' : 'north';
    assert.deepEqual(releases[other], before[other]);
    assert.equal(change?.releases.shop?.from, before.shop?.current ?? null);
  });
  const { releases } = await store.readRegistry();
  assert.deepEqual(releases.north, { current: 'north-1', previous: 'north-0' });
  assert.deepEqual(releases.south, { current: 'south-1', previous: 'south-0' });
});

/** Store with three revisions and the shop at its third release. */
async function openShop() {
  const store = await makeStore();
  const { folder } = store;
  for (const version of ['1', '2', '3', '4']) await putRelease(store, 'shop', version);
  for (const version of ['1', '2', '3']) await flip(store, { shop: version }, { who: 'Amal' });
  const file = (revision: number) => path.join(folder, 'registry', `0000000${revision}.json`);
  const last = path.join(ownFolderOf(folder), 'last-revision.json');
  /** Registry as read by a process started now, on this machine or on one that has never seen it. */
  const restart = () => openStore(folder).readRegistry();
  const startElsewhere = async () => {
    await rm(last, { force: true });
    return restart();
  };
  return { folder, store, file, last, restart, startElsewhere };
}

type Harm = (file: string) => Promise<unknown>;

const HARMS: [string, Harm][] = [
  ['is truncated', (file) => truncate(file, 40)],
  ['is empty', (file) => truncate(file, 0)],
  ['is not JSON', (file) => appendFile(file, '}')],
  ['is not a revision', (file) => writeFile(file, '{"revision":3,"releases":[]}')],
  ['is a copy of an older one', (file) => copyFile(file.replace('3.json', '1.json'), file)],
  ['is missing', (file) => rm(file)],
];

for (const [what, harm] of HARMS) {
  test(`When the newest revision ${what}, it remains in force where it was seen`, async () => {
    const { store, file, restart, startElsewhere } = await openShop();
    await harm(file(3));
    assert.equal((await store.readRegistry()).revision, 3);
    assert.equal((await restart()).revision, 3);
    const found = await startElsewhere();
    assert.equal(found.revision, 2, 'a machine that has never seen it gets the previous one');
    assert.equal(found.releases.shop?.current, '2');

    const next = await flip(store, { shop: '4' }, { who: 'Badr' });
    assert.equal(next?.revision, 4, 'a number is not reused');
    assert.deepEqual(next?.releases.shop, { current: '4', previous: '3' });
    assert.deepEqual(await startElsewhere(), next);
    assert.deepEqual(await store.readRegistry(), next);
    assert.deepEqual(
      (await store.history(10)).map(({ revision }) => revision),
      [4, 2, 1],
    );
  });
}

test('A truncated new revision is ignored, and the one after it is used', async () => {
  const { folder, store, file } = await openShop();
  const reader = openStore(folder);
  assert.equal((await reader.readRegistry()).revision, 3);
  await writeFile(file(4), '{"revision":4,');
  assert.equal((await reader.readRegistry()).revision, 3);
  const next = await flip(store, { shop: '4' }, { who: 'Badr' });
  assert.equal(next?.revision, 5);
  assert.deepEqual(await reader.readRegistry(), next);
});

test('Without the registry, running and restarted processes use the last revision', async () => {
  const { folder, store, restart } = await openShop();
  const good = await store.readRegistry();
  await rm(path.join(folder, 'registry'), { recursive: true });
  assert.deepEqual(await store.readRegistry(), good);
  assert.deepEqual(await restart(), good);

  const next = await flip(store, { shop: '4' }, { who: 'Badr' });
  assert.equal(next?.revision, 4);
  assert.equal(next?.releases.shop?.previous, '3');
  assert.deepEqual(await restart(), next);
});

test('A running shop survives the loss of its whole disk', async () => {
  const { folder, store } = await openShop();
  const good = await store.readRegistry();
  const away = `${folder}-away`;
  await rename(folder, away);
  assert.deepEqual(await store.readRegistry(), good);
  await rename(away, folder);
  assert.deepEqual(await store.readRegistry(), good);
});

test('A start with a broken registry and a broken copy finds no releases', async () => {
  const { file, last, restart } = await openShop();
  for (const revision of [1, 2, 3]) await truncate(file(revision), 0);
  assert.equal((await restart()).releases.shop?.current, '3');
  await truncate(last, 0);
  assert.deepEqual(await restart(), { revision: 0, before: [], releases: {}, change: null });
});

test('A reader that cannot store its last revision still serves and reports it', async () => {
  const { folder, last } = await openShop();
  await rm(last);
  await mkdir(path.join(last, 'in-the-way'), { recursive: true });
  const store = openStore(folder);
  assert.equal((await store.readRegistry()).revision, 3);
  assert.match(String(store.takeProblems()), /cannot be stored in .*last-revision\.json.*LAST_REVISION_FILE/);
});

test('A refused or empty change leaves no revision', async () => {
  const registry = await makeStore();
  await assert.rejects(
    registry.change(() => {
      throw new Error('No.');
    }),
    /No\./,
  );
  assert.equal(await registry.change(() => null), null);
  assert.deepEqual(await registry.history(10), []);
});
