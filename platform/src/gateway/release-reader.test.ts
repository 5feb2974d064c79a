import assert from 'node:assert/strict';
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { openStore } from '../release/fixtures.ts';
import { createReleaseReader } from './release-reader.ts';
import { openTwoReleases } from './testing.ts';

test('An unreadable release is reported once and retried after seconds', async (t) => {
  const { root, store } = await openTwoReleases();
  const folder = store.folderOf('shell', '2');
  const errors: unknown[] = [];
  let seconds = 0;
  t.mock.method(performance, 'now', () => seconds * 1000);
  const { readShell } = createReleaseReader(openStore(root), (error) => errors.push(error));
  await rename(folder, `${folder}-away`);
  for (let asked = 0; asked < 3; asked += 1) assert.equal(await readShell('2'), null);
  assert.equal(errors.length, 1);
  await rename(`${folder}-away`, folder);
  assert.equal(await readShell('2'), null);
  seconds = 5;
  assert.equal((await readShell('2'))?.release.version, '2');
  assert.equal(errors.length, 1);
});

test('The page template of a shell is read once', async () => {
  const { root, store } = await openTwoReleases();
  const { readShell } = createReleaseReader(openStore(root), (error) => assert.ifError(error));
  const first = await readShell('2');
  await rename(store.folderOf('shell', '2'), `${store.folderOf('shell', '2')}-away`);
  assert.deepEqual(await readShell('2'), first);
});

test('A shell whose template was changed on disk is not served', async () => {
  const { root, store } = await openTwoReleases();
  const errors: string[] = [];
  const reader = createReleaseReader(openStore(root), (error) => errors.push(String(error)));
  await appendFile(path.join(store.folderOf('shell', '2'), 'index.html'), '<script src="https://evil.test"></script>');
  assert.equal(await reader.readShell('2'), null);
  assert.equal((await reader.readShell('1'))?.release.version, '1');
  assert.match(errors.join(), /index\.html of shell 2 was changed after it was signed/);
});

for (const [what, change] of [
  ['is not signed', ({ signature: _signature, ...release }: object & { signature?: unknown }) => release],
  ['differs from what was signed', (release: object) => ({ ...release, preload: ['evil.js'] })],
] as const) {
  test(`A release that ${what} is not served`, async () => {
    const { root, store } = await openTwoReleases();
    const file = path.join(store.folderOf('shop', '2'), 'release.json');
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
    const errors: string[] = [];
    const { readRelease } = createReleaseReader(openStore(root), (error) => errors.push(String(error)));
    assert.equal(await readRelease('shop', '2'), null);
    assert.match(errors.join(), /Release 2 of shop cannot be read\. release\.json of shop 2 (is not|was changed)/);
  });
}
