import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Registry } from 'prom-client';
import { disable, enable, flip, rollback, setCanary } from '../release/intents.ts';
import { SHELL } from '../release/release.ts';
import { FAULTY_RENDERER } from '../render/testing.ts';
import type { CallBackend } from './first-page.ts';
import { BY, createReleases, openGateway as openDoorBefore, SECRET, shopArea } from './testing.ts';

/** Shop whose pages are rendered, except its cart. */
const PAGES = `
export const findPage = ({ path }) => ({
  isRendered: path !== '/cart',
  calls: ['products'],
  describe: () => ({ status: path === '/gone' ? 404 : 200, head: [{ tag: 'title', text: 'The title' }] }),
});
export const listSitemaps = async () => ['pages'];
export const readSitemap = async () => [{ path: '/shop' }, { path: '/about' }];
`;

/** Area renderer that prints its version and its request. */
const area = (version: string) =>
  `export const render = (request) => '<main>shop ' + ${version} + ' ' + JSON.stringify(request).replaceAll('<', '(') + '</main>';`;
const frame = (version: string) =>
  `export const renderFrame = (_request, { name, html }) => '<header>shell ' + ${version} + '</header><div data-area="' + name + '">' + html + '</div>';`;

type DoorOptions = Parameters<typeof openDoorBefore>[1];

/** Releases "1" and "2" of a shell and a shop with renderers; "1" is live. */
async function openReleases(renderer = area) {
  const releases = await createReleases();
  for (const version of ['1', '2']) {
    await releases.publish(SHELL, version, {}, { 'server.mjs': frame(version) });
    const files = { 'first-page.mjs': PAGES, 'server.mjs': renderer(version) };
    await releases.publish('shop', version, { area: shopArea }, files);
  }
  await flip(releases.store, { [SHELL]: '1', shop: '1' }, BY);
  return releases;
}

async function openGateway({ store }: Awaited<ReturnType<typeof openReleases>>, options: DoorOptions = {}) {
  const lines: string[] = [];
  const { app, ask } = await openDoorBefore(store, { log: (line) => lines.push(line), ...options });
  /** Requests the page until this release renders it: a new release is loaded first. */
  const askUntil = async (by: string, url = '/', cookie = '') => {
    for (;;) {
      const response = await ask(url, cookie);
      if (response.body.includes(`data-rendered="${by}`)) return response;
      await wait(10);
    }
  };
  return { app, ask, askUntil, lines };
}

const EMPTY = '<div id="root"></div>';

test('A rendered page has its styles inside, which its policy allows', async () => {
  const releases = await createReleases();
  const css = 'main{color:#123}';
  const styled = { preload: ['main.css', 'main.js'] };
  await releases.publish(SHELL, '1', styled, { 'server.mjs': frame('1'), 'main.css': css });
  await releases.publish('shop', '1', { area: shopArea }, { 'first-page.mjs': PAGES, 'server.mjs': area('1') });
  await flip(releases.store, { [SHELL]: '1', shop: '1' }, BY);
  const { ask, askUntil } = await openGateway(releases);
  const { body, headers } = await askUntil('shop/1');
  assert.ok(body.includes(`<style>${css}</style>`));
  // Not fetched: the loader of an area looks for the link.
  assert.match(body, /<link rel="stylesheet" href="\/areas\/shell\/1\/main\.css"[^>]* disabled>/);
  assert.match(String(headers['content-security-policy']), /style-src 'self' 'sha256-[\w+/=]+';/);
  const { body: notRendered } = await ask('/cart');
  assert.match(notRendered, /<link rel="stylesheet" href="\/areas\/shell\/1\/main\.css"(?!.*disabled)/);
});

test('The first HTML has the page’s content in the shell’s frame', async () => {
  const { ask, askUntil } = await openGateway(await openReleases());
  const { body, headers, statusCode } = await askUntil('shop/1', '/shop?page=2', 'lang=ar; currency=BHD');
  assert.equal(statusCode, 200);
  assert.match(body, /<html lang="ar" dir="rtl">/);
  assert.match(body, /<div id="root" data-rendered="shop\/1"><header>shell 1<\/header><div data-area="shop"><main>/);
  assert.match(body, /<main>shop 1 \{"path":"\/shop\?page=2","lang":"ar","currency":"BHD","registry":/);
  assert.match(body, /"products":\{"status":200,"body":\{"products":\[\]\}\}/);
  assert.match(body, /<title data-first-page>The title<\/title>/);
  assert.match(body, /id="first-responses"/);
  assert.match(String(headers['content-security-policy']), /script-src 'self';.*style-src 'self';/);
  assert.doesNotMatch(body, /<script>| style=/);
  assert.equal((await ask('/gone')).statusCode, 404);
  assert.match((await askUntil('shop/1', '/gone')).body, /"path":"\/gone"/);
});

test('The gateway reports when pages can be rendered', async () => {
  const registry = new Registry();
  let onWarm = () => {};
  const warm = new Promise<void>((resolve) => (onWarm = resolve));
  const { app, askUntil } = await openGateway(await openReleases(), { registry, onWarm });
  await app.ready();
  await warm;
  await askUntil('shop/1');
  const counted = await registry.metrics();
  assert.match(counted, /outcome="rendered"/);
  assert.doesNotMatch(counted, /outcome="cold"/);
});

test('Without rendering, the gateway is warm immediately', async () => {
  const { store } = await openReleases();
  let isTold = false;
  const options = { onWarm: () => (isTold = true), rendering: { threads: 0, cacheBytes: 0 } };
  await (await openDoorBefore(store, options)).app.ready();
  assert.ok(isTold);
});

test('A renderer receives nothing personal and no proofs', async () => {
  const { askUntil } = await openGateway(await openReleases());
  const { body } = await askUntil('shop/1', '/', 'token=a-secret-token; release_group=7; currency=SAR');
  const [, rendered = ''] = /<main>(.*)<\/main>/.exec(body) ?? [];
  assert.match(rendered, /"areas":\[\{"name":"shop","basePath":"\/"/);
  for (const secret of ['a-secret-token', 'release_group', 'proof', '127.0.0.1', SECRET])
    assert.ok(!rendered.includes(secret), secret);
  assert.match(body, /"proof":/);
});

test('Visitors with different themes share a rendering, but not its first tag', async () => {
  const { ask, askUntil } = await openGateway(await openReleases(), {
    rendering: { threads: 1, cacheBytes: 1_000_000 },
  });
  await askUntil('shop/1');
  const read = async (cookie: string) =>
    gunzipSync((await ask('/', cookie, { 'accept-encoding': 'gzip' })).rawPayload).toString();
  assert.match(await read(''), /<html lang="en" dir="ltr">.*data-rendered/s);
  assert.match(await read('theme=dark'), /<html lang="en" dir="ltr" data-bs-theme="dark">.*data-rendered/s);
  assert.match(await read('theme=light'), /<html lang="en" dir="ltr" data-bs-theme="light">.*data-rendered/s);
});

test('A cached page is compressed once, with separate proofs per visitor', async () => {
  const releases = await openReleases();
  const { ask, askUntil } = await openGateway(releases, { rendering: { threads: 1, cacheBytes: 1_000_000 } });
  await askUntil('shop/1');
  const withoutProofs = (html: string) => html.replaceAll(/"proof":"[^"]*"/g, '"proof"');
  const proofsOf = (html: string) => html.match(/"proof":"[^"]*"/g) ?? [];
  const plain = (await ask('/')).body;
  const read = async (encoding: 'br' | 'gzip') => {
    const { headers, rawPayload } = await ask('/', '', { 'accept-encoding': `deflate, ${encoding}` });
    assert.deepEqual([headers['content-encoding'], headers.vary], [encoding, 'Cookie, Accept-Encoding']);
    return (encoding === 'br' ? brotliDecompressSync : gunzipSync)(rawPayload).toString();
  };
  const pages = [plain, await read('br'), await read('br'), await read('gzip'), await read('gzip')];
  assert.deepEqual(
    pages.map(withoutProofs),
    pages.map(() => withoutProofs(plain)),
  );
  assert.equal(new Set(pages.flatMap(proofsOf)).size, pages.length);
  await setCanary(releases.store, SHELL, { version: '2', percent: 50 }, BY);
  const { headers, body } = await ask('/', 'release_group=0', { 'accept-encoding': 'br' });
  assert.equal(headers['content-encoding'], undefined);
  assert.match(body, /data-proof="/);
});

test('Pages without rendering are served unchanged', async () => {
  const releases = await openReleases();
  const portal = { ...shopArea, name: 'portal', basePath: '/vendor' };
  await releases.publish('portal', '1', { area: portal }, { 'first-page.mjs': PAGES });
  await flip(releases.store, { portal: '1' }, BY);
  let isThere = true;
  const askApi: CallBackend = async () => (isThere ? { status: 200, body: {} } : { status: 500, body: {} });
  const { ask, askUntil } = await openGateway(releases, { askApi });
  await askUntil('shop/1');
  const root = async (url: string) => /<div id="root".*<\/div>/.exec((await ask(url)).body)?.[0];
  assert.deepEqual([await root('/cart'), await root('/vendor/orders')], [EMPTY, EMPTY]);
  isThere = false;
  assert.equal(await root('/'), EMPTY);
  isThere = true;
  await disable(releases.store, 'shop', { ...BY, reason: 'closed' });
  assert.equal(await root('/'), EMPTY);
  await enable(releases.store, 'shop', BY);
  await askUntil('shop/1');
  const off = await openGateway(releases, { rendering: { threads: 0, cacheBytes: 0 } });
  assert.match((await off.ask('/')).body, /<div id="root"><\/div>/);
});

test('Each page is rendered by its own releases during canary, flip and rollback', async () => {
  const releases = await openReleases();
  const { store } = releases;
  const { askUntil } = await openGateway(releases);
  await setCanary(store, 'shop', { version: '2', percent: 50 }, BY);
  const groups = Array.from({ length: 12 }, (_, group) => `release_group=${group}`);
  await Promise.all(groups.map((cookie) => askUntil('shop/', '/', cookie)));
  const seen = new Set<string>();
  const look = async (cookie: string, url: string) => {
    const { body } = await askUntil('shop/', url, cookie);
    const registry = JSON.parse(/id="registry">(.*)<\/script>/.exec(body)?.[1] ?? '');
    const named: string = registry.areas[0].version;
    const [, by, shown] = /data-rendered="shop\/(\d)".*<main>shop (\d)/.exec(body) ?? [];
    assert.deepEqual([by, shown], [named, named]);
    seen.add(named);
  };
  await Promise.all(groups.flatMap((cookie) => ['/', '/shop', '/about'].map((url) => look(cookie, url))));
  assert.deepEqual([...seen].sort(), ['1', '2']);
  await flip(store, { [SHELL]: '2', shop: '2' }, BY);
  assert.match((await askUntil('shop/2')).body, /<header>shell 2<\/header>/);
  await rollback(store, SHELL, BY);
  assert.match((await askUntil('shop/2')).body, /<header>shell 1<\/header>/);
  await rollback(store, 'shop', BY);
  assert.match((await askUntil('shop/1')).body, /<header>shell 1<\/header>/);
});

test('A release on another origin is rendered with its own URLs', async () => {
  const { askUntil } = await openGateway(await openReleases(), { areaOrigins: { shop: 'https://files.test' } });
  const { body } = await askUntil('shop/1');
  assert.match(body, /<main>.*"entry":"https:\/\/files\.test\/areas\/shop\/1\/main\.js"/);
});

test('A failing page is served without content and logged; others are rendered', async () => {
  const releases = await openReleases(() => FAULTY_RENDERER);
  const { ask, askUntil, lines } = await openGateway(releases);
  await askUntil('shop/1', '/shop');
  assert.equal((await askUntil('shop/1', '/throws?token=secret')).statusCode, 200);
  const failure = () => lines.find((text) => text.includes('could not be rendered'));
  let failed = await ask('/throws');
  // A late page has not failed yet, or was not tried.
  for (; failure() === undefined; failed = await ask('/throws')) await wait(10);
  assert.ok(failed.body.includes(EMPTY));
  assert.match(failed.body, /<title data-first-page>The title<\/title>/);
  const line = JSON.parse(failure() ?? '{}');
  assert.deepEqual([line.release, line.path, line.kind], ['shop/1', '/throws', 'threw']);
  assert.match(line.err.stack, /There is no such thing\.\s+at .*shop\/1\/server\.mjs/);
  assert.match((await askUntil('shop/1', '/about')).body, /<main>\/about en<\/main>/);
});

test('A renderer does not run after it was changed on disk', async () => {
  const releases = await openReleases();
  await appendFile(path.join(releases.store.folderOf('shop', '1'), 'server.mjs'), 'export const tampered = true;');
  const { ask, lines } = await openGateway(releases);
  assert.ok((await ask('/')).body.includes(EMPTY));
  while (lines.length === 0) await wait(5);
  assert.match(lines.join(''), /server\.mjs of shop 1 was changed after it was signed/);
  assert.ok((await ask('/')).body.includes(EMPTY));
});
