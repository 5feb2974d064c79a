import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { disable, enable, flip, removeArea, rollback } from '../release/intents.ts';
import { SHELL } from '../release/release.ts';
import { openStore as storeAgain } from '../release/fixtures.ts';
import { BY, createReleases, openCanary, openGateway, openTwoReleases, shopArea } from './testing.ts';

type Door = Awaited<ReturnType<typeof openGateway>>;

const areaOf = async ({ ask }: Door, cookie = '') => (await ask('/registry.json', cookie)).json().areas[0];
const memberOf = (group: number) => `release_group=${group}`;
const cookieFrom = (response: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
  String(response.headers['set-cookie'] ?? '');

/** Releases that 1,000 visitors get, by group. */
const releasesOf = async (door: Door) => {
  const people = Array.from({ length: 1000 }, (_, index) => memberOf(index * 10));
  return Promise.all(people.map(async (person) => (await areaOf(door, person)).version as string));
};

test('A page names the live release and its fallback', async () => {
  const { store } = await openTwoReleases();
  const door = await openGateway(store);
  const area = await areaOf(door);
  assert.deepEqual(
    [area.version, area.fallback.version, area.counted, area.disabled],
    ['2', '1', undefined, undefined],
  );
  assert.equal(area.fallback.entry, '/areas/shop/1/main.js');
  assert.equal(area.fallback.integrity, 'sha384-1');
  assert.match((await door.ask('/')).body, /<script defer src="\/areas\/shell\/2\/main\.js"/);
});

test('After a rollback, the next page names the previous release', async () => {
  const { store } = await openTwoReleases();
  const door = await openGateway(store);
  await areaOf(door);
  await rollback(store, 'shop', BY);
  assert.equal((await areaOf(door)).version, '1');
});

test('A canary of 10 % reaches a tenth of 1,000 visitors, always the same ones', async () => {
  const releases = await openTwoReleases();
  const door = await openGateway(releases.store);
  await openCanary(releases, 10);
  const first = await releasesOf(door);
  const share = first.filter((version) => version === '3').length / first.length;
  assert.ok(share > 0.07 && share < 0.13, `${share}`);
  assert.deepEqual(await releasesOf(door), first);
});

test('A canary falls back to the current release, and all loads are counted', async () => {
  const releases = await openTwoReleases();
  const door = await openGateway(releases.store);
  await openCanary(releases, 50);
  const areas = await Promise.all(Array.from({ length: 40 }, (_, group) => areaOf(door, memberOf(group))));
  const pairs = new Set(areas.map(({ version, fallback }) => `${version}, else ${fallback.version}`));
  assert.deepEqual([...pairs].sort(), ['2, else 1', '3, else 2']);
  assert.ok(areas.every(({ counted }) => counted === true));
});

test('Visitors get a group once, and only while a canary is active', async () => {
  const releases = await openTwoReleases();
  const door = await openGateway(releases.store);
  assert.equal(cookieFrom(await door.ask('/')), '');
  await openCanary(releases, 10);
  const cookie = cookieFrom(await door.ask('/'));
  assert.match(cookie, /^release_group=\d{1,4}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  assert.equal(cookieFrom(await door.ask('/', cookie.split(';')[0])), '');
});

test('A canary of the shell uses its own page template', async () => {
  const releases = await openTwoReleases();
  const door = await openGateway(releases.store);
  await openCanary(releases, 50, SHELL);
  const pages = await Promise.all(Array.from({ length: 40 }, (_, group) => door.ask('/', memberOf(group))));
  const shells = new Set(pages.map(({ body }) => /src="\/areas\/shell\/(\d)/.exec(body)?.[1]));
  assert.deepEqual([...shells].sort(), ['2', '3']);
});

test('An unreadable canary is replaced by the current release and logged', async () => {
  const log: string[] = [];
  const releases = await openTwoReleases();
  await openCanary(releases, 99);
  await openCanary(releases, 99, SHELL);
  for (const name of ['shop', SHELL]) await rm(releases.store.folderOf(name, '3'), { recursive: true });
  // A fresh store, as in another process without cached reads.
  const door = await openGateway(storeAgain(releases.root), { log: (line) => log.push(line) });
  const pages = await Promise.all(Array.from({ length: 20 }, (_, group) => door.ask('/', memberOf(group))));
  assert.ok(pages.every(({ statusCode, body }) => statusCode === 200 && body.includes('/areas/shell/2/')));
  assert.deepEqual(
    [(await areaOf(door, memberOf(1))).version, (await areaOf(door, memberOf(1))).fallback.version],
    ['2', '1'],
  );
  assert.match(log.join(''), /Release 3 of shop cannot be read/);
  assert.match(log.join(''), /Release 3 of shell cannot be read/);
});

test('An unreadable current release is replaced by the previous, without fallback', async () => {
  const { root, store } = await openTwoReleases();
  for (const name of ['shop', SHELL]) await writeFile(path.join(store.folderOf(name, '2'), 'release.json'), '{ torn');
  const door = await openGateway(storeAgain(root));
  const area = await areaOf(door);
  assert.deepEqual([area.version, area.fallback], ['1', undefined]);
  assert.match((await door.ask('/')).body, /\/areas\/shell\/1\//);
});

test('A release incompatible with the shell is not a fallback', async () => {
  const { store, publish } = await createReleases();
  const needsOldRouter = { router: { version: '6.0.0', range: '^6.0.0', names: null } };
  const bringsNewRouter = { router: { version: '7.0.0', range: '', names: [] } };
  await publish(SHELL, '1', { shared: needsOldRouter });
  await publish('shop', '1', { area: shopArea, shared: needsOldRouter });
  await flip(store, { [SHELL]: '1', shop: '1' }, BY);
  await publish(SHELL, '2', { shared: bringsNewRouter });
  await publish('shop', '2', { area: shopArea });
  await flip(store, { [SHELL]: '2', shop: '2' }, BY);
  const area = await areaOf(await openGateway(store));
  assert.deepEqual([area.version, area.fallback], ['2', undefined]);
});

test('Pages of a disabled area return 503, and other areas work', async () => {
  const { store, publish } = await openTwoReleases();
  const module = `
    export const listSitemaps = async () => ['pages'];
    export const readSitemap = async () => [];
    export const findPage = () => ({ calls: [], describe: () => ({ status: 200, head: [{ tag: 'title', text: 'Cart' }] }) });
  `;
  await publish('portal', '1', { area: { ...shopArea, name: 'portal', basePath: '/vendor' } });
  await publish('shop', '3', { area: shopArea }, { 'first-page.mjs': module });
  await flip(store, { shop: '3', portal: '1' }, BY);
  const door = await openGateway(store);
  assert.match((await door.ask('/sitemap.xml')).body, /sitemap-pages/);
  await disable(store, 'shop', { ...BY, reason: 'It charges twice.' });
  const page = await door.ask('/cart');
  assert.equal(page.statusCode, 503);
  assert.equal(page.headers['retry-after'], '60');
  assert.match(page.body, /src="\/areas\/shell\/2/);
  assert.match(page.body, /"disabled":true/);
  assert.doesNotMatch(page.body, /preload|Cart|It charges twice/);
  assert.equal((await door.ask('/vendor/orders')).statusCode, 200);
  assert.equal((await door.ask('/sitemap.xml')).statusCode, 503);
  await enable(store, 'shop', BY);
  const again = await door.ask('/cart');
  assert.equal(again.statusCode, 200);
  assert.match(again.body, /<title data-first-page>Cart/);
  await disable(store, 'portal', { ...BY, reason: 'It is slow.' });
  assert.match((await door.ask('/sitemap.xml')).body, /sitemap-pages/);
});

test('The URL of a removed area is a missing page of the shop', async () => {
  const { store, publish } = await openTwoReleases();
  const module = `
    export const findPage = ({ path }) => ({ calls: [], describe: () => ({ status: path === '/' ? 200 : 404, head: [] }) });
  `;
  await publish('portal', '1', { area: { ...shopArea, name: 'portal', basePath: '/vendor' } });
  await publish('shop', '3', { area: shopArea }, { 'first-page.mjs': module });
  await flip(store, { shop: '3', portal: '1' }, BY);
  const door = await openGateway(store);
  assert.equal((await door.ask('/vendor/orders')).statusCode, 200);
  await removeArea(store, 'portal', BY);
  const page = await door.ask('/vendor/orders');
  assert.equal(page.statusCode, 404);
  assert.doesNotMatch(page.body, /portal/);
});

test('Pages are served while the registry is truncated, empty or missing', async () => {
  const { root, store } = await openTwoReleases();
  const door = await openGateway(store);
  const newcomers = () => openGateway(storeAgain(root));
  await areaOf(door);
  for (const content of ['', '{ torn', '{"revision":3}']) {
    await writeFile(path.join(root, 'registry/00000003.json'), content);
    assert.equal((await areaOf(door)).version, '2');
    assert.equal((await areaOf(await newcomers())).version, '2');
  }
  await rm(path.join(root, 'registry'), { recursive: true });
  assert.equal((await areaOf(door)).version, '2');
  assert.equal((await areaOf(await newcomers())).version, '2');
  assert.equal((await (await newcomers()).ask('/')).statusCode, 200);
});

test('Before the first release, the fallback page is shown in both languages', async () => {
  const { store } = await createReleases();
  const { ask } = await openGateway(store);
  for (const url of ['/', '/registry.json', '/sitemap.xml']) {
    const response = await ask(url);
    assert.equal(response.statusCode, 503);
    assert.equal(response.headers['retry-after'], '60');
    assert.equal(response.headers['cache-control'], 'no-cache');
    assert.match(response.body, /We will be back in a moment[^]*dir="rtl"><h1>سنعود بعد لحظات/);
    assert.doesNotMatch(response.body, /Error|node:|\.ts/);
  }
});
