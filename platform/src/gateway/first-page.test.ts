import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { openStore as storeAgain } from '../release/fixtures.ts';
import { disable, flip } from '../release/intents.ts';
import { SHELL } from '../release/release.ts';
import { createFirstPages } from './first-page.ts';
import { BY, createReleases, openGateway, shopArea } from './testing.ts';

const PAGES = `
export const findPage = () => ({ calls: [], describe: () => ({ status: 200, head: [] }) });
export const listSitemaps = async () => ['pages'];
export const readSitemap = async (name) => name === 'pages' ? [{ path: '/shop' }] : null;
`;

/** Shop and blog with first-page modules that can be removed and restored. */
async function openReleases() {
  const { root, store, publish } = await createReleases();
  await publish(SHELL, '1', {});
  await publish('shop', '1', { area: shopArea }, { 'first-page.mjs': PAGES });
  const blog = { ...shopArea, name: 'blog', basePath: '/blog' };
  await publish('blog', '1', { area: blog }, { 'first-page.mjs': PAGES.replaceAll("'pages'", "'posts'") });
  await flip(store, { [SHELL]: '1', shop: '1', blog: '1' }, BY);
  const file = (name: string) => path.join(store.folderOf(name, '1'), 'first-page.mjs');
  return { root, store, lose: (name: string) => rm(file(name)), file };
}

const assertSentAway = async (ask: Awaited<ReturnType<typeof openGateway>>['ask'], urls: string[]) => {
  for (const url of urls) {
    const { statusCode, headers } = await ask(url);
    assert.deepEqual([statusCode, headers['retry-after'], headers['cache-control']], [503, '30', 'no-store'], url);
  }
};

test('An unreadable first-page module is retried after half a minute', async (t) => {
  const { store, lose, file } = await openReleases();
  let time = 0;
  const errors: unknown[] = [];
  t.mock.method(performance, 'now', () => time);
  const pages = createFirstPages(
    store,
    async () => null,
    (error) => errors.push(error),
  );
  const release = await store.readRelease('shop', '1');
  const source = await readFile(file('shop'));
  await lose('shop');
  assert.equal(await pages.load(release), null);
  await writeFile(file('shop'), source);
  time = 29_999;
  assert.equal(await pages.load(release), null);
  assert.equal(errors.length, 1);
  time = 30_000;
  const again = await Promise.all([pages.load(release), pages.load(release)]);
  assert.deepEqual(await again[0]?.listSitemaps(async () => ({ status: 200, body: {} })), ['pages']);
  assert.equal(again[0], again[1]);
});

test('The sitemap returns 503 while an area’s pages are unknown', async () => {
  const { store, lose } = await openReleases();
  await lose('shop');
  const { ask } = await openGateway(store);
  await assertSentAway(ask, ['/sitemap.xml', '/sitemap-pages.xml']);
  assert.match((await ask('/sitemap-posts.xml')).body, /<loc>https:\/\/balsam\.test\/shop<\/loc>/);
});

test('The sitemap returns 503 while an area is disabled; the others’ files work', async () => {
  const { store } = await openReleases();
  const { ask } = await openGateway(store);
  await disable(store, 'shop', { ...BY, reason: 'It charges twice.' });
  await assertSentAway(ask, ['/sitemap.xml', '/sitemap-pages.xml']);
  assert.equal((await ask('/sitemap-posts.xml')).statusCode, 200);
  assert.equal((await ask('/robots.txt')).statusCode, 200);
});

test('With an unreadable area, the sitemap returns 503 and robots.txt still works', async () => {
  const { root, store } = await openReleases();
  await rm(store.folderOf('shop', '1'), { recursive: true });
  // A fresh store, as in another process without cached reads.
  const { ask } = await openGateway(storeAgain(root));
  await assertSentAway(ask, ['/sitemap.xml', '/sitemap-pages.xml']);
  assert.equal((await ask('/robots.txt')).statusCode, 200);
});
