import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { publish } from './publish.ts';
import { createReleaseStore } from './store.ts';

let folder: string;
let area: string;

const build = async (text: string) => {
  await mkdir(path.join(area, 'dist'), { recursive: true });
  await writeFile(path.join(area, 'dist/remoteEntry.js'), text);
  const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js' } } };
  await writeFile(path.join(area, 'dist/assets.json'), JSON.stringify({ __federation_expose_area: ['area.js'] }));
  await writeFile(path.join(area, 'dist/mf-manifest.json'), JSON.stringify(manifest));
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balsam-release-'));
  area = path.join(folder, 'pharmacy');
  await mkdir(area);
  const balsam = { area: { basePath: '/pharmacy', defaultLang: 'en', toastMs: 3000 } };
  await writeFile(path.join(area, 'package.json'), JSON.stringify({ version: '1.2.3', balsam }));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('A team that publishes the same build twice gets the same version', async () => {
  const store = createReleaseStore(path.join(folder, 'releases'));
  await build('one');
  const first = await publish(store, area);
  assert.equal(await publish(store, area), first);
  assert.match(first, /^1\.2\.3-[0-9a-f]{10}$/);
});

test('A team that changes one byte gets a new version, and the old files stay as they were', async () => {
  const store = createReleaseStore(path.join(folder, 'releases'));
  await build('one');
  const first = await publish(store, area);
  await build('two');
  const second = await publish(store, area);
  assert.notEqual(second, first);
  const kept = await readFile(path.join(store.folderOf('pharmacy', first), 'remoteEntry.js'), 'utf8');
  assert.equal(kept, 'one');
});

test('A release carries the hash of its entry and compressed twins of its scripts', async () => {
  const store = createReleaseStore(path.join(folder, 'releases'));
  await build('one');
  const version = await publish(store, area);
  const release = await store.readRelease('pharmacy', version);
  assert.deepEqual(release.preload, ['remoteEntry.js', 'area.js']);
  assert.match(release.files['remoteEntry.js'] ?? '', /^sha384-/);
  assert.deepEqual(release.area, { name: 'pharmacy', basePath: '/pharmacy', defaultLang: 'en', toastMs: 3000 });
  await readFile(path.join(store.folderOf('pharmacy', version), 'remoteEntry.js.br'));
});

test('Whoever points to a new release can see which one was live before', async () => {
  const store = createReleaseStore(path.join(folder, 'releases'));
  await store.point({ pharmacy: '1' });
  await store.point({ pharmacy: '2' });
  await store.point({ pharmacy: '2' });
  assert.deepEqual(await store.readPointers(), {
    revision: 3,
    releases: { pharmacy: { current: '2', previous: '1' } },
  });
});
