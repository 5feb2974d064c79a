import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { flip } from '../release/intents.ts';
import { SHELL } from '../release/release.ts';
import type { CallBackend } from './first-page.ts';
import { BY, createReleases, openGateway as openDoorBefore, shopArea } from './testing.ts';

const HEALTHY = `
export const findPage = ({ path, lang, currency }) => ({
  chunk: 'home',
  calls: ['products?featured=true'],
  describe: ([answer]) => ({
    status: path === '/gone' ? 404 : 200,
    head: [{ tag: 'title', text: [path, lang, currency, answer ? 'with data' : 'without'].join(' ') }],
  }),
});
export const listSitemaps = async () => ['pages'];
export const readSitemap = async (name) => name === 'pages' ? [{ path: '/shop?a=1&b=2', updatedAt: '2026-11-21' }] : null;
`;

/** Gateway with a shell, a shop that describes its pages in `module`, and a vendor portal that does not. */
async function openGateway(module: string, askApi?: CallBackend) {
  const { store, publish } = await createReleases();
  await publish(SHELL, '1', {});
  await publish('shop', '1', { area: shopArea }, { 'first-page.mjs': module });
  const portal = { ...shopArea, name: 'portal', basePath: '/vendor', signInPath: '/vendor/login' };
  await publish('portal', '1', { area: portal });
  await flip(store, { [SHELL]: '1', shop: '1', portal: '1' }, BY);
  const { ask } = await openDoorBefore(store, askApi && { askApi });
  return ask;
}

test('The first HTML has the page’s head and data in the visitor’s settings', async () => {
  const asked: unknown[] = [];
  const ask = await openGateway(HEALTHY, async (call, asker) => {
    asked.push([call, asker.lang, asker.currency]);
    return { status: 200, body: { products: ['mask'] } };
  });
  const { body, statusCode } = await ask('/shop?page=2', 'lang=ar; currency=BHD');
  assert.equal(statusCode, 200);
  assert.match(body, /<title data-first-page>\/shop\?page=2 ar BHD with data<\/title>/);
  assert.match(body, /"products\?featured=true":\{"status":200,"body":\{"products":\["mask"\]\}\}/);
  const platform = ['site', 'en', 'SAR'];
  assert.deepEqual(asked, [platform, ['products?featured=true', 'ar', 'BHD']]);
});

test('A first visit gets the default currency, and a choice overrides it', async () => {
  const ask = await openGateway(HEALTHY, async () => ({ status: 200, body: { data: { default_currency: 'BHD' } } }));
  const { body } = await ask('/');
  assert.match(body, /\/ en BHD/);
  assert.match(body, /"defaultCurrency":"BHD"/);
  assert.match((await ask('/', 'currency=USD')).body, /\/ en USD/);
  assert.match((await ask('/registry.json')).body, /"defaultCurrency":"BHD"/);
});

test('First visits, plain addresses and the manifest are in the default language', async () => {
  const ask = await openGateway(HEALTHY, async () => ({ status: 200, body: { data: { default_lang: 'ar' } } }));
  const { body } = await ask('/');
  assert.match(body, /<html lang="ar" dir="rtl">[^]*\/ ar SAR/);
  assert.match(body, /"defaultLang":"ar"/);
  assert.match((await ask('/', 'lang=en')).body, /<html lang="en" dir="ltr">[^]*\/ en SAR/);
  assert.match((await ask('/manifest.webmanifest')).body, /"lang":"ar","dir":"rtl"/);
  const part = (await ask('/sitemap-pages.xml')).body;
  assert.match(part, /hreflang="ar" href="https:\/\/balsam\.test\/shop\?a=1&amp;b=2"/);
  assert.match(part, /hreflang="en" href="https:\/\/balsam\.test\/shop\?a=1&amp;b=2&amp;lang=en"/);
});

test('A missing page returns 404 and is still a page', async () => {
  const ask = await openGateway(HEALTHY);
  const { body, statusCode } = await ask('/gone');
  assert.equal(statusCode, 404);
  assert.match(body, /id="registry"/);
});

test('Late data does not delay a page, and errors are not passed on as data', async () => {
  const never = await openGateway(HEALTHY, () => new Promise(() => undefined));
  assert.match((await never('/')).body, /without<\/title>/);
  const failing = await openGateway(HEALTHY, async () => ({ status: 500, body: { message: 'broken' } }));
  assert.doesNotMatch((await failing('/')).body, /broken/);
  const throwing = await openGateway(HEALTHY, () => Promise.reject(new Error('closed')));
  assert.match((await throwing('/')).body, /without<\/title>/);
});

test('A failing first-page module leaves the page without preloaded data', async () => {
  for (const module of [
    'throw new Error("on load")',
    'export const findPage = () => { throw new Error("later") }',
    '{',
  ]) {
    const ask = await openGateway(module);
    const { body, statusCode } = await ask('/');
    assert.equal(statusCode, 200);
    assert.match(body, /<title data-first-page>Our shop<\/title>/);
    assert.match(body, /id="registry"/);
  }
});

test('A first-page module does not run after it was changed on disk', async () => {
  const { store, publish } = await createReleases();
  await publish(SHELL, '1', {});
  await publish('shop', '1', { area: shopArea }, { 'first-page.mjs': HEALTHY });
  await flip(store, { [SHELL]: '1', shop: '1' }, BY);
  const file = path.join(store.folderOf('shop', '1'), 'first-page.mjs');
  await appendFile(file, 'globalThis.tampered = true;');
  const log: string[] = [];
  const { ask } = await openDoorBefore(store, { log: (line) => log.push(line) });
  assert.match((await ask('/')).body, /<title data-first-page>Our shop<\/title>/);
  assert.equal('tampered' in globalThis, false);
  assert.match(log.join(''), /first-page\.mjs of shop 1 was changed after it was signed/);
});

test('An area without a first-page module is served', async () => {
  const ask = await openGateway(HEALTHY);
  const { body } = await ask('/vendor/orders');
  assert.match(body, /<title data-first-page>Our shop<\/title>/);
  assert.doesNotMatch(body, /first-responses/);
});

test('robots.txt names the sitemap and disallows areas with a sign-in', async () => {
  const ask = await openGateway(HEALTHY);
  const { body } = await ask('/robots.txt');
  assert.equal(body, 'User-agent: *\nDisallow: /api/\nDisallow: /vendor\nSitemap: https://balsam.test/sitemap.xml\n');
});

test('The sitemap lists every page in both languages', async () => {
  const ask = await openGateway(HEALTHY);
  assert.match((await ask('/sitemap.xml')).body, /<loc>https:\/\/balsam\.test\/sitemap-pages\.xml<\/loc>/);
  const part = await ask('/sitemap-pages.xml');
  assert.match(String(part.headers['content-type']), /^application\/xml/);
  assert.match(part.body, /<loc>https:\/\/balsam\.test\/shop\?a=1&amp;b=2<\/loc><lastmod>2026-11-21<\/lastmod>/);
  assert.match(part.body, /hreflang="ar" href="https:\/\/balsam\.test\/shop\?a=1&amp;b=2&amp;lang=ar"/);
  assert.equal((await ask('/sitemap-nothing.xml')).statusCode, 404);
});

test('security.txt names the contact that the shop shows', async () => {
  const contact = { emails: ['care@shop.example', 'sales@shop.example'] };
  const ask = await openGateway(HEALTHY, async () => ({ status: 200, body: { data: { contact } } }));
  const { body, headers } = await ask('/.well-known/security.txt');
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  assert.match(body, /^Contact: mailto:care@shop\.example$/m);
  assert.match(body, /^Canonical: https:\/\/balsam\.test\/\.well-known\/security\.txt$/m);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  assert.ok(days > 29 && days < 365, `${days} days`);
});

test('Without a contact, there is no security.txt', async () => {
  const ask = await openGateway(HEALTHY, async () => ({ status: 200, body: { data: { contact: { emails: [] } } } }));
  assert.equal((await ask('/.well-known/security.txt')).statusCode, 404);
});

test('While the contact is unknown, security.txt returns 503 instead of 404', async () => {
  for (const status of [429, 503]) {
    const ask = await openGateway(HEALTHY, async () => ({ status, body: { success: false } }));
    const { statusCode, headers } = await ask('/.well-known/security.txt');
    assert.deepEqual([statusCode, headers['retry-after'], headers['cache-control']], [503, '30', 'no-store']);
  }
});

test('An unchanged registry is not sent again', async () => {
  const { store, publish } = await createReleases();
  for (const version of ['1', '2']) await publish('shop', version, { area: shopArea });
  await publish(SHELL, '1', {});
  await flip(store, { [SHELL]: '1', shop: '1' }, BY);
  const { ask } = await openDoorBefore(store);
  const first = await ask('/registry.json');
  assert.equal(first.headers['cache-control'], 'no-cache');
  assert.equal(first.headers.vary, 'Cookie');
  const known = { 'if-none-match': `"another", ${String(first.headers.etag)}` };
  const again = await ask('/registry.json', '', known);
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
  await flip(store, { shop: '2' }, BY);
  const changed = await ask('/registry.json', '', known);
  assert.equal(changed.statusCode, 200);
  assert.equal(changed.json<{ areas: { version: string }[] }>().areas[0]?.version, '2');
});
