import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pointer } from '../release/registry.ts';
import type { Release } from '../release/release.ts';
import { createRenderers } from './renderers.ts';
import { FAULTY_RENDERER, taskFor } from './testing.ts';

const SINCE = '2026-11-21T08:00:00Z';

const releaseOf = (name: string, version: string, files = { 'server.mjs': 'sha384-1' }) =>
  ({ name, version, files }) as unknown as Release;

/** Renderers with a mutable registry. */
function openRenderers(isReadable = true, source = FAULTY_RENDERER) {
  const reported: string[] = [];
  const releases: Record<string, Pointer> = {};
  const store = {
    readRegistry: async () => ({ revision: 1, before: null, releases, change: null }),
    readRelease: async (name: string, version: string) =>
      name === 'portal' ? releaseOf(name, version, {} as never) : releaseOf(name, version),
    readFileOf: async () => {
      if (isReadable) return Buffer.from(source);
      throw new Error('It was changed.');
    },
  };
  const renderers = createRenderers({
    store: store as never,
    size: 1,
    listWarmUp: async () => [],
    report: () => undefined,
    reportError: (error) => reported.push(String(error)),
  });
  after(() => renderers.close());
  const untilReady = async (...keys: string[]) => {
    while (renderers.listReady().sort().join() !== keys.join()) await wait(5);
  };
  return { renderers, releases, reported, untilReady };
}

const live = (current: string, canary?: string): Pointer => ({
  current,
  previous: null,
  ...(canary && { canary: { version: canary, percent: 5, since: SINCE } }),
});

test('Live releases and canaries are loaded ahead; disabled areas are not', async () => {
  const { renderers, releases } = openRenderers();
  releases.shell = live('1');
  releases.shop = live('1', '2');
  releases.portal = live('1');
  releases.clinic = { ...live('1'), disabled: { reason: 'closed', since: SINCE } };
  await renderers.keepUp();
  assert.deepEqual(renderers.listReady().sort(), ['shell/1', 'shop/1', 'shop/2']);
});

test('Threads end only after their release is no longer live or used', async (t) => {
  let time = 0;
  t.mock.method(performance, 'now', () => time);
  const { renderers, releases } = openRenderers();
  releases.shop = live('1');
  await renderers.keepUp();
  releases.shop = live('2');
  await renderers.keepUp();
  assert.deepEqual(renderers.listReady().sort(), ['shop/1', 'shop/2']);
  time += 30_001;
  assert.equal(await renderers.find(releaseOf('shop', '1'))?.render(taskFor('/')), '<main>/ en</main>');
  await renderers.keepUp();
  assert.deepEqual(renderers.listReady().sort(), ['shop/1', 'shop/2']);
  time += 30_001;
  await renderers.keepUp();
  assert.deepEqual(renderers.listReady(), ['shop/2']);
});

test('keepUp settles even if a release cannot start', async () => {
  const { renderers, releases } = openRenderers(true, 'throw new Error("It does not load.");');
  releases.shop = live('1');
  await renderers.keepUp();
  assert.deepEqual(renderers.listReady(), []);
});

test('A requested release is loaded even before the registry check sees it', async () => {
  const { renderers, untilReady } = openRenderers();
  assert.equal(renderers.find(releaseOf('shop', '3')), null);
  await untilReady('shop/3');
});

test('An unreadable renderer is reported once, not for each page', async () => {
  const { renderers, reported } = openRenderers(false);
  for (let page = 0; page < 3; page += 1) {
    assert.equal(renderers.find(releaseOf('shop', '1')), null);
    await wait(1);
  }
  assert.deepEqual(reported, ['Error: It was changed.']);
});

test('Nothing is started after closing', async () => {
  const { renderers, releases } = openRenderers();
  releases.shop = live('1');
  await renderers.close();
  await renderers.keepUp();
  assert.equal(renderers.find(releaseOf('shop', '1')), null);
  await wait(20);
  assert.deepEqual(renderers.listReady(), []);
});
