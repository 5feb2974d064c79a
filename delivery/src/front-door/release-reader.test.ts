import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { test } from 'node:test';
import { createReleaseStore } from '../release/store.ts';
import { createReleaseReader } from './release-reader.ts';
import { openTwoReleases } from './testing.ts';

test('A release that is away is told once, and served again seconds after it came back', async () => {
  const { root, store } = await openTwoReleases();
  const folder = store.folderOf('shell', '2');
  const told: unknown[] = [];
  let seconds = 0;
  const { readShell } = createReleaseReader(
    createReleaseStore(root),
    (error) => told.push(error),
    () => seconds * 1000,
  );
  await rename(folder, `${folder}-away`);
  for (let asked = 0; asked < 3; asked += 1) assert.equal(await readShell('2'), null);
  assert.equal(told.length, 1);
  await rename(`${folder}-away`, folder);
  assert.equal(await readShell('2'), null);
  seconds = 5;
  assert.equal((await readShell('2'))?.release.version, '2');
  assert.equal(told.length, 1);
});

test('A shell’s page is read from the disk once', async () => {
  const { root, store } = await openTwoReleases();
  const { readShell } = createReleaseReader(createReleaseStore(root), (error) => assert.ifError(error));
  const first = await readShell('2');
  await rename(store.folderOf('shell', '2'), `${store.folderOf('shell', '2')}-away`);
  assert.deepEqual(await readShell('2'), first);
});
