import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { PACKAGES } from '../release/paths.ts';
import { openStore } from '../release/fixtures.ts';
import { readSources, otherReleases, withSources } from './sources.ts';

const SOURCES = readSources('shell=http://127.0.0.1:4001,vendor-portal=http://127.0.0.1:4002');

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balsam-sources-'));
});

after(() => rm(folder, { recursive: true, force: true }));

test('An area under development is served from source, all others as released', async () => {
  const store = withSources(openStore(folder), SOURCES);
  const { releases } = await store.readRegistry();
  assert.deepEqual(releases, {
    shell: { current: 'dev', previous: null },
    'vendor-portal': { current: 'dev', previous: null },
  });
  const release = await store.readRelease('vendor-portal', 'dev');
  assert.equal(release.area?.basePath, '/vendor');
  assert.deepEqual(release.files, {});
  const page = await store.readFileOf(await store.readRelease('shell', 'dev'), 'index.html');
  assert.match(page.toString(), /<!doctype html>/);
  await assert.rejects(store.readRelease('storefront', 'dev'), /no release dev of storefront/);
});

test('Packages not served from source are published, including the shell', () => {
  const names = (sources: Record<string, string>) => otherReleases(sources).map(({ name }) => name);
  const others = PACKAGES.filter(({ name }) => name !== 'vendor-portal').map(({ name }) => name);
  assert.deepEqual(names(SOURCES), others);
  assert.deepEqual(
    names(readSources()),
    PACKAGES.map(({ name }) => name),
  );
  assert.deepEqual(names(Object.fromEntries(PACKAGES.map(({ name }) => [name, '']))), []);
});
