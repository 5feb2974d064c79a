import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { publishBuilds } from './builds.ts';
import { makeBuild, makeFolder, makeStore, openStore } from './fixtures.ts';
import { rollback, setCanary } from './intents.ts';

const AMAL = { who: 'Amal' };

/** Workspace with a shell and a pharmacy, and `npm start`'s publishing. */
async function openWorkspace() {
  const [{ folder: releases }, folder] = await Promise.all([makeStore(), makeFolder()]);
  const packages = ['shell', 'pharmacy'].map((name) => ({ name, directory: path.join(folder, name) }));
  const start = async (text: string) => {
    await makeBuild(folder, 'shell');
    await makeBuild(folder, 'pharmacy', { files: { 'area.js': text } });
    const store = openStore(releases);
    const waiting = await publishBuilds(store, packages);
    return { store, waiting, ...(await store.readRegistry()) };
  };
  return { releases, start };
}

test('The first start makes everything live; a start without changes does nothing', async () => {
  const { start } = await openWorkspace();
  const first = await start('one');
  assert.equal(first.revision, 1);
  assert.deepEqual(Object.keys(first.releases), ['shell', 'pharmacy']);
  assert.equal(first.change?.who, 'npm start');
  assert.deepEqual(first.waiting, {});
  assert.equal((await start('one')).revision, 1);
});

test('A start after a change of the pharmacy makes only that live', async () => {
  const { start } = await openWorkspace();
  const first = await start('one');
  const second = await start('two');
  assert.deepEqual(Object.keys(second.change?.releases ?? {}), ['pharmacy']);
  assert.equal(second.releases.pharmacy?.previous, first.releases.pharmacy?.current);
});

test('A restart after a rollback does not reactivate the faulty release', async () => {
  const { releases, start } = await openWorkspace();
  const first = await start('one');
  const second = await start('two');
  await rollback(second.store, 'pharmacy', AMAL);
  const third = await start('two');
  assert.equal(third.releases.pharmacy?.current, first.releases.pharmacy?.current);
  assert.deepEqual(third.waiting, { pharmacy: second.releases.pharmacy?.current });

  await rm(path.join(releases, 'registry'), { recursive: true });
  const fourth = await start('two');
  assert.equal(fourth.releases.pharmacy?.current, first.releases.pharmacy?.current);
});

test('A restart does not make a rolled-back canary current', async () => {
  const { start } = await openWorkspace();
  const first = await start('one');
  const second = await start('two');
  const canary = second.releases.pharmacy?.current ?? '';
  await rollback(second.store, 'pharmacy', AMAL);
  await setCanary(second.store, 'pharmacy', { version: canary, percent: 5 }, AMAL);
  await setCanary(second.store, 'pharmacy', null, AMAL);
  assert.equal((await start('two')).releases.pharmacy?.current, first.releases.pharmacy?.current);
});
